import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test('replaces line breaks and other control characters by one space each run', () => {
  expect(oneLine('Leave at\r\n\tthe door')).toBe('Leave at the door');
  expect(oneLine(' \n Dock 4\u0000 ')).toBe('Dock 4');
  expect(oneLine('two  spaces stay')).toBe('two  spaces stay');
});
