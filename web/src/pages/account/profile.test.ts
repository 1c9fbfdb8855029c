import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { expect, test } from 'vitest';
import { checksFor, isNewPhone, needsPassword, profileOf, restOf } from './profile.ts';

// The fields that a profile reads.
const user = {
  username: 'bea',
  first_name: 'Bea',
  last_name: 'Buyer',
  phone: '(404) 555-1234',
  address1: '1 Dock Street',
  address2: '',
  state: 'GA',
  city: 'Decatur',
  zip: '30030',
} as Partial<UserData> as UserData;

const profile = profileOf(user);

test('the form starts with the phone in the format of its field', () => {
  expect(profile.phone).toBe('+14045551234');
  expect(profileOf({ ...user, phone: 'unknown' }).phone).toBe('unknown');
});

test('a phone in another spelling is not a new one', () => {
  expect(isNewPhone({ ...profile, phone: '404-555-1234' }, user)).toBe(false);
  expect(isNewPhone({ ...profile, phone: '+14045551235' }, user)).toBe(true);
});

test('only a new username or phone needs the password', () => {
  expect(needsPassword({ ...profile, city: 'Smyrna' }, user)).toBe(false);
  expect(needsPassword({ ...profile, username: 'beata' }, user)).toBe(true);
  expect(needsPassword({ ...profile, phone: '+14045551235' }, user)).toBe(true);
  const check = checksFor(user).current_password;
  expect(check('', profile)).toBeNull();
  expect(check('', { ...profile, username: 'beata' })).not.toBeNull();
  expect(check('secret', { ...profile, username: 'beata' })).toBeNull();
});

test('username, phone and password are not part of the rest', () => {
  expect(Object.keys(restOf(profile)).toSorted()).toEqual([
    'address1',
    'address2',
    'city',
    'country',
    'first_name',
    'last_name',
    'state',
    'zip',
  ]);
});
