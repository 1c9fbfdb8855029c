// The transaction of a call. Where the call is repeatable by key, the key is taken first, in the
// same transaction, and the answer is kept beside what it did: a lost reply, a double click or a
// crash after the commit all end in the one answer (R3).
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Refused } from '@hammerdock/domain/result.ts';
import { json, type Db, type Tx } from '../db/database.ts';

export interface OnceKey {
  readonly actor: string;
  readonly key: string;
  readonly call: string;
  readonly payloadHash: string;
}

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
    if (key !== null) {
      const kept = await takeKey(tx, key);
      // The stored answer was made by this very deed, under this call's name and payload.
      if (kept !== null) return kept.answer as T;
    }
    await sql`savepoint deed`.execute(tx);
    const answer = await deed(tx);
    if (isRefused(answer)) await sql`rollback to savepoint deed`.execute(tx);
    if (key !== null) await keepAnswer(tx, key, answer);
    return answer;
  });
}

async function takeKey(tx: Tx, key: OnceKey): Promise<{ answer: unknown } | null> {
  const taken = await tx
    .insertInto('idempotencyKeys')
    .values(key)
    .onConflict((conflict) => conflict.columns(['actor', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken !== undefined) return null;
  const first = await tx
    .selectFrom('idempotencyKeys')
    .select(['call', 'payloadHash', 'answer'])
    .where('actor', '=', key.actor)
    .where('key', '=', key.key)
    .executeTakeFirstOrThrow();
  if (first.call !== key.call || first.payloadHash !== key.payloadHash) throw new KeyReused();
  return { answer: first.answer };
}

async function keepAnswer(tx: Tx, key: OnceKey, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotencyKeys')
    .set({ answer: json(answer ?? null) })
    .where('actor', '=', key.actor)
    .where('key', '=', key.key)
    .execute();
}
