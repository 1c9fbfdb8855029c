// One-time codes and links, stored hashed (R34).
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { toDate, type Db, type Tx } from '../../db/database.ts';

/** Serializes sends to one email or phone, so that limits hold for concurrent requests. */
export async function lockTarget(tx: Tx, target: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`codes to ${target}`}))`.execute(tx);
}

export interface Sends {
  readonly count: number;
  readonly earliestAt: Instant | null;
  readonly latestAt: Instant | null;
}

/** Counts sends to a target since `since`: by one source, by all strangers, and in total. */
export async function countSends(
  db: Db,
  { target, source, since }: { target: string; source: string; since: Instant },
): Promise<{ bySource: Sends; byStrangers: Sends; latestAt: Instant | null }> {
  const sends = db
    .selectFrom('oneTimeCodes')
    .select((codes) => [
      codes.fn.countAll<number>().as('count'),
      codes.fn.min<Instant | null>('sentAt').as('earliestAt'),
      codes.fn.max<Instant | null>('sentAt').as('latestAt'),
    ])
    .where('target', '=', target)
    .where('sentAt', '>', sql<never>`app.at_ms(${since})`);
  const bySource = await sends.where('requestedBy', '=', source).executeTakeFirstOrThrow();
  const byStrangers = await sends
    .where('requestedBy', 'not like', 'owner %')
    .executeTakeFirstOrThrow();
  const { latestAt } = await sends.executeTakeFirstOrThrow();
  return { bySource, byStrangers, latestAt };
}

export interface NewCode {
  readonly id: string;
  readonly purpose: string;
  readonly target: string;
  readonly codeHash: string;
  /** The account that the code is valid for; null: none. */
  readonly userId: string | null;
  readonly requestedBy: string;
  readonly sentAt: Instant;
  readonly expiresAt: Instant;
}

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  const { sentAt, expiresAt } = code;
  await tx
    .insertInto('oneTimeCodes')
    .values({ ...code, sentAt: toDate(sentAt), expiresAt: toDate(expiresAt) })
    .execute();
}

/** Counts an attempt before the code is checked, so that concurrent attempts are counted, too. */
export const countTry = (
  tx: Tx,
  { purpose, target, userId }: Pick<NewCode, 'purpose' | 'target' | 'userId'>,
) =>
  tx
    .updateTable('oneTimeCodes')
    .set((codes) => ({ tries: codes('tries', '+', 1) }))
    .where('id', '=', (codes) =>
      codes
        .selectFrom('oneTimeCodes as latest')
        .select('latest.id')
        .where('latest.purpose', '=', purpose)
        .where('latest.target', '=', target)
        .where('latest.userId', 'is not distinct from', userId)
        .orderBy('latest.sentAt', 'desc')
        .orderBy('latest.id', 'desc')
        .limit(1),
    )
    .returning(['id', 'codeHash', 'tries', 'expiresAt', 'usedAt'])
    .executeTakeFirst();

/** Locks the row of a link, so that it can be used only once. */
export const lockCode = (tx: Tx, codeId: string) =>
  tx
    .selectFrom('oneTimeCodes')
    .select(['id', 'purpose', 'target', 'codeHash', 'expiresAt', 'usedAt'])
    .where('id', '=', codeId)
    .forUpdate()
    .executeTakeFirst();

/** Whether the latest code of a target can still be entered. */
export async function hasOpenCode(
  db: Db,
  { purpose, target, userId, triesMax }: OpenCodeWish,
): Promise<boolean> {
  const latest = await db
    .selectFrom('oneTimeCodes')
    .select(['tries', 'usedAt', sql<boolean>`expires_at > app.now()`.as('isValid')])
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('userId', '=', userId)
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest === undefined) return false;
  return latest.isValid && latest.usedAt === null && latest.tries < triesMax;
}

interface OpenCodeWish {
  readonly purpose: string;
  readonly target: string;
  readonly userId: string;
  /** So many wrong codes use it up. */
  readonly triesMax: number;
}

export async function markCodeUsed(tx: Tx, codeId: string): Promise<void> {
  await tx
    .updateTable('oneTimeCodes')
    .set({ usedAt: sql<Date>`app.now()` })
    .where('id', '=', codeId)
    .execute();
}

/** Invalidates all links of this kind after one was used. */
export async function markPurposeUsed(tx: Tx, purpose: string): Promise<void> {
  await tx
    .updateTable('oneTimeCodes')
    .set({ usedAt: sql<Date>`app.now()` })
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
}
