import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Actor } from '../../context.ts';
import { toDate, type Db, type Tx } from '../../db/database.ts';

/** The actor of an active session, or null: one query, by the hash of the token. */
export async function findActorBySession(db: Db, tokenHash: string): Promise<Actor | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'users.id as userId',
      'sessions.id as sessionId',
      'users.role',
      'users.username',
      'users.firstName',
      'users.lastName',
      'users.email',
      'users.centerId',
      'sessions.impersonatorId',
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', sql<never>`app.now()`)
    .executeTakeFirst();
  // The database's check constraint admits exactly these roles.
  return row === undefined ? null : { ...row, role: row.role as Actor['role'] };
}

export interface NewSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly userId: string;
  readonly persistent: boolean;
  readonly userAgent: string;
  readonly expiresAt: Instant;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ ...session, expiresAt: toDate(session.expiresAt) })
    .execute();
}

/** The browsers that the account was used with, in active and ended sessions. */
export async function listUserAgents(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('userAgent')
    .distinct()
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ userAgent }) => userAgent);
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute();
  await tx
    .updateTable('sessions')
    .set({ endedAt: sql<Date>`app.now()` })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Ends every session of a user except the current one (R34). */
export async function endOtherSessions(
  tx: Tx,
  userId: string,
  keptSessionId: string | null,
): Promise<void> {
  await tx
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .$if(keptSessionId !== null, (q) => q.where('sessionId', '!=', keptSessionId ?? ''))
    .execute();
  await tx
    .updateTable('sessions')
    .set({ endedAt: sql<Date>`app.now()` })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .$if(keptSessionId !== null, (q) => q.where('id', '!=', keptSessionId ?? ''))
    .execute();
}
