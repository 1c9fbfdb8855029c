import { expect, test } from 'vitest';
import { maskName } from './mask.ts';

test.each([
  ['xavier', 'x****r'],
  ['ann', 'a****n'],
  ['maximilian', 'm****n'],
  ['Åsa', 'Å****a'],
  [' xavier ', 'x****r'],
  ['jo', '****'],
  ['j', '****'],
  ['', '****'],
])('R48 %j is shown as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
