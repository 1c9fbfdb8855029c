import { expect, test } from 'vitest';
import { expiryOf } from './expiry.ts';
import { phoneOf } from './phone-of.ts';
import { UploadError } from './upload-error.ts';

test('the expiry of a card has two digits for the month', () => {
  expect(expiryOf({ exp_month: 4, exp_year: 2031 })).toBe('04/2031');
  expect(expiryOf({ exp_month: 12, exp_year: 2031 })).toBe('12/2031');
});

test('a stored phone number is formatted, and other spellings are not changed', () => {
  expect(phoneOf('+14045551234')).toBe('(404) 555-1234');
  expect(phoneOf('+4930123456')).toBe('+4930123456');
  expect(phoneOf('+140455512345')).toBe('+140455512345');
});

test('MISC-08 only a forbidden upload is removed from the list', () => {
  expect(new UploadError('No.', { status: 403 }).remove).toBe(true);
  expect(new UploadError('No.', { status: 500 }).remove).toBe(false);
  expect(new UploadError('No.', { status: null }).remove).toBe(false);
});
