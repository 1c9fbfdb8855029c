import { sql } from 'kysely';
import { json, type Tx } from '../db/database.ts';

export interface OnceKey {
  readonly actor: string;
  readonly key: string;
  readonly call: string;
  readonly payloadHash: string;
}

/** true: the key is ours now. Waits for another transaction that holds the same key. */
export async function takeKey(tx: Tx, key: OnceKey): Promise<boolean> {
  const taken = await tx
    .insertInto('idempotencyKeys')
    .values(key)
    .onConflict((conflict) => conflict.columns(['actor', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** What the key was first used for, and the answer it got. */
export const findKey = (tx: Tx, key: OnceKey) =>
  tx
    .selectFrom('idempotencyKeys')
    .select(['call', 'payloadHash', 'answer'])
    .where('actor', '=', key.actor)
    .where('key', '=', key.key)
    .executeTakeFirstOrThrow();

export async function keepAnswer(tx: Tx, key: OnceKey, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotencyKeys')
    .set({ answer: json(answer ?? null) })
    .where('actor', '=', key.actor)
    .where('key', '=', key.key)
    .execute();
}

/** Runs a deed in such a way that what it wrote can be taken back without losing the key. */
export async function undoable<T>(
  tx: Tx,
  deed: (tx: Tx) => Promise<T>,
  wantsUndo: (answer: T) => boolean,
): Promise<T> {
  await sql`savepoint deed`.execute(tx);
  const answer = await deed(tx);
  if (wantsUndo(answer)) await sql`rollback to savepoint deed`.execute(tx);
  return answer;
}
