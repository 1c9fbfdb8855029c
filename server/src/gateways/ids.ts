// Ids are made by the application, so that PostgreSQL 15 to 18 all serve (R50). They begin with
// the time, which keeps indexes compact, and end in 74 random bits, which keeps them unguessable.
import { createHash, randomBytes, randomInt } from 'node:crypto';

export function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return [8, 12, 16, 20, 32].map((end, i, ends) => hex.slice(ends[i - 1] ?? 0, end)).join('-');
}

/** An opaque secret for a session, a link or a confirmation: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Secrets are stored hashed; they are random, so a plain digest is enough. */
export const digest = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Six random digits, as people type them from an email or a text message (R34). */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
