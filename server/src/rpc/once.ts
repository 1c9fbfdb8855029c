// The transaction of a call. Where the call is repeatable by key, the key is taken first, in the
// same transaction, and the answer is stored beside its effect: a lost reply, a double click or a
// crash after the commit all end in the one answer (R3). A refusal leaves no key behind (R69).
import type { Refused } from '@hammerdock/domain/result.ts';
import type { Db, Tx } from '../db/database.ts';
import {
  findKey,
  storeAnswer,
  takeKey,
  withUndo,
  type OnceKey,
} from '../store/idempotency-keys.ts';

export type { OnceKey } from '../store/idempotency-keys.ts';

export class KeyReused extends Error {
  override name = 'KeyReused';
}

const isRefused = (value: unknown): value is Refused<string> =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;

/** Runs `write` in one transaction; a refusal it returns undoes what it wrote, the key included. */
export async function transactOnce<T>(
  db: Db,
  key: OnceKey | null,
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  const writeOnce = key === null ? write : (tx: Tx) => answerOnce(tx, key, write);
  return db.transaction().execute((tx) => withUndo(tx, writeOnce, isRefused));
}

async function answerOnce<T>(tx: Tx, key: OnceKey, write: (tx: Tx) => Promise<T>): Promise<T> {
  if (!(await takeKey(tx, key))) {
    const first = await findKey(tx, key);
    const same = first.call === key.call && first.payloadHash === key.payloadHash;
    if (!same) throw new KeyReused();
    // The stored answer was made by this very function, under this call's name and payload.
    return first.answer as T;
  }
  const answer = await write(tx);
  if (!isRefused(answer)) await storeAnswer(tx, key, answer);
  return answer;
}
