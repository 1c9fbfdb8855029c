import { expect, test } from 'vitest';
import { headerLine } from './header-line.ts';

test.each([
  ['Re: plug\r\nBcc: victim@example.com', 'Re: plug Bcc: victim@example.com'],
  ['one\u2028two\u2029three\u0085four\u0000', 'one two three four'],
  ['pay \u202Egnp.exe\u202C \u2066now\u2069', 'pay  gnp.exe   now'],
  ['\ud800broken', 'broken'],
  ['José 👩‍🔧 – 5 % off', 'José 👩‍🔧 – 5 % off'],
])('S27 SF14: %j becomes the single line %j', (text, line) => {
  expect(headerLine(text)).toBe(line);
});
