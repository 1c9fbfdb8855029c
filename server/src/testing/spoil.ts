import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { sandboxChecks } from '../gateways/payments/sandbox/checks.ts';
import { verifyOnly } from '../operations/verify/verify.ts';

class Undone extends Error {}

/** How often a check fails after a change by hand, which is rolled back afterwards. */
export async function countDiscrepanciesAfter(
  db: Db,
  check: string,
  change: (tx: Tx) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const spoilt = db.transaction().execute(async (tx) => {
    // Bypasses triggers and foreign keys, as a superuser can.
    await sql`set local session_replication_role = replica`.execute(tx);
    await change(tx);
    const found = await verifyOnly(tx, sandboxChecks, check);
    if (found === null) throw new Error(`there is no check "${check}"`);
    count = found.length;
    throw new Undone();
  });
  await spoilt.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return count;
}
