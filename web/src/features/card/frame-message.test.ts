import { expect, test } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

const ours = 'https://shop.test';

test('a token is accepted only from the provider’s page', () => {
  const data = { type: 'card_token', card_token: 'tok_1' };
  expect(readFrameMessage({ data, origin: ours }, ours)).toEqual(data);
  expect(readFrameMessage({ data, origin: 'https://evil.test' }, ours)).toBeNull();
});

test('the page reports that it refused its fields', () => {
  const data = { type: 'card_form_refused', other: 1 };
  expect(readFrameMessage({ data, origin: ours }, ours)).toEqual({ type: 'card_form_refused' });
});

test('the page reports its height, up to a limit', () => {
  const reported = (height: unknown) =>
    readFrameMessage({ data: { type: 'card_form_height', height }, origin: ours }, ours);
  expect(reported(412)).toEqual({ type: 'card_form_height', height: 412 });
  expect(reported(1e9)).toEqual({ type: 'card_form_height', height: 2000 });
  expect(reported('412')).toBeNull();
});

test('other messages are ignored', () => {
  for (const data of [null, 'card_token', { type: 'card_form_ready' }, { type: 'card_token' }]) {
    expect(readFrameMessage({ data, origin: ours }, ours)).toBeNull();
  }
});
