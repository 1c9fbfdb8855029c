import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import { expect, test } from 'vitest';
import { CallError, textOf, UNAVAILABLE } from './call-error.ts';

test('an outage is shown with its sentence, also after the error has lost its class', () => {
  expect(UNAVAILABLE).toBe(sentenceOf('Unavailable'));
  expect(textOf(new Error(UNAVAILABLE))).toBe(UNAVAILABLE);
  expect(textOf(new Error('x is undefined'))).toBe('Something went wrong!');
  const refused = { code: 'NotFound', statusText: 'Not here.', facts: {}, fieldErrors: {} };
  expect(textOf(new CallError(refused))).toBe('Not here.');
});
