// Amounts on their way back to the cards that paid them: parts of refunds (R30), and returns of
// deposits (R57). Each is a row of its own table, by whose id the provider knows it.
import type { RefundState } from '@hammerdock/domain/invoicing/refund-steps.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

export interface RefundPart {
  readonly id: string;
  readonly kind: 'card refund' | 'deposit return';
  /** The refund that it is a part of; null for a deposit. */
  readonly refundId: string | null;
  readonly userId: string;
  readonly invoiceId: string | null;
  readonly paymentId: string;
  readonly amountCents: Cents;
  readonly state: RefundState;
  readonly gatewayCharge: string | null;
  /** The one that was paid through; null: the one in use. */
  readonly provider: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
  readonly createdAt: Instant;
}

const parts = sql`(
  select card_refunds.id, 'card refund' as kind, refund_id, refunds.user_id, refunds.invoice_id,
      payment_id, card_refunds.amount_cents, state, settled_at, created_at
    from card_refunds join refunds on refunds.id = refund_id
  union all select id, 'deposit return', null, user_id, null, payment_id, amount_cents, state,
      settled_at, created_at
    from deposit_returns) parts`;

/** The two tables name the first state differently. */
const state = sql`case when parts.settled_at is null then 'pending' else parts.state end`;

export async function findRefundPart(db: Db, id: string): Promise<RefundPart | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<RefundPart>`select parts.id, parts.kind, refund_id, parts.user_id,
      parts.invoice_id, payment_id, parts.amount_cents, ${state} as state, gateway_charge,
      payments.provider, brand, last4, parts.created_at
    from ${parts} join payments on payments.id = payment_id left join cards on cards.id = card_id
    where parts.id = ${id}`.execute(db);
  return rows[0];
}

const TABLES = { 'card refund': 'card_refunds', 'deposit return': 'deposit_returns' } as const;
type Ref = Pick<RefundPart, 'id' | 'kind'>;

/** The state, under a lock until the transaction ends. */
export async function lockRefundState(tx: Tx, { id, kind }: Ref): Promise<RefundState> {
  const { rows } = await sql<{ state: RefundState }>`select ${state} as state
    from ${sql.table(TABLES[kind])} parts where id = ${id} for update`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no ${kind} ${id}`);
  return row.state;
}

/** Before each time that it is sent; false: it has been decided or canceled meanwhile. */
export async function recordSent(db: Db, { id, kind }: Ref): Promise<boolean> {
  if (kind === 'deposit return') return true;
  const sent = await db
    .updateTable('cardRefunds')
    .set({ sentAt: sql<Date>`app.now()` })
    .where('id', '=', id)
    .where('settledAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return sent !== undefined;
}

/** The provider has accepted it, and its bank has not decided. */
export async function recordAccepted(db: Db, { id, kind }: Ref, refund: string): Promise<void> {
  await sql`update ${sql.table(TABLES[kind])} set gateway_refund = ${refund}
    where id = ${id} and settled_at is null`.execute(db);
}

export async function settleRefundPart(
  tx: Tx,
  { id, kind }: Ref,
  settlement: { state: 'succeeded' | 'refused'; gatewayRefund: string | null },
): Promise<void> {
  await sql`update ${sql.table(TABLES[kind])} set state = ${settlement.state},
      gateway_refund = ${settlement.gatewayRefund}, settled_at = app.now()
    where id = ${id}`.execute(tx);
}

export async function failRefundPart(tx: Tx, { id, kind }: Ref): Promise<void> {
  await sql`update ${sql.table(TABLES[kind])} set state = 'failed', failed_at = app.now()
    where id = ${id}`.execute(tx);
}

export async function areAllSettled(db: Db, refundId: string): Promise<boolean> {
  const open = await db
    .selectFrom('cardRefunds')
    .select('id')
    .where('refundId', '=', refundId)
    .where('settledAt', 'is', null)
    .executeTakeFirst();
  return open === undefined;
}
