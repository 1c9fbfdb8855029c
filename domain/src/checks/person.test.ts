import { expect, test } from 'vitest';
import { checkEmail } from './email.ts';
import { checkFirstName } from './person.ts';
import { phoneInE164 } from './phone.ts';

const LOCAL = 'l'.repeat(64);
const LABEL = 'd'.repeat(63);
/** 64 + 1 + 63 + 1 + 63 + 1 + 57 + 4 = 254 characters. */
const LONGEST = `${LOCAL}@${LABEL}.${LABEL}.${'d'.repeat(57)}.com`;

test.each(['a@b.co', `${LOCAL}@example.com`, `ann@${LABEL}.com`, LONGEST])(
  'accepts the email address %s',
  (email) => expect(checkEmail(email)).toBeNull(),
);

test.each([
  'ann',
  '@example.com',
  'ann@',
  'ann@example.com@example.com',
  'ann@example.com@',
  `l${LOCAL}@example.com`,
  `ann@d${LABEL}.com`,
  LONGEST.replace('.com', 'd.com'),
  'ann@example.c1.1c',
  'ann@example.com.1',
])('rejects the email address %s', (email) => {
  expect(checkEmail(email)).toBe('Invalid email format');
});

test('spaces around a name do not count', () => {
  expect(checkFirstName(' Ann ')).toBeNull();
  expect(checkFirstName(' A ')).toBe('Mininum 2 characters');
});

test('a phone number of the United States has ten digits after its country code', () => {
  expect(phoneInE164('1-404-555-0100')).toBe('+14045550100');
  expect(phoneInE164('404-555-0100')).toBe('+14045550100');
  for (const phone of [
    '1404555010',
    '2404-555-01000',
    '24045550100',
    '14045550',
    '1 140 455 5010',
  ]) {
    expect([phone, phoneInE164(phone)]).toEqual([phone, null]);
  }
});
