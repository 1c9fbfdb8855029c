import type { DisputedCharge, DisputeState, Loss } from '@hammerdock/domain/invoicing/disputes.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface NewDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly amountCents: Cents;
  readonly reason: string;
}

export const lockDispute = (tx: Tx, id: string) =>
  tx.selectFrom('disputes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertDispute(tx: Tx, dispute: NewDispute): Promise<void> {
  await tx
    .insertInto('disputes')
    .values({ ...dispute, state: 'open' })
    .execute();
}

export async function closeDispute(
  tx: Tx,
  id: string,
  state: Exclude<DisputeState, 'open'>,
  loss: Loss | null,
): Promise<void> {
  const lost =
    loss === null
      ? {}
      : {
          lostHammerCents: loss.hammerCents,
          lostPremiumCents: loss.premiumCents,
          lostTaxCents: loss.taxCents,
          lostFeeCents: loss.feeCents,
          lostDepositCents: loss.depositCents,
        };
  await tx
    .updateTable('disputes')
    .set({ state, closedAt: sql<Date>`app.now()`, ...lost })
    .where('id', '=', id)
    .execute();
}

export type DisputedPayment = DisputedCharge & {
  readonly userId: string;
  readonly invoiceId: string | null;
  readonly sellerId: string | null;
};

/** A charge that succeeded, with the figures of its invoice. */
export async function findDisputedPayment(db: Db, id: string): Promise<DisputedPayment | null> {
  const row = await db
    .selectFrom('payments')
    .leftJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .leftJoin('auctions', 'auctions.id', 'invoices.auctionId')
    .select([
      'payments.userId',
      'payments.purpose',
      'payments.invoiceId',
      'payments.amountCents',
      'payments.feeCents',
      'auctions.sellerId',
      sql<Cents>`coalesce(invoices.hammer_cents, 0)::bigint`.as('hammerCents'),
      sql<Cents>`coalesce(invoices.premium_cents, 0)::bigint`.as('premiumCents'),
      sql<Cents>`coalesce(invoices.tax_cents, 0)::bigint`.as('taxCents'),
    ])
    .where('payments.id', '=', id)
    .where('payments.state', '=', 'succeeded')
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...row, purpose: row.purpose === 'deposit' ? 'deposit' : 'invoice' };
}

/** Whether a dispute of the user is open or lost: while one is, the account stays deactivated. */
export async function hasStandingDispute(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.paymentId')
    .select('disputes.id')
    .where('payments.userId', '=', userId)
    .where('disputes.state', '<>', 'won')
    .executeTakeFirst();
  return row !== undefined;
}
