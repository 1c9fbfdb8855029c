// The transaction of a call. When the call is repeatable by key, the same transaction locks the key
// first and stores the answer last: after a lost reply, a double click or a crash after the commit,
// the retry gets the first answer (R3). A refusal stores no key (R69).
import type { Refused } from '@hammerdock/domain/result.ts';
import * as z from 'zod';
import type { Db, Tx } from '../../db/database.ts';
import {
  answerAt,
  findKey,
  lockKey,
  storeAnswer,
  storedAs,
  withUndo,
  type OnceKey,
  type ReadStored,
} from '../../store/platform/idempotency-keys.ts';

export type { OnceKey } from '../../store/platform/idempotency-keys.ts';

export class KeyReused extends Error {
  override name = 'KeyReused';
}

const isRefused = (value: unknown): value is Refused<string> =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;

interface Writing<T> {
  readonly write: (tx: Tx) => Promise<T>;
  /** null: the stored answer has the shape of the call's output, and the pipeline parses it. */
  readonly readStored: ReadStored<T> | null;
}

/** Runs `write` in one transaction; a refusal rolls back its writes, including the key. */
export async function transactOnce<T>(
  db: Db,
  key: OnceKey | null,
  writing: Writing<T>,
): Promise<T> {
  const writeOnce = key === null ? writing.write : (tx: Tx) => answerOnce(tx, key, writing);
  return db.transaction().execute((tx) => withUndo(tx, writeOnce, isRefused));
}

const readAnyStored = storedAs(z.unknown());

async function answerOnce<T>(tx: Tx, key: OnceKey, { write, readStored }: Writing<T>): Promise<T> {
  await lockKey(tx, key);
  const first = await findKey(tx, key);
  if (first !== undefined) {
    const same = first.call === key.call && first.payloadHash === key.payloadHash;
    if (!same) throw new KeyReused();
    if (readStored !== null) return readStored(first.answer, answerAt(key));
    // The value is parsed by the call's output schema before it leaves the pipeline.
    return readAnyStored(first.answer, answerAt(key)) as T;
  }
  const answer = await write(tx);
  if (!isRefused(answer) && !(await storeAnswer(tx, key, answer))) throw new KeyReused();
  return answer;
}
