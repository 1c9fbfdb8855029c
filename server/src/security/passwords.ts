// Hashes passwords with Argon2id, off the main thread (R34). Passwords are not truncated, may
// contain any characters, and are refused only when they are on a list of common ones.
import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

const LENGTH_MIN = 8;
const ARGON2ID = 2;
const OPTIONS = {
  algorithm: ARGON2ID,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
} as const;

const common = new Set(
  dictionary['passwords-common'].map(String).filter((word) => word.length >= LENGTH_MIN),
);

/** Verified when there is no account, so that an unknown email takes as long as a known one. */
const dummyHash = hash('no account has this password', OPTIONS);

/** Diagnostics channel: lets tests compare the work for known and unknown logins. */
export const PASSWORD_VERIFIED = 'hammerdock:password-verified';
const verified = channel(PASSWORD_VERIFIED);

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

export const verifyPassword = async (
  passwordHash: string | null,
  password: string,
): Promise<boolean> => {
  const isRight = await verify(passwordHash ?? (await dummyHash), password);
  verified.publish(null);
  return isRight && passwordHash !== null;
};

/** Whether it is a common password, or the email or username of the account. */
export function isTooCommon(password: string, own: readonly string[]): boolean {
  const folded = password.toLowerCase();
  return common.has(folded) || own.some((word) => word.toLowerCase() === folded);
}
