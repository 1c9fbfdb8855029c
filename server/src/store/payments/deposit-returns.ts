// R57: returns of deposits, and whether a deposit may be returned.
import {
  DEPOSIT_IDLE_DAYS,
  type DepositStanding,
} from '@hammerdock/domain/invoicing/deposit-return.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { dueOfInvoice, sumOwedToUser } from './ledger.ts';

/** Leads on an open lot, or has won one without an invoice yet. */
const leadsOf = (userId: unknown) => sql<boolean>`exists (select from lot_states
  where lot_states.leader_id = ${userId} and (phase = 'open' or phase = 'sold'
    and not exists (select from invoice_lines where invoice_lines.lot_id = lot_states.lot_id)))`;

const owesOf = (userId: unknown) => sql<boolean>`(exists (select from invoices
    where invoices.user_id = ${userId} and invoices.voided_at is null and ${dueOfInvoice} > 0)
  or exists (select from payments
    where payments.user_id = ${userId} and payments.settled_at is null))`;

const disputedOf = (userId: unknown) => sql<boolean>`exists (select from disputes
  join payments on payments.id = disputes.payment_id
  where payments.user_id = ${userId} and disputes.state = 'open')`;

export async function readDepositStanding(db: Db, userId: string): Promise<DepositStanding> {
  const heldCents = await sumOwedToUser(db, userId, 'buyer deposit');
  const id = sql`${userId}::uuid`;
  const { rows } = await sql<Omit<DepositStanding, 'heldCents'>>`select ${leadsOf(id)} as leads,
    ${owesOf(id)} as owes, ${disputedOf(id)} as disputed`.execute(db);
  const [row = { leads: true, owes: true, disputed: true }] = rows;
  return { heldCents, ...row };
}

/** The amounts that are on their way back to the buyer. */
export async function sumReturning(db: Db, userId: string): Promise<Cents> {
  const { cents } = await db
    .selectFrom('depositReturns')
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('userId', '=', userId)
    .where('settledAt', 'is', null)
    .executeTakeFirstOrThrow();
  return cents;
}

/** The deposit payments of a user, with what each still holds. */
export const listHeldDeposits = (db: Db, userId: string) =>
  db
    .selectFrom('payments')
    .select([
      'payments.id as paymentId',
      sql<Cents>`-(select coalesce(sum(entries.amount_cents), 0)::bigint from entries
        join journals on journals.id = entries.journal_id
        where journals.payment_id = payments.id and entries.account = 'buyer deposit')`.as(
        'heldCents',
      ),
    ])
    .where('payments.userId', '=', userId)
    .where('payments.purpose', '=', 'deposit')
    .where('payments.state', '=', 'succeeded')
    .orderBy('payments.createdAt')
    .orderBy('payments.id')
    .execute();

export interface NewDepositReturn {
  readonly id: string;
  readonly paymentId: string;
  readonly userId: string;
  readonly amountCents: Cents;
}

export async function insertDepositReturn(tx: Tx, deposit: NewDepositReturn): Promise<void> {
  await tx.insertInto('depositReturns').values(deposit).execute();
}

/** Those that have been unsettled for this long. */
export const unsettledDepositReturns = (db: Db, afterMs: Duration) =>
  db
    .selectFrom('depositReturns')
    .select('id as item')
    .select(sql<Instant>`created_at + ${afterMs} * interval '1 ms'`.as('since'))
    .where('settledAt', 'is', null);

/** Users whose deposit nothing has needed for 30 days: no lead, no win, no payment. */
export const idleDeposits = (db: Db) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('entries')
        .select('entries.userId as item')
        .select(
          sql<Instant>`greatest(
            (select max(payments.settled_at) from payments
              where payments.user_id = entries.user_id),
            (select max(lot_states.closes_at) from lot_states
              where lot_states.leader_id = entries.user_id and lot_states.phase = 'sold'),
            (select max(lot_events.at) from lot_events
              where lot_events.bidder_id = entries.user_id))
            + ${sql.lit(DEPOSIT_IDLE_DAYS)} * interval '1 day'`.as('since'),
        )
        .where('entries.account', '=', 'buyer deposit')
        .where('entries.userId', 'is not', null)
        .groupBy('entries.userId')
        .having(sql<boolean>`sum(entries.amount_cents) < 0`)
        .having(sql<boolean>`not ${leadsOf(sql.ref('entries.user_id'))}`)
        .having(sql<boolean>`not ${owesOf(sql.ref('entries.user_id'))}`)
        .having(sql<boolean>`not ${disputedOf(sql.ref('entries.user_id'))}`)
        .as('idle'),
    )
    .select([sql<string>`item::text`.as('item'), 'since']);
