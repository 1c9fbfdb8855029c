// Checks of identity at a provider (AUTH-15). Only those of the provider in use count.
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Candidates } from '../platform/work-items.ts';

const STATES = ['pending', 'verified', 'failed'] as const;
export type IdentityState = (typeof STATES)[number];

export interface IdentityRow {
  readonly id: string;
  readonly session: string | null;
  readonly state: IdentityState;
  readonly decidedAt: Instant | null;
}

/** undefined: none was begun. */
export async function findLatestCheck(
  db: Db,
  of: { userId: string; provider: string },
): Promise<IdentityRow | undefined> {
  const { rows } = await sql<IdentityRow>`select id, session, state, decided_at
    from identity_checks where user_id = ${of.userId}::uuid and provider = ${of.provider}
    order by created_at desc, id desc limit 1`.execute(db);
  return rows[0];
}

/** The state of a user's latest check, within a query of users; null without one. */
export const identityStateOf = (provider: string | null) => sql<IdentityState | null>`(
  select state from identity_checks where identity_checks.user_id = users.id
    and provider = ${provider} order by created_at desc, id desc limit 1)`;

/** The pending check, which may be another one that was begun at the same moment. */
export async function insertCheck(
  tx: Tx,
  check: { id: string; userId: string; provider: string },
): Promise<string> {
  // One of a provider that is not in use any more ends here.
  await sql`update identity_checks set state = 'failed', decided_at = app.now()
    where user_id = ${check.userId}::uuid and state = 'pending'
      and provider <> ${check.provider}`.execute(tx);
  await tx
    .insertInto('identityChecks')
    .values(check)
    .onConflict((conflict) => conflict.column('userId').where('state', '=', 'pending').doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('identityChecks')
    .select('id')
    .where('userId', '=', check.userId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return id;
}

export const setSession = (db: Db, id: string, session: string) =>
  db.updateTable('identityChecks').set({ session }).where('id', '=', id).execute();

/** false: it was decided already. */
export async function decideCheck(
  tx: Tx,
  id: string,
  state: Exclude<IdentityState, 'pending'>,
): Promise<string | null> {
  const row = await tx
    .updateTable('identityChecks')
    .set({ state, decidedAt: sql<Date>`app.now()` })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('userId')
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** Of the provider in use; after a day a person has given up. */
export const pendingChecks = (db: Db): Candidates =>
  db
    .selectFrom('identityChecks')
    .select(['id as item', 'createdAt as since'])
    .where('state', '=', 'pending')
    .where('session', 'is not', null)
    .where('createdAt', '>', sql<never>`(select app.now()) - interval '1 day'`);

export const findCheck = (db: Db, id: string) =>
  db
    .selectFrom('identityChecks')
    .select(['id', 'session', 'provider', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();

export interface CheckedUser {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  /** null: none was begun. */
  readonly state: IdentityState | null;
  readonly createdAt: Instant | null;
  readonly decidedAt: Instant | null;
}

interface Wanted {
  readonly provider: string;
  /** A part of the username or email; empty: users with a check. */
  readonly search: string;
  readonly page: number;
  readonly limit: number;
}

/** Users with their latest check, the newest check first. */
export async function listCheckedUsers(
  db: Db,
  { provider, search, page, limit }: Wanted,
): Promise<{ rows: CheckedUser[]; count: number }> {
  const found = sql`from users left join (
      select distinct on (user_id) user_id, state, created_at, decided_at from identity_checks
      where provider = ${provider} order by user_id, created_at desc, id desc
    ) latest on latest.user_id = users.id
    where case when ${search}::text = '' then latest.user_id is not null
      else strpos(lower(username), lower(${search}::text)) > 0
        or strpos(lower(email), lower(${search}::text)) > 0 end`;
  const { rows } = await sql<CheckedUser>`select users.id as user_id, username, email,
      latest.state, latest.created_at, latest.decided_at ${found}
    order by latest.created_at desc nulls last, username
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const counted = await sql<{ count: number }>`select count(*)::int as count ${found}`.execute(db);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}
