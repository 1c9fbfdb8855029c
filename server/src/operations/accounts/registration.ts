// The token of a registration page (R47): valid for an hour, 60 look-ups and one account.
import { hours } from '@hammerdock/domain/time.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import type { Actor, Ctx } from '../../context.ts';
import { readNow, type Db, type Tx } from '../../db/database.ts';
import { digest, newId, newSecret } from '../../security/ids.ts';
import {
  countLookup,
  hasRegistration,
  insertRegistration,
  lockRegistration,
  lockRegistrationsOf,
} from '../../store/accounts/registrations.ts';
import { getAccount, type Account } from '../../store/accounts/users.ts';

const LIFETIME = hours(1);
const LOOKUPS_MAX = 60;

export async function startRegistration(tx: Tx): Promise<{ token: string; expiresAt: Instant }> {
  const token = newSecret();
  const expiresAt = (await readNow(tx)) + LIFETIME;
  await insertRegistration(tx, { id: newId(), tokenHash: digest(token), expiresAt });
  return { token, expiresAt };
}

/** Whether the token belongs to a registration that is not over. */
export const isRegistering = (db: Db, token: string): Promise<boolean> =>
  hasRegistration(db, digest(token));

/** Locks a registration that has no account yet. */
export async function lockOpenRegistration(tx: Tx, token: string): Promise<{ id: string } | null> {
  const registration = await lockRegistration(tx, digest(token));
  return registration === undefined || registration.userId !== null ? null : registration;
}

/**
 * Locks the account whose codes are not verified yet: that of the registration, or without a token
 * that of the caller, who has signed in meanwhile.
 */
export async function lockRegistrant(
  tx: Tx,
  actor: Actor | null,
  token: string | undefined,
): Promise<Account | null> {
  if (token === undefined) return actor === null ? null : lockUnverified(tx, actor.userId);
  const registration = await lockRegistration(tx, digest(token));
  if (registration === undefined || registration.userId === null) return null;
  return getAccount(tx, registration.userId);
}

async function lockUnverified(tx: Tx, userId: string): Promise<Account | null> {
  await lockRegistrationsOf(tx, userId);
  const account = await getAccount(tx, userId);
  const isVerified = account.emailVerifiedAt !== null && account.phoneVerifiedAt !== null;
  return isVerified ? null : account;
}

/** Whether the caller may look up if an email, a username or a phone is taken (R35, R47). */
export async function admitLookup(
  ctx: Ctx,
  token: string | undefined,
): Promise<Result<void, 'RegistrationNotStarted' | 'TooManyRequests'>> {
  if (ctx.actor !== null) return ok(undefined);
  return ctx.transact(async (tx) => {
    const registration = await lockRegistration(tx, digest(token ?? ''));
    if (registration === undefined) return refused('RegistrationNotStarted');
    const max = LOOKUPS_MAX * ctx.config.limitFactor;
    if (registration.lookups >= max) {
      const waitMs = registration.expiresAt - (await readNow(tx));
      return refused('TooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    }
    await countLookup(tx, registration.id);
    return ok(undefined);
  });
}
