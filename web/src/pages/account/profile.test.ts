import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { expect, test } from 'vitest';
import type { addressChecks } from '../../features/address/address.ts';
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
  latitude: null,
  longitude: null,
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

type Field = 'first_name' | 'last_name' | 'username' | 'phone' | keyof typeof addressChecks;
const LETTERS = 'Only alphabets are allowed for this field';
const WRONG_NUMBER = 'Please enter correct mobile number';
const unusable = (sign: string) =>
  `“${sign}” can’t be used here. Use only letters, numbers, spaces and - , . # ( ) /`;

const REFUSED: readonly (readonly [field: Field, typed: string, error: string])[] = [
  ['first_name', '', 'First Name is Required!'],
  ['first_name', 'Ann3', LETTERS],
  ['first_name', 'A', 'Mininum 2 characters'],
  ['first_name', 'x'.repeat(16), 'Maximum 15 characters'],
  ['last_name', '', 'Last Name is Required!'],
  ['last_name', 'O_Hara', LETTERS],
  ['last_name', 'O', 'Mininum 2 characters'],
  ['last_name', 'x'.repeat(16), 'Maximum 15 characters'],
  ['username', '', 'Required'],
  ['username', 'a b', 'White space not allowed'],
  ['username', 'a', 'Mininum 2 characters'],
  ['username', 'x'.repeat(51), 'Maximum 50 characters'],
  ['phone', '', 'Required'],
  ['phone', '404-555-1234x', 'Only numbers are allowed'],
  ['phone', '404-555-123', WRONG_NUMBER],
  ['phone', '+1404555123', WRONG_NUMBER],
  ['address1', '', 'Required'],
  ['address1', 'One & two', unusable('&')],
  ['address1', 'x'.repeat(251), 'Maximum 250 characters'],
  ['address2', '<b>', unusable('<')],
  ['address2', 'x'.repeat(251), 'Maximum 250 characters'],
  ['city', '', 'Required'],
  ['state', '', 'Required'],
  ['zip', '', 'Required'],
  ['zip', '30O30', 'Only numbers are allowed'],
  ['zip', '300301', 'Maximum 5 Characters'],
  ['zip', '3003', 'Enter the 5 digits of the ZIP code'],
  ['zip', '00000', 'No ZIP code begins with 000'],
  ['city', '12345', 'Enter the name of a city'],
];

const TAKEN: readonly (readonly [field: Field, typed: string])[] = [
  ['first_name', 'Jo'],
  ['first_name', 'x'.repeat(15)],
  ['last_name', 'van der Berg'],
  ['username', 'ab'],
  ['username', 'x'.repeat(50)],
  ['phone', '404-555-1234'],
  ['phone', '+1 (404) 555-1234'],
  ['address1', '12 Oak St., Unit #5 (rear) - B'],
  ['address1', 'x'.repeat(250)],
  ['address2', ''],
  ['address2', 'x'.repeat(250)],
  ['zip', '30030'],
];

test.each(REFUSED)('AUTH-08 S5 %s = "%s" has the error "%s"', (field, typed, error) => {
  expect(checksFor(user)[field](typed, { ...profile, [field]: typed })).toBe(error);
});

test.each(TAKEN)('AUTH-08 S5 %s = "%s" has no error', (field, typed) => {
  expect(checksFor(user)[field](typed, { ...profile, [field]: typed })).toBeNull();
});

test('an address saved before is neither checked nor sent until it is changed', () => {
  const before = { ...user, city: '12345', zip: '3003' };
  const renamed = { ...profileOf(before), first_name: 'Ann' };
  const checks = checksFor(before);
  expect([checks.city('12345', renamed), checks.zip('3003', renamed)]).toEqual([null, null]);
  expect(restOf(renamed, before)).toEqual({ first_name: 'Ann', last_name: 'Buyer' });
  const moved = { ...renamed, address1: '2 Dock Street' };
  expect(checks.city('12345', moved)).not.toBeNull();
  expect(checks.zip('3003', moved)).not.toBeNull();
});

test('username, phone and password are not part of the rest', () => {
  expect(Object.keys(restOf({ ...profile, address1: '2 Dock Street' }, user)).toSorted()).toEqual([
    'address1',
    'address2',
    'city',
    'country',
    'first_name',
    'last_name',
    'latitude',
    'longitude',
    'state',
    'zip',
  ]);
});
