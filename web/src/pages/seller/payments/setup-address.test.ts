import { expect, test } from 'vitest';
import { readBankAddress } from './setup-address.ts';

test.each([
  [{}, {}],
  [
    { page: 2, setup: 'done' },
    { page: 2, setup: 'done' },
  ],
  [{ setup: 'expired' }, { setup: 'expired' }],
  [{ setup: 'paid', page: 0 }, {}],
  [{ setup: ['done'] }, {}],
])('the address of payouts with %o is read as %o', (search, expected) => {
  expect(readBankAddress(search)).toEqual(expected);
});
