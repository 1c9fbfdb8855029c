import { expect, test } from 'vitest';
import { isLabelAddress, labelAddress, photoAddress } from './lot-pictures.ts';

test('a photo has an address that changes with its content', () => {
  expect(photoAddress('sofa-teal-front-1a2b3c4d')).toBe('/pictures/sofa-teal-front-1a2b3c4d.webp');
});

test.each([
  '',
  'sofa-teal-front',
  '../1a2b3c4d',
  'SOFA-1a2b3c4d',
  `${'a'.repeat(65)}-1a2b3c4d`,
  'sofa-1a2b3c4d/x',
])('%o is not the name of a photo', (name) => {
  expect(photoAddress(name)).toBeNull();
});

test('a label is not a photo', () => {
  expect(isLabelAddress(labelAddress('LPNHD000100042') ?? '')).toBe(true);
  expect(isLabelAddress(photoAddress('sofa-teal-front-1a2b3c4d') ?? '')).toBe(false);
  for (const label of ['../etc', '../LPN0042', 'LPN0042/x']) {
    expect([label, labelAddress(label)]).toEqual([label, null]);
  }
});
