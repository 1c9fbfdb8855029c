import { describe, expect, test } from 'vitest';
import { ALL_KINDS, isSent, KINDS, readIds, writeIds } from './kinds.ts';

describe('kinds of notification', () => {
  test('each has a number and a name of its own', () => {
    expect(new Set(ALL_KINDS.map(({ id }) => id)).size).toBe(ALL_KINDS.length);
    expect(new Set(ALL_KINDS.map(({ name }) => name)).size).toBe(ALL_KINDS.length);
  });

  test('a mandatory email is always sent, so it is not offered as a choice', () => {
    for (const kind of ALL_KINDS.filter((one) => one.mandatory)) {
      expect(kind.email).toBe(false);
      for (const chosen of [true, false, undefined]) {
        expect(isSent(kind, 'email', chosen)).toBe(true);
      }
    }
  });

  test('other emails are sent by choice, and by default until the user chooses', () => {
    for (const kind of ALL_KINDS.filter((one) => !one.mandatory)) {
      expect(isSent(kind, 'email', false)).toBe(false);
      expect(isSent(kind, 'email', true)).toBe(true);
    }
    expect(isSent(KINDS.outbid, 'email', undefined)).toBe(true);
    expect(isSent(KINDS.trending, 'email', undefined)).toBe(false);
  });

  test('NTF-01 every kind is offered as a text message but the trending lots', () => {
    expect(ALL_KINDS.filter(({ sms }) => !sms)).toEqual([KINDS.trending]);
    expect(ALL_KINDS.filter(({ email }) => !email)).toEqual(
      ALL_KINDS.filter((kind) => kind.mandatory),
    );
  });

  test('R62 a text message is sent only to users who chose it', () => {
    for (const kind of ALL_KINDS) {
      expect(isSent(kind, 'sms', undefined)).toBe(false);
      expect(isSent(kind, 'sms', false)).toBe(false);
      expect(isSent(kind, 'sms', true)).toBe(kind.sms);
    }
  });

  test('a selection travels as numbers with commas between them', () => {
    expect(writeIds(readIds('10,2,2'))).toBe('2,10');
    expect(writeIds(readIds(''))).toBe('');
  });
});
