// Fills an empty database with the world that was asked for.
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { openSandbox } from '../../gateways/payment/sandbox.ts';
import { hashPassword } from '../../security/passwords.ts';
import { refreshSearchWords } from '../../store/catalog/search-words.ts';
import { isInUse } from '../../store/accounts/users.ts';
import { openDatabase, readNow, type Db } from '../database.ts';
import { openPool, type DatabaseTarget } from '../pool.ts';
import { seedDemo } from './demo.ts';
import { emailOf, SEED_PASSWORD } from './people.ts';
import { seedContext } from './seed-context.ts';
import { settleAccounts } from './settle-accounts.ts';
import { seedFixture } from './fixture.ts';
import { listSeededEmails, noteWorld } from '../../store/platform/seeded-world.ts';
import type { Seeded, SeedWorld } from './world.ts';

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

const WORLDS: Readonly<Record<'demo' | 'walk', SeedWorld>> = { walk: seedFixture, demo: seedDemo };

/** Seeds unless somebody is there already; tells who may sign in to a seeded store. */
export async function seedWorld(
  owner: DatabaseTarget,
  world: Config['world'],
): Promise<readonly SignIn[]> {
  if (world === 'none') return [];
  const pool = openPool(owner, { max: 2, name: 'seed', onError: () => undefined });
  const db = openDatabase(pool);
  try {
    const seeded = await plant(db, world);
    if (seeded === null) return await readSignIns(db);
    await settleAccounts(seedContext(db, openSandbox(pool)), seeded);
    // Else the first visitors' statements are planned for tables thought empty.
    await sql`vacuum analyze lots, lot_events, auctions, centers, categories, users`.execute(db);
    return await readSignIns(db);
  } finally {
    await pool.end();
  }
}

/** null: the store is in use. */
async function plant(db: Db, world: 'demo' | 'walk'): Promise<Seeded | null> {
  // Hashed before the transaction, which may not sit idle.
  const passwordHash = await hashPassword(SEED_PASSWORD);
  return db.transaction().execute(async (tx) => {
    // Two that start at the same time fill the store once.
    await sql`select pg_advisory_xact_lock(hashtext('hammerdock seed'))`.execute(tx);
    // A slow machine may think for a second between two statements.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    if (await isInUse(tx)) return null;
    const seeded = await WORLDS[world](tx, { now: await readNow(tx), passwordHash });
    await refreshSearchWords(tx);
    await noteWorld(tx, world, seeded.signIns.map(emailOf));
    return seeded;
  });
}

async function readSignIns(db: Db): Promise<readonly SignIn[]> {
  const emails = await listSeededEmails(db);
  return emails.map((email) => ({ email, password: SEED_PASSWORD }));
}
