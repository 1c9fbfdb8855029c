// The application creates its ids, UUIDs of version 7, so that PostgreSQL 15 to 18 can be used
// (R50). They begin with the time, which keeps indexes compact, and end in 62 random bits, which
// makes them unguessable. The counter between the two sorts the ids of a process that are made in
// the same millisecond (RFC 9562, 6.2, method 1).
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

/** Never before the last one, even when the clock is set back. */
function nextMoment(now: number): typeof last {
  if (now > last.ms) return { ms: now, count: 0 };
  return last.count < COUNTER_MAX
    ? { ms: last.ms, count: last.count + 1 }
    : { ms: last.ms + 1, count: 0 };
}

/** A secret with 256 random bits, for sessions, links and confirmations. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash under which a secret is stored; for random secrets a plain digest is enough. */
export const digest = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Six random digits, sent by email or text message (R34). */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
