// Fills an empty database with the world that was asked for.
import { sql } from 'kysely';
import { openDatabase } from '../database.ts';
import { openPool, type DatabaseTarget } from '../pool.ts';
import type { Config } from '../../config.ts';
import { SEED_PASSWORD, emailOf } from './people.ts';
import { seedWalk } from './walk.ts';

const WORLDS = { walk: seedWalk, demo: seedWalk } as const;

/** false: the store is in use, or is to stay empty. */
export async function seedWorld(owner: DatabaseTarget, world: Config['world']): Promise<boolean> {
  if (world === 'none') return false;
  const pool = openPool(owner, { max: 1, name: 'seed', onError: () => undefined });
  const db = openDatabase(pool);
  try {
    return await db.transaction().execute(async (tx) => {
      // Two that start at the same time fill the store once.
      await sql`select pg_advisory_xact_lock(hashtext('hammerdock seed'))`.execute(tx);
      const used = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst();
      if (used !== undefined) return false;
      await WORLDS[world](tx);
      return true;
    });
  } finally {
    await pool.end();
  }
}

export const signIns = (): string =>
  ['rival', 'seller', 'staff', 'admin']
    .map((name) => `    ${name.padEnd(8)} ${emailOf(name)}  ${SEED_PASSWORD}`)
    .join('\n');
