import { expect, test } from 'vitest';
import { shortened } from './description.ts';

test('a text of 200 characters is shown whole, a longer one is cut', () => {
  expect(shortened('a'.repeat(200))).toBe(null);
  expect(shortened('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`);
});
