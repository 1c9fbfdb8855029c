// Questions about lots, most of them answered, and people who watch.
import {
  answerQuestion,
  insertQuestion,
} from '@hammerdock/server/src/store/catalog/lot-questions.ts';
import { insertWatch } from '@hammerdock/server/src/store/catalog/watches.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';

export interface SeedQuestion {
  /** The title of the lot. */
  readonly about: string;
  readonly question: string;
  /** null: it waits for the seller. */
  readonly answer: string | null;
}

interface People {
  readonly sellerId: string;
  /** The first one asks; all of them watch. */
  readonly bidders: readonly string[];
}

export async function insertQuestions(
  tx: Tx,
  questions: readonly SeedQuestion[],
  { sellerId, bidders }: People,
): Promise<void> {
  for (const { about, question, answer } of questions) {
    const { id: lotId } = await tx
      .selectFrom('lots')
      .select('id')
      .where('title', '=', about)
      .executeTakeFirstOrThrow();
    const askerId = bidders[0];
    if (askerId === undefined) throw new Error('nobody asks');
    const id = await insertQuestion(tx, { lotId, askerId, question });
    if (answer !== null) await answerQuestion(tx, { id, answer, answeredBy: sellerId });
    for (const userId of bidders) await insertWatch(tx, { userId, lotId });
  }
}
