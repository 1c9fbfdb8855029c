import { expect, test } from 'vitest';
import { pictureAt, pictureSources } from './picture.ts';

const SOFA = '/pictures/sofa-2-front-1a2b3c4d.webp';

test('a size has an address of its own; the widest is the picture itself', () => {
  expect(pictureAt(SOFA, 320)).toBe('/pictures/320/sofa-2-front-1a2b3c4d.webp');
  expect(pictureAt(SOFA, 1000)).toBe(SOFA);
});

test('a browser chooses among all sizes', () => {
  expect(pictureSources(SOFA)).toBe(
    '/pictures/320/sofa-2-front-1a2b3c4d.webp 320w, ' +
      `/pictures/640/sofa-2-front-1a2b3c4d.webp 640w, ${SOFA} 1000w`,
  );
});

test('what people have uploaded has sizes too', () => {
  expect(pictureAt('/uploads/0199-aa.webp', 640)).toBe('/uploads/640/0199-aa.webp');
});

test('what has no sizes is left alone', () => {
  const elsewhere = 'https://elsewhere.example/pictures/a.webp';
  for (const address of ['/pictures/washer-3.svg', '/pictures/a.webp?1', elsewhere, '']) {
    expect([pictureAt(address, 320), pictureSources(address)]).toEqual([address, undefined]);
  }
});
