import { expect, test } from 'vitest';
import { readInvoicesAddress } from './invoices-address.ts';

const ID = '0198c0de-0000-7000-8000-000000000001';

test('the address names the page, the receipt that was just paid, and its payment', () => {
  expect(readInvoicesAddress({ paid: ID, payment: ID })).toEqual({ paid: ID, payment: ID });
  expect(readInvoicesAddress({ paid: ID, payment: 'x' })).toEqual({ paid: ID });
  expect(readInvoicesAddress({ page: '2', paid: ID })).toEqual({ page: 2, paid: ID });
  expect(readInvoicesAddress({ paid: 'x' })).toEqual({});
  expect(readInvoicesAddress({ paid: [ID] })).toEqual({});
});
