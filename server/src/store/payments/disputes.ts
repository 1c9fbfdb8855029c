import type { DisputedCharge, DisputeState, Loss } from '@hammerdock/domain/invoicing/disputes.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { commissionOfInvoice } from '../invoices/invoice-issuing.ts';

export interface NewDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly amountCents: Cents;
  readonly reason: string;
}

export const lockDispute = (tx: Tx, id: string) =>
  tx.selectFrom('disputes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What is booked of a dispute; changes with each step. */
export interface BookedDispute {
  readonly state: DisputeState | null;
  readonly feeCents: Cents;
  /** Of the decision that stands, or that comes next. */
  readonly decision: number;
}

export async function readDispute(db: Db, id: string): Promise<BookedDispute> {
  const query = sql<BookedDispute>`select
      (select state from disputes where disputes.id = ${id}) as state,
      (select coalesce(sum(change_cents), 0)::bigint from dispute_fees
        where dispute_id = ${id}) as "feeCents",
      (select count(*)::int + 1 from dispute_decisions where dispute_id = ${id}) as decision`;
  const [row] = (await query.execute(db)).rows;
  if (row === undefined) throw new Error(`the dispute ${id} could not be read`);
  return row;
}

/** The decision stays as it was booked, and the dispute is open again. */
export async function reopenDispute(tx: Tx, id: string, number: number): Promise<void> {
  await sql`insert into dispute_decisions (dispute_id, number, state, closed_at,
      lost_hammer_cents, lost_premium_cents, lost_tax_cents, lost_shipping_cents, lost_fee_cents,
      lost_deposit_cents, lost_commission_cents)
    select id, ${number}, state, closed_at, lost_hammer_cents, lost_premium_cents, lost_tax_cents,
      lost_shipping_cents, lost_fee_cents, lost_deposit_cents, lost_commission_cents
    from disputes where id = ${id} and closed_at is not null`.execute(tx);
  const none = { lostHammerCents: 0, lostPremiumCents: 0, lostTaxCents: 0, lostShippingCents: 0 };
  const noneElse = { lostFeeCents: 0, lostDepositCents: 0, lostCommissionCents: 0 };
  await tx
    .updateTable('disputes')
    .set({ state: 'open', closedAt: null, ...none, ...noneElse })
    .where('id', '=', id)
    .execute();
}

/** Returns the number of the change. */
export async function insertDisputeFee(tx: Tx, id: string, changeCents: Cents): Promise<number> {
  const { number } = await tx
    .insertInto('disputeFees')
    .values({
      disputeId: id,
      changeCents,
      number: sql<number>`(select count(*) + 1 from dispute_fees where dispute_id = ${id})`,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

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
          lostShippingCents: loss.shippingCents,
          lostFeeCents: loss.feeCents,
          lostDepositCents: loss.depositCents,
          lostCommissionCents: loss.commissionCents,
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
      sql<Cents>`coalesce(invoices.shipping_cents, 0)::bigint`.as('shippingCents'),
      commissionOfInvoice.as('commissionCents'),
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
