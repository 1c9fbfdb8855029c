import { ok, type Accepted } from '@hammerdock/domain/result.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { json, type Db, type Tx } from '../../db/database.ts';
import { parseColumn, type ColumnOfRow } from '../../db/json-columns.ts';

export interface OnceKey {
  readonly actor: string;
  readonly key: string;
  readonly call: string;
  readonly payloadHash: string;
}

export type ReadStored<T> = (stored: unknown, at: ColumnOfRow) => T;

/** Only accepted calls are stored (R69). */
const accepted = z.object({ ok: z.literal(true), value: z.unknown() });

/** Reads a stored answer whose value has this schema. */
export const storedAs =
  <V>(schema: z.ZodType<V>): ReadStored<Accepted<V>> =>
  (stored, at) =>
    ok(parseColumn(schema, parseColumn(accepted, stored, at).value, at));

export const answerAt = ({ call, key }: Pick<OnceKey, 'call' | 'key'>): ColumnOfRow => ({
  column: 'idempotency_keys.answer',
  row: `${call} ${key}`,
});

/**
 * Waits for another transaction of a call with this key. The row is inserted only with the answer:
 * a row of a call that waits would make a bid with its key wait, and with it a batch of bids.
 */
export async function lockKey(tx: Tx, { actor, key }: OnceKey): Promise<void> {
  const name = `key ${key} of ${actor}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** What the key was first used for, and its answer. */
export const findKey = (tx: Tx, key: OnceKey) =>
  tx
    .selectFrom('idempotencyKeys')
    .select(['call', 'payloadHash', 'answer'])
    .where('actor', '=', key.actor)
    .where('key', '=', key.key)
    .executeTakeFirst();

/** false: a bid has used the key meanwhile. */
export async function storeAnswer(tx: Tx, key: OnceKey, answer: unknown): Promise<boolean> {
  const stored = await tx
    .insertInto('idempotencyKeys')
    .values({ ...key, answer: json(answer ?? null) })
    .onConflict((conflict) => conflict.columns(['actor', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Bids are stored under one name for all calls that place them. */
export const BID = 'bid';
const PLACING_BIDS: readonly string[] = ['placeBid', 'future_proxy'];

export const storedCallOf = (name: string): string => (PLACING_BIDS.includes(name) ? BID : name);

export interface UsedKey {
  readonly actor: string;
  readonly call: string;
  readonly key: string | null;
}

/** Whether an answer to this call is stored under this key; false without a key. */
export async function isKeyUsed(db: Db, { actor, call, key }: UsedKey): Promise<boolean> {
  if (key === null) return false;
  const used = await db
    .selectFrom('idempotencyKeys')
    .select('key')
    .where('actor', '=', actor)
    .where('key', '=', key)
    .where('call', '=', call)
    .executeTakeFirst();
  return used !== undefined;
}

/** Runs `write`, and rolls back all its writes when its answer requests it. */
export async function withUndo<T>(
  tx: Tx,
  write: (tx: Tx) => Promise<T>,
  wantsUndo: (answer: T) => boolean,
): Promise<T> {
  await sql`savepoint before_write`.execute(tx);
  const answer = await write(tx);
  if (wantsUndo(answer)) await sql`rollback to savepoint before_write`.execute(tx);
  return answer;
}
