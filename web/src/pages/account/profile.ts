// A profile while it is edited: the changed fields are saved in the order of S4.
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { checkPlace } from '@hammerdock/domain/checks/address.ts';
import { filled, type Complaint } from '@hammerdock/domain/checks/check.ts';
import { checkFirstName, checkLastName, checkUsername } from '@hammerdock/domain/checks/person.ts';
import { checkPhone, phoneInE164 } from '@hammerdock/domain/checks/phone.ts';
import type { Sent } from '../../api/calls.ts';
import { addressChecks, type Address } from '../../features/address/address.ts';

export interface Profile extends Address {
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly phone: string;
  /** Required when the username or phone changes (SF10). */
  readonly current_password: string;
}

const profileChecks = {
  ...addressChecks,
  first_name: checkFirstName,
  last_name: checkLastName,
  username: checkUsername,
  phone: checkPhone,
};

/** With the password when it is required; an address saved before stays as it is. */
export const checksFor = (user: UserData) => ({
  ...profileChecks,
  city: (city: string, typed: Profile): Complaint =>
    isNewAddress(typed, user) ? profileChecks.city(city) : checkPlace(city),
  zip: (zip: string, typed: Profile): Complaint =>
    isNewAddress(typed, user) ? profileChecks.zip(zip) : checkPlace(zip),
  current_password: (password: string, typed: Profile): Complaint =>
    needsPassword(typed, user) ? filled(password) : null,
});

export const profileOf = (user: UserData): Profile => ({
  first_name: user.first_name,
  last_name: user.last_name,
  username: user.username,
  phone: phoneInE164(user.phone) ?? user.phone,
  current_password: '',
  address1: user.address1,
  address2: user.address2,
  country: 'US',
  state: user.state,
  city: user.city,
  zip: user.zip,
  latitude: user.latitude,
  longitude: user.longitude,
});

export const isNewPhone = (typed: Profile, user: UserData): boolean =>
  phoneInE164(typed.phone) !== phoneInE164(user.phone);

export const needsPassword = (typed: Profile, user: UserData): boolean =>
  typed.username !== user.username || isNewPhone(typed, user);

const ADDRESS = ['address1', 'address2', 'state', 'city', 'zip'] as const;

const isNewAddress = (typed: Profile, user: UserData): boolean =>
  ADDRESS.some((part) => typed[part] !== user[part]);

/** The changed fields except username and phone, which have their own calls. */
export function restOf(typed: Profile, user: UserData): Sent<'account.updateUserProfile'> {
  const { first_name, last_name, address1, address2, country, state, city, zip } = typed;
  const { latitude, longitude } = typed;
  const address = { address1, address2, country, state, city, zip, latitude, longitude };
  return { first_name, last_name, ...(isNewAddress(typed, user) ? address : {}) };
}
