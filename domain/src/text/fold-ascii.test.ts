import { expect, test } from 'vitest';
import { foldAscii } from './fold-ascii.ts';

test('SF6: folds A to Z and leaves all other characters unchanged', () => {
  expect(foldAscii('Ada.LOVELACE+1@Example.COM')).toBe('ada.lovelace+1@example.com');
  expect(foldAscii('\u212A \u0130 É ß')).toBe('\u212A \u0130 É ß');
});
