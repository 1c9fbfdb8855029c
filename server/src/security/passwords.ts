// Passwords are hashed with Argon2id, off the main thread (R34). No password is cut short and none
// is refused for its letters, only for being on everybody's list.
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

/** Compared with when there is no account: an unknown email takes as long as a known one. */
const dummyHash = hash('no account has this password', OPTIONS);

/** Says that a hash was computed, so that the work for known and unknown names can be compared. */
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

/** On the list of common passwords, or nothing but the person's own email or username. */
export function isTooCommon(password: string, own: readonly string[]): boolean {
  const folded = password.toLowerCase();
  return common.has(folded) || own.some((word) => word.toLowerCase() === folded);
}
