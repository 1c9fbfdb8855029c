import { expect, test } from 'vitest';
import { readOutboxAddress } from './outbox-address.ts';

test('a phone number in the address is read as text', () => {
  expect(readOutboxAddress({ recipient: 14045551234 })).toEqual({ recipient: '14045551234' });
  expect(readOutboxAddress({ recipient: ' +14045551234 ' })).toEqual({ recipient: '+14045551234' });
});

test('invalid values fall back to all recipients, newest first', () => {
  for (const invalid of [{}, { recipient: '' }, { recipient: {} }, { page: 'x' }, { page: 1 }]) {
    expect(readOutboxAddress(invalid)).toEqual({});
  }
  expect(readOutboxAddress({ page: 2 })).toEqual({ page: 2 });
});
