import { expect, test } from 'vitest';
import { readCardToken } from './card-token.ts';

const ours = 'https://shop.test';

test('a token is accepted only from the provider’s page', () => {
  const data = { type: 'card_token', card_token: 'tok_1' };
  expect(readCardToken({ data, origin: ours }, ours)).toBe('tok_1');
  expect(readCardToken({ data, origin: 'https://evil.test' }, ours)).toBeNull();
});

test('other messages are ignored', () => {
  for (const data of [null, 'card_token', { type: 'card_form_ready' }, { type: 'card_token' }]) {
    expect(readCardToken({ data, origin: ours }, ours)).toBeNull();
  }
});
