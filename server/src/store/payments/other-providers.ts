// Records that another payment provider knows than the one in use: it can neither charge nor
// refund them.
import type { Cents } from '@hammerdock/domain/money.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface OtherProvider {
  readonly provider: string;
  readonly customers: number;
  /** Those that are still saved. */
  readonly cards: number;
  readonly openPayments: number;
  readonly openRefunds: number;
  readonly openTransfers: number;
  /** Also those that need nothing any more. */
  readonly payments: number;
}

const unsettledParts = sql`(
  select id, payment_id, settled_at from card_refunds where settled_at is null
  union all select id, payment_id, settled_at from deposit_returns where settled_at is null) parts`;

/** The other providers that have something here, in the order of their names. */
export async function countOtherProviders(db: Db, inUse: string): Promise<OtherProvider[]> {
  const { rows } = await sql<OtherProvider>`select provider, sum(customers)::int as customers,
      sum(cards)::int as cards, sum(open_payments)::int as open_payments,
      sum(open_refunds)::int as open_refunds, sum(open_transfers)::int as open_transfers,
      sum(payments)::int as payments
    from (
      select provider, 1 as customers, 0 as cards, 0 as open_payments, 0 as open_refunds,
          0 as open_transfers, 0 as payments from gateway_customers
      union all select provider, 0, 1, 0, 0, 0, 0 from cards where removed_at is null
      union all select provider, 0, 0, (settled_at is null)::int, 0, 0, 1 from payments
      union all select provider, 0, 0, 0, 1, 0, 0 from ${unsettledParts}
        join payments on payments.id = payment_id
      union all select provider, 0, 0, 0, 0, 1, 0 from payout_transfers
        where state in ('pending', 'reversing')
    ) found where provider <> ${inUse} group by provider order by provider`.execute(db);
  return rows;
}

export interface OpenElsewhere {
  readonly kind: 'payment' | 'refund' | 'transfer';
  readonly id: string;
  readonly userId: string;
  readonly provider: string;
  readonly amountCents: Cents;
}

/** What has a result that only another provider knows, oldest first. */
export async function listOpenElsewhere(db: Db, inUse: string): Promise<OpenElsewhere[]> {
  const { rows } = await sql<OpenElsewhere>`select kind, id, user_id, provider, amount_cents
    from (
      select 'payment' as kind, id, user_id, provider, amount_cents + fee_cents as amount_cents,
          created_at from payments where settled_at is null
      union all select 'refund', parts.id, payments.user_id, provider, parts.amount_cents,
          parts.created_at
        from (select id, payment_id, amount_cents, created_at from card_refunds
            where settled_at is null
          union all select id, payment_id, amount_cents, created_at from deposit_returns
            where settled_at is null) parts
          join payments on payments.id = payment_id
      union all select 'transfer', payouts.id, seller_id, provider, amount_cents, begun_at
        from payout_transfers join payouts on payouts.id = payout_id
        where state in ('pending', 'reversing')
    ) open where provider <> ${inUse} order by created_at, id`.execute(db);
  return rows;
}

/** The saved cards of other providers are removed; returns their users. */
export async function retireCards(tx: Tx, inUse: string): Promise<string[]> {
  const rows = await tx
    .updateTable('cards')
    .set({ removedAt: sql<Date>`app.now()`, retiredAt: sql<Date>`app.now()`, isPrimary: false })
    .where('provider', '<>', inUse)
    .where('removedAt', 'is', null)
    .returning('userId')
    .execute();
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** The provider in use makes new customers. */
export async function forgetCustomers(tx: Tx, inUse: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('gatewayCustomers')
    .where('provider', '<>', inUse)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Whether a card of the user was retired with its provider. */
export async function hasRetiredCards(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cards')
    .select('id')
    .where('userId', '=', userId)
    .where('retiredAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
