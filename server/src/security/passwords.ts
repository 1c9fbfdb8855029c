// Hashes passwords with Argon2id, off the main thread (R34). Passwords are not truncated, may
// contain any characters, and are refused only when they are on a list of common ones.
import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

const LENGTH_MIN = 8;
const ARGON2ID = 2;

/** Memory in KiB, and passes over it. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}
const COST: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2 };

/** For passwords that protect nothing: those of tests, and the published one of demo users. */
export const LOWEST_COST: PasswordCost = { memoryCost: 8, timeCost: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** A missing hash takes as long as a wrong password. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

const common = new Set(
  dictionary['passwords-common'].map(String).filter((word) => word.length >= LENGTH_MIN),
);

/** Diagnostics channel: lets tests compare the work for known and unknown logins. */
export const PASSWORD_VERIFIED = 'hammerdock:password-verified';
const verified = channel(PASSWORD_VERIFIED);

export function openPasswords(cost: PasswordCost = COST): Passwords {
  const options = { algorithm: ARGON2ID, parallelism: 1, ...cost };
  // Verified when there is no account, so that an unknown email takes as long as a known one.
  const dummyHash = hash('no account has this password', options);
  return {
    hash: (password) => hash(password, options),
    verify: async (passwordHash, password) => {
      const isRight = await verify(passwordHash ?? (await dummyHash), password);
      verified.publish(null);
      return isRight && passwordHash !== null;
    },
  };
}

/** Whether it is a common password, or the email or username of the account. */
export function isTooCommon(password: string, own: readonly string[]): boolean {
  const folded = password.toLowerCase();
  return common.has(folded) || own.some((word) => word.toLowerCase() === folded);
}
