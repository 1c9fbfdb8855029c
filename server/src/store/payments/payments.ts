import type { Surplus } from '@hammerdock/domain/invoicing/surplus.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { isId, NIL_ID } from '../platform/id-shape.ts';
import { LATER_CREDIT_KINDS } from './ledger.ts';

export type PaymentState =
  | 'processing'
  | 'succeeded'
  | 'declined'
  | 'needs verification'
  | 'abandoned';

export interface NewPayment {
  readonly id: string;
  readonly userId: string;
  readonly purpose: 'invoice' | 'deposit';
  readonly invoiceId: string | null;
  readonly cardId: string;
  readonly amountCents: Cents;
  readonly feeCents: Cents;
  readonly creditCents: Cents;
  readonly automatic: boolean;
  readonly idempotencyKey: string | null;
}

/** The intent: written before the gateway is called, with the id that is sent to the gateway. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  await tx
    .insertInto('payments')
    .values({ ...payment, state: 'processing', provider: providerOf(payment.cardId) })
    .execute();
}

/** The one that knows the card. */
const providerOf = (cardId: string) =>
  sql<string | null>`(select provider from cards where id = ${cardId}::uuid)`;

/** Whether only another provider than this one knows the payment. */
export const isElsewhere = (
  { provider }: { readonly provider: string | null },
  inUse: string,
): boolean => provider !== null && provider !== inUse;

const BILLING = [
  'paymentBilling.billFirstName',
  'paymentBilling.billLastName',
  'paymentBilling.billAddress1',
  'paymentBilling.billCity',
  'paymentBilling.billState',
  'paymentBilling.billZip',
] as const;

const selectPayments = (db: Db) =>
  db
    .selectFrom('payments')
    .leftJoin('cards', 'cards.id', 'payments.cardId')
    .leftJoin('gatewayCustomers', 'gatewayCustomers.userId', 'payments.userId')
    .selectAll('payments')
    .select([
      'cards.gatewayCard',
      'cards.kind as sourceKind',
      'cards.brand',
      'cards.last4',
      'gatewayCustomers.gatewayCustomer',
    ]);

export const findPayment = async (db: Db, paymentId: string) =>
  isId(paymentId)
    ? await selectPayments(db).where('payments.id', '=', paymentId).executeTakeFirst()
    : undefined;

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const lockPayment = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const listPaymentsOfInvoice = (db: Db, invoiceId: string) =>
  selectPayments(db)
    .leftJoin('paymentBilling', 'paymentBilling.paymentId', 'payments.id')
    .select(BILLING)
    .where('payments.invoiceId', '=', invoiceId)
    .orderBy('payments.createdAt')
    .orderBy('payments.id')
    .execute();

/** Credit applied to a receipt, and returned where a card was declined; refunds are separate. */
export const listCreditOfInvoice = (db: Db, invoiceId: string) =>
  db
    .selectFrom('journals')
    .innerJoin('entries', 'entries.journalId', 'journals.id')
    .leftJoin('paymentBilling', 'paymentBilling.journalId', 'journals.id')
    .select(['journals.id', 'journals.at', 'journals.kind', 'journals.paymentId'])
    .select(['entries.amountCents', ...BILLING])
    .where('entries.invoiceId', '=', invoiceId)
    .where('entries.account', '=', 'buyer credit')
    .where('journals.kind', 'not in', LATER_CREDIT_KINDS)
    .orderBy('journals.at')
    .orderBy('journals.id')
    .execute();

export type InvoicePaymentRow = Awaited<ReturnType<typeof listPaymentsOfInvoice>>[number];
export type CreditMovementRow = Awaited<ReturnType<typeof listCreditOfInvoice>>[number];

/** Its card was never saved: `insertCardUsedOnce` gives it no address. */
const isByLink = sql<SqlBool>`cards.address = '{}' and cards.removed_at is not null`;

const asId = (text: string | null): string => (text !== null && isId(text) ? text : NIL_ID);

/** This payment, or the last one (null). */
export const findLinkPayment = (db: Db, invoiceId: string, paymentId: string | null) =>
  selectPayments(db)
    .where('payments.invoiceId', '=', invoiceId)
    .where(isByLink)
    .$if(paymentId !== null, (found) => found.where('payments.id', '=', asId(paymentId)))
    .orderBy('payments.createdAt', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether the payer came by the payment link of an email, and may have no session. */
export const isPaidByLink = async (db: Db, paymentId: string): Promise<boolean> =>
  (await selectPayments(db)
    .where('payments.id', '=', paymentId)
    .where(isByLink)
    .executeTakeFirst()) !== undefined;

/** The unsettled payment of a receipt, if there is one: there is never a second. */
export const findOpenPaymentOfInvoice = (db: Db, invoiceId: string) =>
  selectPayments(db)
    .where('payments.invoiceId', '=', invoiceId)
    .where('payments.settledAt', 'is', null)
    .executeTakeFirst();

export const findOpenDeposit = (db: Db, userId: string) =>
  selectPayments(db)
    .where('payments.userId', '=', userId)
    .where('payments.purpose', '=', 'deposit')
    .where('payments.settledAt', 'is', null)
    .executeTakeFirst();

export interface Settlement {
  readonly state: PaymentState;
  readonly declineCode: string | null;
  readonly verificationUrl: string | null;
  readonly gatewayCharge: string | null;
}

export async function settle(tx: Tx, paymentId: string, settlement: Settlement): Promise<void> {
  const open = settlement.state === 'needs verification';
  await tx
    .updateTable('payments')
    .set({
      ...settlement,
      settledAt: open ? null : sql<Date>`app.now()`,
      // Set only where a declined one succeeds after all.
      declinedAt: sql<Date | null>`settled_at`,
    })
    .where('id', '=', paymentId)
    .execute();
}

export async function recordSurplus(tx: Tx, paymentId: string, surplus: Surplus): Promise<void> {
  await tx.updateTable('payments').set(surplus).where('id', '=', paymentId).execute();
}

const dueAfter = (ms: Duration) =>
  sql<Instant>`payments.created_at + ${ms} * interval '1 ms'`.as('since');

/** Payments that have been unsettled for this long. */
export const unsettledPayments = (db: Db, afterMs: Duration) =>
  db
    .selectFrom('payments')
    .select(['payments.id as item', dueAfter(afterMs)])
    .where('settledAt', 'is', null);

/** Payments without a result for this long, whose buyer has no message of this template yet. */
export const delayedPayments = (
  db: Db,
  { afterMs, template }: { afterMs: Duration; template: string },
) =>
  db
    .selectFrom('payments')
    .select([
      'payments.id as item',
      // A bank account is known to take days.
      sql<Instant>`case when exists (select from cards where cards.id = payments.card_id
        and cards.kind = 'bank') then payments.created_at
        else payments.created_at + ${afterMs} * interval '1 ms' end`.as('since'),
    ])
    .where('settledAt', 'is', null)
    .where('state', '=', 'processing')
    .where(
      sql<SqlBool>`not exists (select from messages where messages.dedupe_key
        = ${template}::text || ' ' || payments.id || ' ' || payments.user_id)`,
    );

/** Automatic charges that have waited for confirmation for this long, of active accounts (R54). */
export const lapsedVerifications = (db: Db, afterMs: Duration) =>
  db
    .selectFrom('payments')
    .select(['payments.id as item', dueAfter(afterMs)])
    .where('settledAt', 'is', null)
    .where('state', '=', 'needs verification')
    .where('automatic', '=', true)
    .where(
      sql<SqlBool>`not exists (select from deactivations
        where deactivations.user_id = payments.user_id and deactivations.lifted_at is null)`,
    );

/** Serializes the money movements of a user; other rows may still refer to the account. */
export const lockUser = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'creditAppliedFirst'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
