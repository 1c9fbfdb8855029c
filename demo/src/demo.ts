// The entry point of the demo package: fills an empty database and extends a demo store.
import type { Config } from '@hammerdock/server/src/config/config.ts';
import { openDatabase, readNow, type Db } from '@hammerdock/server/src/db/database.ts';
import { openPool, type DatabaseTarget } from '@hammerdock/server/src/db/pool.ts';
import type { ExtendedStore, Extension, SignIn } from '@hammerdock/server/src/extension.ts';
import { openSandbox } from '@hammerdock/server/src/gateways/payments/sandbox/sandbox.ts';
import { LOWEST_COST, openPasswords } from '@hammerdock/server/src/security/passwords.ts';
import { isInUse } from '@hammerdock/server/src/store/accounts/users.ts';
import { refreshSearchWords } from '@hammerdock/server/src/store/catalog/search-words.ts';
import {
  isDemoStore,
  listSeededEmails,
  noteWorld,
} from '@hammerdock/server/src/store/platform/seeded-world.ts';
import { sql } from 'kysely';
import { seedFixture } from './fixture/fixture.ts';
import { installPictures, renameFormerPictures } from './pictures/install-pictures.ts';
import { openRivals } from './rivals/open-rivals.ts';
import { saveSellersBank } from './seller/bank-account.ts';
import { emailOf, SEED_PASSWORD } from './seed/people.ts';
import { seedContext } from './seed/seed-context.ts';
import { settleAccounts } from './seed/settle-accounts.ts';
import type { Seeded, SeedWorld } from './seed/world.ts';
import { seedDemo } from './store/demo-store.ts';
import { openNextAuction } from './store/next-auction.ts';

type World = Config['world'];

const WORLDS: Readonly<Record<Exclude<World, 'none'>, SeedWorld>> = {
  walk: seedFixture,
  demo: seedDemo,
};

const extension: Extension = {
  scheduledJobs: {
    restock: {
      cron: '* * * * *',
      run: async ({ workerDb }) => void (await openNextAuction(workerDb)),
    },
  },
  start: (context) => {
    const saving = saveSellersBank(context).catch((err: unknown) => {
      context.log.warn({ err }, 'the bank account of the demo’s seller was not saved');
    });
    const rivals = openRivals(context);
    return {
      close: async () => {
        await saving;
        await rivals.close();
      },
    };
  },
};

/** Seeds an empty database; rival bidders and new auctions are for a demo store only. */
export async function openSeededStore(
  owner: DatabaseTarget,
  { world, dataDir }: Pick<Config, 'world' | 'dataDir'>,
): Promise<ExtendedStore> {
  const signIns = await seedStore(owner, world);
  await installPictures(dataDir);
  return usingOwner(owner, async (db) => {
    await renameFormerPictures(db);
    return { signIns, extension: (await isDemoStore(db)) ? extension : null };
  });
}

/** Seeds a database without users, and returns the sign-ins of a seeded one. */
export function seedStore(
  owner: DatabaseTarget,
  world: World,
  { withHistory = true } = {},
): Promise<readonly SignIn[]> {
  if (world === 'none') return Promise.resolve([]);
  return usingOwner(owner, async (db, pool) => {
    const seeded = await insertWorld(db, world, withHistory);
    if (seeded !== null) {
      await settleAccounts(seedContext(db, openSandbox(pool)), seeded);
      // Otherwise the first statements are planned for tables that seem empty.
      await sql`vacuum analyze lots, lot_states, lot_events, auctions, centers, categories, users,
        invoices, invoice_lines, payments, journals, entries, handovers`.execute(db);
    }
    const emails = await listSeededEmails(db);
    return emails.map((email) => ({ email, password: SEED_PASSWORD }));
  });
}

async function usingOwner<T>(
  owner: DatabaseTarget,
  run: (db: Db, pool: ReturnType<typeof openPool>) => Promise<T>,
): Promise<T> {
  const pool = openPool(owner, { max: 2, name: 'seed', onError: () => undefined });
  try {
    return await run(openDatabase(pool), pool);
  } finally {
    await pool.end();
  }
}

/** null: the store is in use. */
async function insertWorld(
  db: Db,
  world: Exclude<World, 'none'>,
  withHistory: boolean,
): Promise<Seeded | null> {
  // Hashed before the transaction, which must not be idle.
  const passwordHash = await openPasswords(LOWEST_COST).hash(SEED_PASSWORD);
  return db.transaction().execute(async (tx) => {
    // Two nodes that start at the same time seed the database once.
    await sql`select pg_advisory_xact_lock(hashtext('hammerdock seed'))`.execute(tx);
    // A slow machine may pause for a second between two statements.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    if (await isInUse(tx)) return null;
    const seeded = await WORLDS[world](tx, {
      now: await readNow(tx),
      passwordHash,
      withHistory,
    });
    await refreshSearchWords(tx);
    await noteWorld(tx, world, seeded.signIns.map(emailOf));
    return seeded;
  });
}
