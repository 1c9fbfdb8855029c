// Notices shown to a user: dismissed notices, accepted terms (R62), retrieval locations (R14).
import { DEFAULT_INCREMENTS, type IncrementRow } from '@hammerdock/domain/bidding/increments.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { digest } from '../../security/ids.ts';

export type Flag = 0 | 1;

interface Reader {
  readonly userId: string;
  readonly sessionId: string;
  readonly notice: string;
}

/** Flag 1 is permanent; flag 0 lasts for its session. */
export async function isNoticeSeen(db: Db, reader: Reader): Promise<boolean> {
  const answer = await findAnswer(db, reader);
  return answer !== undefined && lasts(answer, reader);
}

/** Whether it was answered with flag 0 in an earlier session and not since. */
export async function isNoticeDueAgain(db: Db, reader: Reader): Promise<boolean> {
  const answer = await findAnswer(db, reader);
  return answer !== undefined && !lasts(answer, reader);
}

interface Answer {
  readonly flag: number;
  readonly sessionId: string | null;
}

const lasts = (answer: Answer, { sessionId }: Reader): boolean =>
  answer.flag === 1 || answer.sessionId === sessionId;

const findAnswer = (db: Db, { userId, notice }: Reader) =>
  db
    .selectFrom('noticeAcknowledgements')
    .select(['flag', 'sessionId'])
    .where('userId', '=', userId)
    .where('notice', '=', notice)
    .executeTakeFirst();

export async function upsertNotice(
  tx: Tx,
  acknowledged: Omit<Reader, 'sessionId'> & Answer & { readonly flag: Flag },
): Promise<void> {
  const { flag, sessionId } = acknowledged;
  await tx
    .insertInto('noticeAcknowledgements')
    .values(acknowledged)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'notice'])
        .doUpdateSet({ flag, sessionId, at: sql<Date>`app.now()` }),
    )
    .execute();
}

export async function hasAcceptedTerms(db: Db, userId: string, version: number): Promise<boolean> {
  const row = await db
    .selectFrom('termsAcceptances')
    .select('version')
    .where('userId', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

/** The first acceptance of a version counts, with its time. */
export async function insertTermsAcceptance(
  tx: Tx,
  userId: string,
  version: number,
): Promise<void> {
  await tx
    .insertInto('termsAcceptances')
    .values({ userId, version })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Retrieval {
  readonly userId: string;
  readonly auctionId: string;
  readonly centerId: string;
}

export async function hasAcceptedLocation(db: Db, retrieval: Retrieval): Promise<boolean> {
  const row = await db
    .selectFrom('locationAcceptances')
    .select('at')
    .where('userId', '=', retrieval.userId)
    .where('auctionId', '=', retrieval.auctionId)
    .where('centerId', '=', retrieval.centerId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertLocationAcceptance(tx: Tx, retrieval: Retrieval): Promise<void> {
  await tx
    .insertInto('locationAcceptances')
    .values(retrieval)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changed terms are a separate notice: having dismissed the older ones does not count. */
export const termsNotice = (version: number): string => `terms ${version}`;

/** BID-21: other increments are another version of the notice, which is not dismissed yet. */
export const incrementsNotice = (table: readonly IncrementRow[] = DEFAULT_INCREMENTS): string =>
  `new terms ${digest(table.map((row) => `${row.fromCents}:${row.stepCents}`).join(' '))}`;

export const locationNotice = (retrieval: Omit<Retrieval, 'userId'>): string =>
  `retrieval ${retrieval.auctionId} ${retrieval.centerId}`;
