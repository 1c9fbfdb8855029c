import type { SavedBank, SavedCard } from '@hammerdock/contract/shapes/card.ts';
import { expect, test } from 'vitest';
import { actionsOf } from './source-actions.ts';

const address = {
  line1: '1 Dock Street',
  line2: '',
  city: 'Decatur',
  state: 'GA',
  postal_code: '30030',
  country: 'US',
} as const;
const card: SavedCard = {
  id: 'card',
  object: 'card',
  brand: 'Visa',
  last4: '4242',
  name: 'Pat Example',
  exp_month: 12,
  exp_year: 2044,
  is_primary: 0,
  expired: false,
  address,
};
const bank: SavedBank = {
  id: 'bank',
  object: 'bank_account',
  bank_name: 'Test Bank',
  last4: '6789',
  routing_number: '110000000',
  status: 'new',
  verified_by: 'amounts',
  verification_url: null,
  name: 'Pat Example',
  is_primary: 0,
  address,
};

test.each([
  ['the primary card', { ...card, is_primary: 1 } as const, 2, ['update']],
  ['an only card', card, 1, ['update']],
  ['another card', card, 2, ['update', 'default', 'delete']],
  ['a new bank account', bank, 1, ['verify', 'delete']],
  ['a verified one', { ...bank, status: 'verified' } as const, 2, ['default', 'delete']],
  ['a primary one', { ...bank, status: 'verified', is_primary: 1 } as const, 2, []],
  ['one that failed', { ...bank, status: 'failed' } as const, 1, ['delete']],
])('CARD-02 CARD-08 %s can be changed in these ways', (_, source, count, actions) => {
  expect(actionsOf(source, count)).toEqual(actions);
});
