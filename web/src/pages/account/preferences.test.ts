import { expect, test } from 'vitest';
import { isChosen, isOffered, isSame, withChoice } from './preferences.ts';

const kind = { id: 7, name: 'Outbid', email_flag: 1, sms_flag: 1, mandatory: 0 } as const;

test('NTF-01 a checkbox is hidden without an email flag; for texts only in Trending now', () => {
  expect(isOffered(kind, 'email')).toBe(true);
  expect(isOffered({ ...kind, email_flag: 0 }, 'email')).toBe(false);
  expect(isOffered({ ...kind, email_flag: 0 }, 'sms')).toBe(true);
  expect(isOffered({ ...kind, sms_flag: 0 }, 'sms')).toBe(true);
  expect(isOffered({ ...kind, name: 'Trending now' }, 'sms')).toBe(true);
  expect(isOffered({ ...kind, name: 'Trending now', sms_flag: 0 }, 'sms')).toBe(false);
});

test('NTF-01 the choices are sent as two strings of numbers', () => {
  const nothing = { email: '', sms: '' };
  const one = withChoice(nothing, { channel: 'email', id: 10, wanted: true });
  const two = withChoice(one, { channel: 'email', id: 2, wanted: true });
  expect(two).toEqual({ email: '2,10', sms: '' });
  expect(isChosen(two, 'email', 2)).toBe(true);
  expect(isChosen(two, 'sms', 2)).toBe(false);
  const back = withChoice(two, { channel: 'email', id: 2, wanted: false });
  expect(isSame(back, one)).toBe(true);
  expect(isSame(back, two)).toBe(false);
});
