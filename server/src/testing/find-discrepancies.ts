import type { Db } from '../db/database.ts';
import { sandboxChecks } from '../gateways/payments/sandbox/checks.ts';
import { verify, type Verification } from '../operations/verify/verify.ts';

/** What `verify` finds, without unpublished events: advancing the clock makes them old. */
export async function findDiscrepancies(db: Db): Promise<Verification['discrepancies']> {
  const { discrepancies } = await verify(db, sandboxChecks);
  return discrepancies.filter(({ check }) => check !== 'outbox drained');
}
