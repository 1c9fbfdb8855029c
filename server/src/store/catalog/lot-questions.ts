// Public questions about lots and their answers.
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { isId } from '../platform/id-shape.ts';

export interface QuestionLot {
  readonly id: string;
  readonly title: string;
  readonly phase: string;
  readonly sellerId: string;
}

/** A published lot; undefined for any other. */
export async function findQuestionLot(db: Db, lotId: string): Promise<QuestionLot | undefined> {
  if (!isId(lotId)) return undefined;
  return await db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(['lots.id', 'lots.title', 'lots.phase', 'auctions.sellerId'])
    .where('lots.id', '=', lotId)
    .where('lots.phase', '!=', 'draft')
    .where('auctions.publishedAt', 'is not', null)
    .executeTakeFirst();
}

export async function insertQuestion(
  tx: Tx,
  asked: { lotId: string; askerId: string; question: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('lotQuestions')
    .values({ id, ...asked })
    .execute();
  return id;
}

export interface QuestionRow {
  readonly id: string;
  readonly question: string;
  readonly askedAt: Instant;
  readonly answer: string | null;
  readonly answeredAt: Instant | null;
}

const COLUMNS = ['id', 'question', 'askedAt', 'answer', 'answeredAt'] as const;

interface Page {
  readonly page: number;
  readonly limit: number;
}

/** Answered and not removed, latest first. */
export async function listAnswered(
  db: Db,
  lotId: string,
  { page, limit }: Page,
): Promise<{ rows: QuestionRow[]; count: number }> {
  const answered = db
    .selectFrom('lotQuestions')
    .where('lotId', '=', lotId)
    .where('answeredAt', 'is not', null)
    .where('removedAt', 'is', null);
  const rows = await answered
    .select(COLUMNS)
    .orderBy('answeredAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { count } = await answered
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

const OPEN_SHOWN_MAX = 50;

/** Without an answer, oldest first; of one asker, or of all with null. */
export const listOpenOfLot = (
  db: Db,
  { lotId, askerId }: { lotId: string; askerId: string | null },
): Promise<QuestionRow[]> =>
  db
    .selectFrom('lotQuestions')
    .select(COLUMNS)
    .where('lotId', '=', lotId)
    .where('answeredAt', 'is', null)
    .where('removedAt', 'is', null)
    .$if(askerId !== null, (rows) => rows.where('askerId', '=', askerId))
    .orderBy('askedAt')
    .orderBy('id')
    .limit(OPEN_SHOWN_MAX)
    .execute();

/** Without an answer, about lots of one seller; about all lots with null. */
export async function listOpenQuestions(
  db: Db,
  { sellerId, page, limit }: Page & { sellerId: string | null },
): Promise<{
  rows: (QuestionRow & { lotId: string; lpn: string; title: string })[];
  count: number;
}> {
  const open = db
    .selectFrom('lotQuestions')
    .innerJoin('lots', 'lots.id', 'lotQuestions.lotId')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .where('answeredAt', 'is', null)
    .where('removedAt', 'is', null)
    .$if(sellerId !== null, (rows) => rows.where('auctions.sellerId', '=', sellerId));
  const rows = await open
    .select(['lotQuestions.id', 'question', 'askedAt', 'answer', 'answeredAt'])
    .select(['lots.id as lotId', 'lots.lpn', 'lots.title'])
    .orderBy('askedAt')
    .orderBy('lotQuestions.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { count } = await open
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

/** Locks the question. One that was removed counts as absent, except for its removal. */
export async function lockQuestion(tx: Tx, id: string) {
  if (!isId(id)) return undefined;
  return await tx
    .selectFrom('lotQuestions')
    .innerJoin('lots', 'lots.id', 'lotQuestions.lotId')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(['lotQuestions.id', 'lotQuestions.lotId', 'askerId', 'answer', 'removedAt'])
    .select('auctions.sellerId')
    .where('lotQuestions.id', '=', id)
    .forUpdate('lotQuestions')
    .executeTakeFirst();
}

export const answerQuestion = (
  tx: Tx,
  { id, answer, answeredBy }: { id: string; answer: string; answeredBy: string },
) =>
  tx
    .updateTable('lotQuestions')
    .set({ answer, answeredBy, answeredAt: sql<Date>`app.now()` })
    .where('id', '=', id)
    .execute();

export const removeQuestion = (tx: Tx, id: string) =>
  tx
    .updateTable('lotQuestions')
    .set({ removedAt: sql<Date>`app.now()` })
    .where('id', '=', id)
    .execute();

export interface QuestionSubject {
  readonly lotId: string;
  readonly title: string;
  readonly askerId: string;
  readonly sellerId: string;
  readonly question: string;
  readonly answer: string | null;
}

/** What an email about a question needs; undefined once it was removed. */
export const findQuestionSubject = (db: Db, id: string): Promise<QuestionSubject | undefined> =>
  db
    .selectFrom('lotQuestions')
    .innerJoin('lots', 'lots.id', 'lotQuestions.lotId')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(['lotId', 'lots.title', 'askerId', 'auctions.sellerId', 'question', 'answer'])
    .where('lotQuestions.id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
