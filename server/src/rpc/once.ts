// The transaction of a call. Where the call is repeatable by key, the key is taken first, in the
// same transaction, and the answer is kept beside what it did: a lost reply, a double click or a
// crash after the commit all end in the one answer (R3).
import { createHash } from 'node:crypto';
import type { Refused } from '@hammerdock/domain/result.ts';
import type { Db, Tx } from '../db/database.ts';
import { findKey, keepAnswer, takeKey, undoable, type OnceKey } from '../store/idempotency-keys.ts';

export type { OnceKey } from '../store/idempotency-keys.ts';

export class KeyReused extends Error {
  override name = 'KeyReused';
}

export const hashPayload = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest('base64url');

const isRefused = (value: unknown): value is Refused<string> =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;

/** Runs the deed in one transaction; a refusal it returns undoes what it wrote. */
export async function transactOnce<T>(
  db: Db,
  key: OnceKey | null,
  deed: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    if (key !== null && !(await takeKey(tx, key))) {
      const first = await findKey(tx, key);
      const same = first.call === key.call && first.payloadHash === key.payloadHash;
      if (!same) throw new KeyReused();
      // The stored answer was made by this very deed, under this call's name and payload.
      return first.answer as T;
    }
    const answer = await undoable(tx, deed, isRefused);
    if (key !== null) await keepAnswer(tx, key, answer);
    return answer;
  });
}
