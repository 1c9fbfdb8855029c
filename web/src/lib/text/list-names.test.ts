import { expect, test } from 'vitest';
import { listNames } from './list-names.ts';

test('names are listed in quotation marks', () => {
  expect(listNames([], 'and')).toBe('');
  expect(listNames(['sofa'], 'and')).toBe('“sofa”');
  expect(listNames(['sofa', 'couch'], 'or')).toBe('“sofa” or “couch”');
  expect(listNames(['a', 'b', 'c'], 'and')).toBe('“a”, “b” and “c”');
});
