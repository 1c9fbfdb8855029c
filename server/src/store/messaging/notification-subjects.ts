// What messages need to know about their recipients and subjects.
import type { LotTerms } from '@hammerdock/domain/bidding/lot.ts';
import type { Bps, Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { payUntilOfInvoice } from '../invoices/invoices.ts';
import { payableOfInvoice } from '../payments/ledger.ts';
import { TERMS_COLUMNS, toTerms } from '../auctions/lot-terms.ts';

export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly phone: string;
  readonly phoneVerified: boolean;
}

export async function findRecipient(db: Db, userId: string): Promise<Recipient | null> {
  const row = await db
    .selectFrom('users')
    .select(['id as userId', 'email', 'firstName', 'phone'])
    .select(sql<boolean>`phone_verified_at is not null`.as('phoneVerified'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** How a user wants prices, and whether a tax exemption is approved (R55). */
export const findPriceReader = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['totalPricesOn', sql<boolean>`tax_exempt_at is not null`.as('exempt')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** What a price on a lot costs in all; frozen with its auction (R55). */
export interface LotPriceTerms {
  readonly premiumBps: Bps;
  readonly premiumMinimumCents: Cents;
  readonly taxBps: Bps;
  readonly cardFeeBps: Bps;
  readonly shipFirstCents: Cents | null;
}

const PRICE_TERMS = [
  'auctions.premiumBps',
  'auctions.premiumMinimumCents',
  'auctions.taxBps',
  'auctions.cardFeeBps',
  'auctions.shipFirstCents',
] as const;

export interface LotSubject extends LotPriceTerms {
  readonly id: string;
  readonly auctionId: string;
  readonly title: string;
  readonly leaderId: string | null;
  readonly phase: string;
  readonly priceCents: Cents | null;
  /** What it sold for; null until then. */
  readonly hammerCents: Cents | null;
  readonly closesAt: Instant;
  /** Of the lot's last event. */
  readonly sequence: number;
  readonly terms: LotTerms;
}

export async function findLotSubject(db: Db, lotId: string): Promise<LotSubject | null> {
  const row = await db
    .selectFrom('lots')
    .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(['lots.id', 'auctionId', 'lots.title', 'leaderId', 'lots.phase', 'priceCents'])
    .select('lots.hammerCents')
    .select(['lotStates.closesAt', 'lotStates.sequence', ...PRICE_TERMS, ...TERMS_COLUMNS])
    .where('lots.id', '=', lotId)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, terms: toTerms(row) };
}

/** In the order of the ids. */
export async function listLotTitles(db: Db, lotIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('lots')
    .select(['id', 'title'])
    .where('id', 'in', [...lotIds])
    .execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return lotIds.flatMap((id) => titles.get(id) ?? []);
}

/** Open lots that were bid on, those with the most bids first. */
export const listMostBidLots = (db: Db, limit: number) =>
  db
    .selectFrom('lots')
    .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(['lots.title', 'priceCents', 'bidCount', ...PRICE_TERMS])
    .where('lotStates.phase', '=', 'open')
    .where('bidCount', '>', 0)
    .orderBy('bidCount', 'desc')
    .orderBy('lots.id')
    .limit(limit)
    .execute();

export interface InvoiceSubject {
  readonly id: string;
  readonly number: number;
  readonly userId: string;
  readonly totalCents: Cents;
  readonly dueCents: Cents;
  readonly shippingCents: Cents;
  readonly issuedAt: Instant;
  /** R18: of an unpaid purchase. */
  readonly payUntil: Instant | null;
  readonly itemCount: number;
}

export async function findInvoiceSubject(
  db: Db,
  invoiceId: string,
): Promise<InvoiceSubject | null> {
  const row = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'userId', 'totalCents', 'shippingCents', 'issuedAt'])
    .select([payableOfInvoice.as('dueCents'), payUntilOfInvoice.as('payUntil')])
    .select(
      sql<number>`(select count(*)::int from invoice_lines
        where invoice_lines.invoice_id = invoices.id)`.as('itemCount'),
    )
    .where('id', '=', invoiceId)
    .executeTakeFirst();
  return row ?? null;
}

export interface PaymentSubject {
  readonly id: string;
  readonly userId: string;
  readonly purpose: string;
  readonly invoiceId: string | null;
  readonly chargedCents: Cents;
  /** Of the account's credit, beside what was charged. */
  readonly appliedCents: Cents;
  /** Of what was charged: what was not due any more. */
  readonly creditedCents: Cents;
  readonly state: string;
  readonly declineCode: string | null;
  readonly sourceKind: string | null;
  /** Such as "Visa 4242". */
  readonly sourceName: string;
}

/** A disputed payment; without an invoice it is a deposit. */
export const findDisputeSubject = (db: Db, disputeId: string) =>
  db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.paymentId')
    .leftJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .leftJoin('auctions', 'auctions.id', 'invoices.auctionId')
    .select([
      'disputes.amountCents',
      'disputes.lostHammerCents',
      'payments.userId',
      'payments.invoiceId',
      'invoices.number',
      'auctions.sellerId',
    ])
    .where('disputes.id', '=', disputeId)
    .executeTakeFirst();

export async function findPaymentSubject(
  db: Db,
  paymentId: string,
): Promise<PaymentSubject | null> {
  const row = await db
    .selectFrom('payments')
    .leftJoin('cards', 'cards.id', 'payments.cardId')
    .select([
      'payments.id',
      'payments.userId',
      'purpose',
      'invoiceId',
      'amountCents',
      'feeCents',
      'creditCents as appliedCents',
      'surplusCents',
      'surplusFeeCents',
      'state',
      'declineCode',
      'cards.brand',
      'cards.last4',
      'cards.kind as sourceKind',
    ])
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { amountCents, feeCents, surplusCents, surplusFeeCents, brand, last4, ...payment } = row;
  return {
    ...payment,
    sourceName: brand === null ? 'card' : `${brand} ${last4}`,
    chargedCents: amountCents + feeCents,
    creditedCents: surplusCents + surplusFeeCents,
  };
}
