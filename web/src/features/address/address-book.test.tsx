import type { AddressEntry } from '@hammerdock/contract/shapes/person.ts';
import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { AddressBook } from './address-book.tsx';
import { entryChecks, lineOf, toEntry } from './entry.ts';

const entry = (changes: Partial<AddressEntry>): AddressEntry => ({
  id: 'a1',
  first_name: 'Ann',
  last_name: 'Smith',
  address1: '2 Elm Street',
  address2: '',
  city: 'Smyrna',
  state: 'GA',
  zip: '30080',
  latitude: 33.88,
  longitude: -84.5,
  is_primary: 0,
  status: 'active',
  ...changes,
});

async function shown(address_details: readonly AddressEntry[]) {
  const answer = { userData: { user_id: 'u1', address_details } };
  const { render } = await openStage({
    cached: [[['account.getUserProfileDetails', {}], answer]],
  });
  return textOfHtml(render(<AddressBook />));
}

test('the default address has a badge, and the one of the profile is changed there', async () => {
  const other = { address1: '5 Oak Lane', address2: 'Apt 4', is_primary: 1 } as const;
  expect(await shown([entry({ id: 'u1' }), entry(other)])).toBe(
    'My Addresses Ann Smith 2 Elm Street, Smyrna, GA 30080 From your profile Make default ' +
      'Ann Smith Default 5 Oak Lane, Apt 4, Smyrna, GA 30080 Edit Delete Add new address',
  );
});

test('no address can be added to a full book', async () => {
  const full = Array.from({ length: 11 }, (_, index) => entry({ id: `a${index}` }));
  expect(await shown(full.slice(1))).toContain('Add new address');
  expect(await shown(full)).not.toContain('Add new address');
});

test('a saved address fits the form, whose names are checked like the profile’s', () => {
  const { first_name, zip, country } = toEntry(entry({}));
  expect({ first_name, zip, country }).toEqual({ first_name: 'Ann', zip: '30080', country: 'US' });
  expect(entryChecks.first_name('')).toBe('First Name is Required!');
  expect(lineOf(entry({ address2: 'Apt 4' }))).toBe('2 Elm Street, Apt 4, Smyrna, GA 30080');
});
