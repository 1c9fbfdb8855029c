import { describe, expect, test } from 'vitest';
import {
  checkAddressLine1,
  checkAddressLine2,
  checkCity,
  checkPlace,
  checkZip,
  toAddressLine,
} from './address.ts';
import { bidAmountOf, readMoneyText } from './bid-amount.ts';
import { checkBidAmount, isTypedOut } from './bid-check.ts';
import { checkBillingLine, checkBillingName, checkBillingZip } from './billing.ts';
import { checkCouponCode, checkOptionalCode } from './codes.ts';
import { checkConfirmation, checkNewPassword, checkPassword, strengthOf } from './password.ts';
import { checkEmail } from './email.ts';
import { checkFirstName, checkLastName, checkUsername } from './person.ts';
import { checkPhone, phoneInE164 } from './phone.ts';

describe('the person', () => {
  test.each([
    ['', 'First Name is Required!'],
    ['  ', 'First Name is Required!'],
    ['Ann3', 'Only alphabets are allowed for this field'],
    ['A', 'Mininum 2 characters'],
    ['Maximilianissima', 'Maximum 15 characters'],
    ['Ann Marie', null],
    ['José', null],
    ["O'Brien", null],
    ['O’Brien', null],
    ["'t Hooft", null],
    ['Anne-Marie', null],
    ['J. R.', null],
    ['Łukasz', null],
    ['Zoe\u0308', null],
    ['-Ann', 'Only alphabets are allowed for this field'],
    ['. .', 'Only alphabets are allowed for this field'],
    ["''", 'Only alphabets are allowed for this field'],
    ['Ann_B', 'Only alphabets are allowed for this field'],
    ['<b>Ann', 'Only alphabets are allowed for this field'],
    ['Ann\nB', 'Only alphabets are allowed for this field'],
    ['Ann\u202EB', 'Only alphabets are allowed for this field'],
  ])('R73: a name %j results in %j', (name, complaint) => {
    expect(checkFirstName(name)).toBe(complaint);
    if (name.trim() !== '') expect(checkLastName(name)).toBe(complaint);
  });

  test('a missing last name has its own text', () => {
    expect(checkLastName('')).toBe('Last Name is Required!');
  });

  test.each([
    ['', 'Required'],
    ['a b', 'White space not allowed'],
    ['a', 'Mininum 2 characters'],
    ['x'.repeat(51), 'Maximum 50 characters'],
    ['ann\u0000b', 'Invisible characters not allowed'],
    ['ann\u202Enna', 'Invisible characters not allowed'],
    ['ann\u200Bb', 'Invisible characters not allowed'],
    ['ann_1', null],
    ['josé', null],
  ])('a username %j results in %j', (username, complaint) => {
    expect(checkUsername(username)).toBe(complaint);
  });

  test.each([
    ['', 'Required'],
    ['ann', 'Invalid email format'],
    ['ann@home', 'Invalid email format'],
    ['ann@@home.org', 'Invalid email format'],
    ['ann@home..org', 'Invalid email format'],
    ['<ann@home.org>', 'Invalid email format'],
    ['Ann <ann@home.org>', 'Invalid email format'],
    ['ann@[127.0.0.1]', 'Invalid email format'],
    ['ann@127.0.0.1', 'Invalid email format'],
    ['"ann b"@home.org', 'Invalid email format'],
    ['ann@home.org\r\nBcc: bob@home.org', 'Invalid email format'],
    ['ann\u0000@home.org', 'Invalid email format'],
    ['ann\u202E@home.org', 'Invalid email format'],
    ['ann\u200F@home.org', 'Invalid email format'],
    ['ric\u212A@home.org', 'Invalid email format'],
    ['ann,bob@home.org', 'Invalid email format'],
    ['ann;bob@home.org', 'Invalid email format'],
    ['.ann@home.org', 'Invalid email format'],
    ['ann..b@home.org', 'Invalid email format'],
    ['ann@-home.org', 'Invalid email format'],
    ['ann@home-.org', 'Invalid email format'],
    ['ann@home.org.', 'Invalid email format'],
    [`${'a'.repeat(65)}@home.org`, 'Invalid email format'],
    [`ann@${'a'.repeat(64)}.org`, 'Invalid email format'],
    [`ann@${'home.'.repeat(50)}org`, 'Invalid email format'],
    ['ann.b+lots@mail.home.org', null],
    ["o'brien_1@home.co.uk", null],
    ['ann@xn--mnchen-3ya.xn--p1ai', null],
  ])('an email %j results in %j', (email, complaint) => {
    expect(checkEmail(email)).toBe(complaint);
  });
});

describe('the phone', () => {
  test.each([
    ['', 'Required'],
    ['+1 404 call me', 'Only numbers are allowed'],
    ['4045550123', 'Please enter correct mobile number'],
    ['+1 404 555 012', 'Please enter correct mobile number'],
    ['+14045550123', null],
    ['(404) 555-0123', null],
  ])('a phone %j results in %j', (phone, complaint) => {
    expect(checkPhone(phone)).toBe(complaint);
  });

  test('every spelling of a phone is normalized to one', () => {
    const spellings = ['+1 (404) 555-0123', '404-555-0123', '1 404 555 0123'];
    expect(new Set(spellings.map(phoneInE164))).toEqual(new Set(['+14045550123']));
    expect(phoneInE164('+44 20 7946 0958')).toBeNull();
  });
});

describe('the password', () => {
  test('needs eight characters, and must differ from the old one', () => {
    expect(checkPassword('')).toBe('Required');
    expect(checkPassword('seven77')).toBe('Minimum 8 characters');
    expect(checkPassword('x'.repeat(129))).toBe('Maximum 128 characters');
    expect(checkNewPassword({ old: 'eight888', next: 'eight888' })).toBe(
      'New password must be different',
    );
    expect(checkNewPassword({ old: 'eight888', next: 'nine9999' })).toBeNull();
  });

  test('must match its confirmation', () => {
    expect(checkConfirmation({ password: 'a', confirmation: '' })).toBe('Required');
    expect(checkConfirmation({ password: 'a', confirmation: 'b' })).toBe('Passwords Not Match');
    expect(checkConfirmation({ password: 'a', confirmation: 'a' })).toBeNull();
  });

  test('is rated Weak, Fair, Good or Strong', () => {
    const words = ([0, 1, 2, 3, 4] as const).map(strengthOf);
    expect(words).toEqual(['Weak', 'Weak', 'Fair', 'Good', 'Strong']);
  });
});

describe('the address', () => {
  test('line 1 is required, line 2 is not; both allow plain characters only', () => {
    expect(checkAddressLine1('')).toBe('Required');
    expect(checkAddressLine2('')).toBeNull();
    expect(checkAddressLine1('12 Main St., Apt. #4 (rear) - B')).toBeNull();
    const allowed = 'letters, numbers, spaces and - , . # ( ) /';
    const naming = (sign: string) => `“${sign}” can’t be used here. Use only ${allowed}`;
    expect(checkAddressLine1('12 1/2 Elm Street')).toBeNull();
    expect(checkAddressLine2('Apt 4/5')).toBeNull();
    expect(checkAddressLine2('Apt 4\\5')).toBe(naming('\\'));
    expect(checkAddressLine2('<b>')).toBe(naming('<'));
    expect(checkAddressLine1('7 Elm 🏠 <')).toBe(naming('🏠'));
    expect(checkAddressLine1('7\tElm')).toBe(`Only ${allowed} are allowed`);
    expect(checkAddressLine1('x'.repeat(251))).toBe('Maximum 250 characters');
    expect(checkPlace(' ')).toBe('Required');
  });

  test.each([
    [' ', 'Required'],
    ['12345', 'Enter the name of a city'],
    ['29 Palms', null],
    ['St. Mary’s', null],
  ])('a city %j results in %j', (city, complaint) => {
    expect(checkCity(city)).toBe(complaint);
  });

  test('a street of a map is written in these characters', () => {
    const street = toAddressLine('2/4 O’Hara & Main St (rear)');
    expect(street).toBe('2/4 OHara Main St (rear)');
    expect(checkAddressLine1(street)).toBeNull();
  });

  test.each([
    ['', 'Required'],
    ['30O30', 'Only numbers are allowed'],
    ['300301', 'Maximum 5 Characters'],
    ['30030-1234', 'Only numbers are allowed'],
    ['3003', 'Enter the 5 digits of the ZIP code'],
    ['00000', 'No ZIP code begins with 000'],
    ['96999', null],
    ['30030', null],
  ])('a zip %j results in %j', (zip, complaint) => {
    expect(checkZip(zip)).toBe(complaint);
  });

  test.each([
    ['', 'Required'],
    [' ', 'Required'],
    ['A', 'Mininum 2 characters'],
    ['x'.repeat(16), 'Maximum 15 characters'],
    ['x'.repeat(15), null],
    ['Jo', null],
  ])('a billing name %j results in %j', (name, complaint) => {
    expect(checkBillingName(name)).toBe(complaint);
  });

  test('a line of a billing address is required', () => {
    expect(checkBillingLine(' ')).toBe('Required');
    expect(checkBillingLine('x'.repeat(251))).toBe('Maximum 250 characters');
    expect(checkBillingLine('1 Main Street')).toBeNull();
  });

  test.each([
    ['', 'Required'],
    ['303', 'Invalid zip code'],
    ['303300303', 'Invalid zip code'],
    ['3033', null],
    ['30330030', null],
  ])('a billing zip code %j results in %j', (zip, complaint) => {
    expect(checkBillingZip(zip)).toBe(complaint);
  });
});

describe('codes', () => {
  test('a coupon to apply is required; a code at registration is optional', () => {
    expect(checkCouponCode(' ')).toBe('Enter coupon code');
    expect(checkCouponCode('x'.repeat(41))).toBe('Maximum 40 characters');
    expect(checkCouponCode('WELCOME10')).toBeNull();
    expect(checkOptionalCode('')).toBeNull();
    expect(checkOptionalCode('x'.repeat(41))).toBe('Maximum 40 characters');
  });
});

describe('the bid box', () => {
  test('accepts digits, one separator and two decimals', () => {
    for (const valid of ['', '12', '12.', '12.5', '12,50', '.5']) {
      expect(readMoneyText(valid)).toBe(valid);
    }
    for (const invalid of ['-1', '1.234', '1.2.3', '1e3', '1,2345', '1,50.00', 'abc']) {
      expect(readMoneyText(invalid)).toBeNull();
    }
    expect(bidAmountOf('12,5')).toBe(1_250);
  });

  test.each([
    ['$5', '5'],
    [' 1 000 ', '1000'],
    ['1,500', '1500'],
    ['$1,500.00', '1500.00'],
    ['1500,000', '1500000'],
    ['12,345,678.9', '12345678.9'],
  ])('reads %s as %s, with thousands separators', (given, read) => {
    expect(readMoneyText(given)).toBe(read);
  });

  test('drops thousands commas while typing', () => {
    const type = (keys: string) =>
      keys.split('').reduce((text, key) => readMoneyText(text + key) ?? text, '');
    expect(type('1,500')).toBe('1500');
    expect(type('1,234,567.89')).toBe('1234567.89');
    expect(type('12,50')).toBe('12,50');
  });

  test('requires a bid, and a sufficient one', () => {
    expect(checkBidAmount('', 250)).toBe('Enter Bid');
    expect(checkBidAmount(' ', 250)).toBe('Enter Bid');
    expect(checkBidAmount('2.49', 250)).toBe('Min bid $2.50');
    expect(checkBidAmount('.', 250)).toBe('Min bid $2.50');
    expect(checkBidAmount('2.50', 250)).toBeNull();
  });

  test('R10 refuses a bid above the highest one', () => {
    expect(checkBidAmount('1000000', 250)).toBeNull();
    for (const typed of ['1000000.01', '99999999', '9'.repeat(13), '9'.repeat(40)])
      expect(checkBidAmount(typed, 250)).toBe('Bid $1,000,000.00 or less.');
  });
});

test.each([
  ['5', 5_200, false],
  ['51', 5_200, true],
  ['5.', 5_200, true],
  ['9,5', 5_200, true],
  ['99', 10_000, false],
  ['100', 10_000, true],
  ['', 100, false],
])('%s of at least %i cents is typed out: %s', (text, leastCents, expected) => {
  expect(isTypedOut(text, leastCents)).toBe(expected);
});
