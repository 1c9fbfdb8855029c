// Entries of the address book, for forms and as text.
import type { AddressEntry } from '@hammerdock/contract/shapes/person.ts';
import { checkFirstName, checkLastName } from '@hammerdock/domain/checks/person.ts';
import { addressChecks, NO_ADDRESS, type Address } from './address.ts';

export interface Entry extends Address {
  readonly first_name: string;
  readonly last_name: string;
}

export const NO_ENTRY: Entry = { ...NO_ADDRESS, first_name: '', last_name: '' };

export const entryChecks = {
  ...addressChecks,
  first_name: checkFirstName,
  last_name: checkLastName,
};

export const toEntry = (saved: AddressEntry): Entry => ({
  first_name: saved.first_name,
  last_name: saved.last_name,
  address1: saved.address1,
  address2: saved.address2,
  city: saved.city,
  state: saved.state,
  zip: saved.zip,
  country: 'US',
  latitude: saved.latitude,
  longitude: saved.longitude,
});

export const lineOf = ({ address1, address2, city, state, zip }: AddressEntry): string =>
  `${[address1, address2, city].filter((part) => part !== '').join(', ')}, ${state} ${zip}`;
