import { expect, test } from 'vitest';
import { linksInText } from './links-in-text.ts';

test('an address in a sentence becomes a link without the period after it', () => {
  expect(linksInText('Open https://shop.test/reset?token=a.b_c. It works once.')).toEqual([
    { text: 'Open ', isLink: false },
    { text: 'https://shop.test/reset?token=a.b_c', isLink: true },
    { text: '. It works once.', isLink: false },
  ]);
});

test('a text without an address stays whole', () => {
  expect(linksInText('Your code is 123456.')).toEqual([
    { text: 'Your code is 123456.', isLink: false },
  ]);
  expect(linksInText('')).toEqual([]);
});
