// Fills an empty database with the world that was asked for.
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { openSandbox } from '../../gateways/payment/sandbox.ts';
import { hashPassword } from '../../gateways/passwords.ts';
import { chargeInvoice } from '../../operations/charge-invoice.ts';
import { issueInvoices } from '../../operations/issue-invoices.ts';
import { insertAudit } from '../../store/audit.ts';
import { listAuctionsToInvoice } from '../../store/invoice-issuing.ts';
import { insertHandover } from '../../store/handovers.ts';
import { refreshSearchWords } from '../../store/search-words.ts';
import { isInUse } from '../../store/users.ts';
import { openDatabase, readNow, type Db } from '../database.ts';
import { openPool, type DatabaseTarget } from '../pool.ts';
import { seedDemo } from './demo.ts';
import { emailOf, SEED_PASSWORD } from './people.ts';
import { seedWalk } from './walk.ts';
import { listSeededEmails, noteWorld } from '../../store/seeded-world.ts';
import type { Seeded, SeedWorld } from './world.ts';

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

const WORLDS: Readonly<Record<'demo' | 'walk', SeedWorld>> = { walk: seedWalk, demo: seedDemo };

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
    await settleAccounts(db, { seeded, payments: openSandbox(pool) });
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

/**
 * Receipts of what was won before the store opened, and their charges at the provider, by the same
 * operations as ever. Were this cut short, the timetable would finish it.
 */
async function settleAccounts(
  db: Db,
  { seeded, payments }: { seeded: Seeded; payments: ReturnType<typeof openSandbox> },
): Promise<void> {
  const ignore = (): void => undefined;
  const log = { info: ignore, warn: ignore, error: ignore };
  const house = { workerDb: db, payments, log, wakeDispatcher: ignore };
  for (const auctionId of await listAuctionsToInvoice(db)) await issueInvoices(house, auctionId);
  const invoices = await db
    .selectFrom('invoices')
    .select('id')
    .where('chargeTriedAt', 'is', null)
    .orderBy('number')
    .execute();
  for (const { id } of invoices) await chargeInvoice(house, id);
  for (const { buyerId, staffId } of seeded.collected) await handOver(db, { buyerId, staffId });
}

async function handOver(
  db: Db,
  { buyerId, staffId }: { buyerId: string; staffId: string },
): Promise<void> {
  const lots = await db
    .selectFrom('invoiceLines')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .select('invoiceLines.lotId')
    .where('invoices.userId', '=', buyerId)
    .execute();
  await db.transaction().execute(async (tx) => {
    for (const { lotId } of lots) {
      await insertHandover(tx, lotId, staffId);
      await insertAudit(tx, {
        actorId: staffId,
        action: 'lot handed over',
        subject: lotId,
        details: { userId: buyerId },
      });
    }
  });
}

async function readSignIns(db: Db): Promise<readonly SignIn[]> {
  const emails = await listSeededEmails(db);
  return emails.map((email) => ({ email, password: SEED_PASSWORD }));
}
