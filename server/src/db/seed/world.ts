// What every seeded world is given, and what it leaves to be done after its commit.
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { json, type Db, type Tx } from '../database.ts';

export interface Soil {
  readonly now: Instant;
  /** Of the one password that all seeded people share. */
  readonly passwordHash: string;
}

export interface Seeded {
  /** Usernames worth telling whoever starts the store. */
  readonly signIns: readonly string[];
  /** Lots that were handed over, once their receipts are issued and paid. */
  readonly collected: readonly { readonly buyerId: string; readonly staffId: string }[];
}

export type SeedWorld = (tx: Tx, soil: Soil) => Promise<Seeded>;

/** The setting that names the world a store was seeded with. */
const WORLD_SETTING = 'world';

export async function noteWorld(tx: Tx, name: string, emails: readonly string[]): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ name: WORLD_SETTING, value: json({ name, emails }) })
    .execute();
}

const readNote = (db: Db) =>
  db
    .selectFrom('settings')
    .select(sql<string>`value->>'name'`.as('world'))
    .select(sql<string[]>`value->'emails'`.as('emails'))
    .where('name', '=', WORLD_SETTING)
    .executeTakeFirst();

export const isDemoStore = async (db: Db): Promise<boolean> =>
  (await readNote(db))?.world === 'demo';

/** Empty in a store that was never seeded. */
export const listSeededEmails = async (db: Db): Promise<readonly string[]> =>
  (await readNote(db))?.emails ?? [];
