// Ids are made by the application, so that PostgreSQL 15 to 18 all serve (R50): UUIDs of version 7.
// They begin with the time, which keeps indexes compact, and end in 62 random bits, which keeps
// them unguessable. Those that a process makes sort in the order in which it made them: between the
// two is a counter for the ids of one millisecond (RFC 9562, 6.2, method 1).
import { createHash, randomBytes, randomInt } from 'node:crypto';

const COUNTER_MAX = 0xfff;
let last = { ms: 0, count: 0 };

export function newId(): string {
  last = nextMoment(Date.now());
  const bytes = randomBytes(16);
  bytes.writeUIntBE(last.ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | last.count, 6);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return [8, 12, 16, 20, 32].map((end, i, ends) => hex.slice(ends[i - 1] ?? 0, end)).join('-');
}

/** Never before the last one, whatever the clock says. */
function nextMoment(now: number): typeof last {
  if (now > last.ms) return { ms: now, count: 0 };
  return last.count < COUNTER_MAX
    ? { ms: last.ms, count: last.count + 1 }
    : { ms: last.ms + 1, count: 0 };
}

/** An opaque secret for a session, a link or a confirmation: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Secrets are stored hashed; they are random, so a plain digest is enough. */
export const digest = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Six random digits, as people type them from an email or a text message (R34). */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
