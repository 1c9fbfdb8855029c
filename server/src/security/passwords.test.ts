import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { isTooCommon, openPasswords } from './passwords.ts';

const passwords = openPasswords();
const COMMON = dictionary['passwords-common'].map(String);

describe('S18: a password', () => {
  test('is refused when it is one of at least 3,000 common ones, case-insensitively', () => {
    const tooCommon = COMMON.filter((word) => word.length >= 8);
    expect(tooCommon.length).toBeGreaterThan(3000);
    expect(tooCommon.filter((word) => !isTooCommon(word, []))).toEqual([]);
    expect(tooCommon.filter((word) => !isTooCommon(word.toUpperCase(), []))).toEqual([]);
    for (const word of ['password', '12345678', 'iloveyou', 'football', 'sunshine']) {
      expect([word, isTooCommon(word, [])]).toEqual([word, true]);
    }
    expect(isTooCommon('seven tall lanterns', [])).toBe(false);
  });

  test('is refused when it equals the email or the username', () => {
    expect(isTooCommon('Ada@Example.com', ['ada@example.com', 'ada'])).toBe(true);
    expect(isTooCommon('ada@example.com!', ['ada@example.com', 'ada'])).toBe(false);
  });

  test('is not truncated at 72 bytes, at a NUL or at spaces', async () => {
    const long = 'ä'.repeat(64);
    const hash = await passwords.hash(`${long}1`);
    expect(await passwords.verify(hash, `${long}1`)).toBe(true);
    for (const other of [long, `${long}2`, `${long}1 `, ` ${long}1`]) {
      expect([other, await passwords.verify(hash, other)]).toEqual([other, false]);
    }
    const withNul = await passwords.hash('eight\u0000eight');
    expect(await passwords.verify(withNul, 'eight\u0000other')).toBe(false);
  });

  test('is hashed with Argon2id, over 19 MiB in two passes', async () => {
    const hash = await passwords.hash('seven tall lanterns');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('is never right for an account without a password', async () => {
    expect(await passwords.verify(null, 'no account has this password')).toBe(false);
  });
});
