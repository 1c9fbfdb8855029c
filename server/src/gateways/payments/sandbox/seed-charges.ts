// Charges and refunds of before the store opened, for seeded users.
import type { Tx } from '../../../db/database.ts';

interface SandboxCharge {
  readonly id: string;
  /** The id of the payment. */
  readonly idempotencyKey: string;
  readonly card: string;
  readonly amountCents: number;
  readonly createdAt: Date;
}

export async function seedSandboxCharges(tx: Tx, charges: readonly SandboxCharge[]): Promise<void> {
  const rows = charges.map((charge) => ({ ...charge, status: 'succeeded' }));
  await tx.insertInto('sandbox.charges').values(rows).execute();
}

interface SandboxRefund {
  readonly id: string;
  /** The id of the card refund. */
  readonly idempotencyKey: string;
  readonly charge: string;
  readonly amountCents: number;
  readonly createdAt: Date;
}

export async function seedSandboxRefunds(tx: Tx, refunds: readonly SandboxRefund[]): Promise<void> {
  const rows = refunds.map((refund) => ({ ...refund, status: 'succeeded' }));
  await tx.insertInto('sandbox.refunds').values(rows).execute();
}
