import { expect, test } from 'vitest';
import { codeAmongWords, codeOf } from './code.ts';

test('a label is one code with and without LPN, however it is written', () => {
  for (const text of ['LPNHD010100012', 'hd010100012', ' lpn-HD 0101 00012 ', 'LPN: HD010100012']) {
    expect([text, codeOf(text)]).toEqual([text, 'hd010100012']);
  }
});

test('a product code is one code with and without spaces, dashes and leading zeros', () => {
  for (const text of ['012345678905', '0-12345-67890-5', '0 12345 67890 5', '0012345678905']) {
    expect([text, codeOf(text)]).toEqual([text, '12345678905']);
  }
});

test('only leading zeros of digits alone fall away, and only a leading LPN', () => {
  for (const text of ['1001', '00ab', '00ab12', 'ab00', '007a', 'hd0lpn1']) {
    expect([text, codeOf(text)]).toEqual([text, text]);
  }
});

test('what has no letter or digit, or far too many, is no code', () => {
  for (const text of ['', ' - ', '%_', '😀', 'x'.repeat(61)]) {
    expect([text, codeOf(text)]).toEqual([text, null]);
  }
  expect(codeOf('x'.repeat(60))).toBe('x'.repeat(60));
  expect(codeOf('LPN')).toBe('lpn');
  expect(codeOf('000')).toBe('0');
});

test('words count as a code only if they could be one', () => {
  expect(codeAmongWords('AB-12')).toBe('ab12');
  expect(codeAmongWords('a-12')).toBe('a12');
  expect(codeAmongWords('cordless drill')).toBeNull();
  expect(codeAmongWords('4k')).toBeNull();
});
