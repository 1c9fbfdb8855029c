// What followed the sale of lots in a past auction: receipts, automatic charges, pickups, forfeits
// and refunds. The figures are those of the operations; only the times are given.
import { refundOf, type Refund } from '@hammerdock/domain/invoicing/refund.ts';
import { cardFeeOf } from '@hammerdock/domain/invoicing/totals.ts';
import { openingFrom } from '@hammerdock/domain/pickup/opening-hours.ts';
import { pickupWindow, type PickupWindow } from '@hammerdock/domain/pickup/windows.ts';
import { hours, minutes, seconds, type Instant } from '@hammerdock/domain/time.ts';
import { toDate } from '@hammerdock/server/src/db/database.ts';
import { newId, newSecret } from '@hammerdock/server/src/security/ids.ts';
import {
  draftInvoice,
  type DraftInvoice,
} from '@hammerdock/server/src/operations/invoices/issue-invoice.ts';
import type {
  AuctionTerms,
  BilledLine,
} from '@hammerdock/server/src/store/invoices/invoice-issuing.ts';
import type { Random } from '../random.ts';
import { HOURS } from '../seed/centers.ts';
import type { PastLot } from './past-lots.ts';
import type { Regular } from './regulars.ts';

export interface PastPayment {
  readonly id: string;
  readonly cardId: string;
  readonly gatewayCard: string;
  readonly gatewayCharge: string;
  readonly amountCents: number;
  readonly feeCents: number;
  readonly createdAt: Instant;
  readonly settledAt: Instant;
}

export interface PastRefund {
  readonly id: string;
  readonly partId: string;
  readonly gatewayRefund: string;
  readonly lotId: string;
  readonly reason: string;
  readonly figures: Refund;
  readonly at: Instant;
  readonly settledAt: Instant;
}

export interface PastSale {
  readonly userId: string;
  readonly bill: DraftInvoice;
  readonly issuedAt: Instant;
  readonly payment: PastPayment;
  readonly window: PickupWindow;
  /** null: the lots were not collected. */
  readonly pickedUpAt: Instant | null;
  readonly forfeitedAt: Instant | null;
  readonly refunds: readonly PastRefund[];
}

export interface Selling {
  readonly terms: AuctionTerms;
  readonly pickupStartsAt: Instant;
  readonly pickupDays: number;
  readonly regulars: ReadonlyMap<string, Regular>;
  readonly random: Random;
}

export function sellLots(lots: readonly PastLot[], selling: Selling): PastSale[] {
  const sold = lots.filter(({ state }) => state.phase === 'sold');
  const issuedAt = Math.max(...lots.map(({ state }) => state.closesAt)) + minutes(2);
  const byWinner = Map.groupBy(sold, ({ state }) => state.leaderId ?? '');
  return [...byWinner].map(([userId, won]) => sellTo(userId, won, { ...selling, issuedAt }));
}

const FORFEITED = 0.05;

function sellTo(
  userId: string,
  won: readonly PastLot[],
  { issuedAt, ...selling }: Selling & { readonly issuedAt: Instant },
): PastSale {
  const { terms, pickupStartsAt, pickupDays, regulars, random } = selling;
  const source = regulars.get(userId);
  if (source === undefined) throw new Error(`a lot was won by ${userId}, who has no card`);
  const chargedAt = issuedAt + minutes(1);
  const bill = draftInvoice(terms, {
    userId,
    won: won.map(({ id, state }) => ({ lotId: id, hammerCents: state.priceCents, exempt: false })),
    chargeTriedAt: toDate(chargedAt),
  });
  const payment = payFor(bill, source, { terms, chargedAt });
  const paidAt = payment.settledAt;
  const window = pickupWindow({ paidAt, pickupStartsAt, pickupDays, hours: HOURS });
  const isForfeited = random.next() < FORFEITED;
  const pickedUpAt = isForfeited ? null : pickupIn(window, random);
  return {
    userId,
    bill,
    issuedAt,
    payment,
    window,
    pickedUpAt,
    forfeitedAt: isForfeited ? window.endsAt + minutes(10) : null,
    refunds: pickedUpAt === null ? [] : refundsOf(bill, { payment, pickedUpAt, random }),
  };
}

function payFor(
  { invoice }: DraftInvoice,
  { cardId, gatewayCard }: Regular,
  { terms, chargedAt }: { readonly terms: AuctionTerms; readonly chargedAt: Instant },
): PastPayment {
  const amountCents = invoice.totalCents;
  return {
    id: newId(),
    cardId,
    gatewayCard,
    gatewayCharge: `ch_${newSecret()}`,
    amountCents,
    feeCents: cardFeeOf(amountCents, terms.cardFeeBps),
    createdAt: chargedAt,
    settledAt: chargedAt + seconds(2),
  };
}

/** On one of the first days, in the hours of the center. */
function pickupIn({ startsAt, endsAt }: PickupWindow, random: Random): Instant {
  const day = openingFrom(startsAt + hours(24 * random.integerBelow(3)), HOURS);
  const at = day + random.integerBelow(hours(2));
  return Math.min(at, endsAt - minutes(5));
}

const REASONS = ['A part was missing', 'It did not work', 'Not as described'] as const;
const RETURNED = 0.06;

interface Collected {
  readonly payment: PastPayment;
  readonly pickedUpAt: Instant;
  readonly random: Random;
}

/** Of some receipts one lot comes back two days later, and is refunded to the card. */
function refundsOf(
  { lines }: DraftInvoice,
  { payment, pickedUpAt, random }: Collected,
): PastRefund[] {
  if (random.next() >= RETURNED) return [];
  const line: BilledLine = random.pick(lines);
  const { id: paymentId, amountCents: remainingCents } = payment;
  const cards = [{ paymentId, remainingCents }];
  const figures = refundOf({ line, refundedCents: 0, amountCents: null, mode: 'card', cards });
  if (!figures.ok) throw new Error(`a refund was refused: ${figures.refusal}`);
  const at = openingFrom(pickedUpAt + hours(47), HOURS) + minutes(15);
  const ids = { id: newId(), partId: newId(), gatewayRefund: `re_${newSecret()}` };
  const reason = random.pick(REASONS);
  return [
    { ...ids, lotId: line.lotId, reason, figures: figures.value, at, settledAt: at + seconds(3) },
  ];
}
