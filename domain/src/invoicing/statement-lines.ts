// How the money of each lot stands on the seller's statement of an auction (R58).
import type { Cents } from '../money.ts';
import type { Instant } from '../time.ts';
import { netOf, standingOf, STANDINGS, type Sale, type Settlement } from './settlement.ts';

export const LINE_STANDINGS = [
  ...STANDINGS,
  'paid out',
  'set off',
  'owed back',
  'refunded',
  'charged back',
  'canceled',
] as const;
export type LineStanding = (typeof LINE_STANDINGS)[number];

export interface StatementSale extends Sale {
  readonly id: string;
  /** Its handover or forfeit; null: neither. */
  readonly releasedAt: Instant | null;
  /** Of the first dispute of its receipt; null: there was none. */
  readonly disputedAt: Instant | null;
  /** When the bank decided the last one; null: there was none, or it is open. */
  readonly decidedAt: Instant | null;
}

export interface StandingLine {
  readonly standing: LineStanding;
  /** The payout that paid it out; null: none did. */
  readonly payoutId: string | null;
}

/** Payouts that were neither reversed nor refused, oldest first. */
interface PaidOut {
  readonly id: string;
  readonly at: Instant;
  /** What it paid of the auction. */
  readonly ofAuctionCents: Cents;
  /** The sales that it paid; null: it is older than their record. */
  readonly saleIds: readonly string[] | null;
}

/**
 * A lot is paid out by the payout that names its sale. An older payout paid all that was
 * payable at that time, so it counts for the lots that were released before, as far as its amount
 * covers them.
 */
export function standLines(
  sales: readonly StatementSale[],
  payouts: readonly PaidOut[],
  { payableCents }: Pick<Settlement, 'payableCents'>,
): readonly StandingLine[] {
  const covering = coverSales(sales, payouts);
  return sales.map((sale) => {
    const standing = standingOfLine(sale);
    if (standing !== 'payable') return { standing, payoutId: null };
    const payoutId = covering.get(sale) ?? null;
    if (payoutId !== null) return { standing: 'paid out', payoutId };
    return { standing: payableCents > 0 || netOf(sale) === 0 ? 'payable' : 'set off', payoutId };
  });
}

function coverSales(
  sales: readonly StatementSale[],
  payouts: readonly PaidOut[],
): ReadonlyMap<StatementSale, string> {
  const payoutOf = new Map(
    payouts.flatMap(({ id, saleIds }) => (saleIds ?? []).map((saleId) => [saleId, id])),
  );
  const older = payouts.filter(({ saleIds }) => saleIds === null);
  const payable = sales.filter((sale) => standingOfLine(sale) === 'payable');
  const covering = new Map<StatementSale, string>();
  let leftCents = older.reduce((sum, { ofAuctionCents }) => sum + ofAuctionCents, 0);
  for (const sale of payable.toSorted((a, b) => releaseOf(a) - releaseOf(b))) {
    const named = payoutOf.get(sale.id);
    if (named !== undefined) {
      covering.set(sale, named);
      continue;
    }
    const payout = older.find(({ at }) => releaseOf(sale) <= at && !isDisputed(sale, at));
    if (payout === undefined || netOf(sale) > leftCents) continue;
    covering.set(sale, payout.id);
    leftCents -= netOf(sale);
  }
  return covering;
}

function standingOfLine(sale: Sale): LineStanding {
  const { hammerCents, refundedCents, chargedBackCents } = sale;
  const takenBackCents = refundedCents + chargedBackCents;
  if (hammerCents === 0 && takenBackCents === 0) return 'canceled';
  if (netOf(sale) < 0) return 'owed back';
  if (takenBackCents < hammerCents) return standingOf(sale);
  return chargedBackCents > 0 ? 'charged back' : 'refunded';
}

const releaseOf = ({ releasedAt }: StatementSale): Instant => releasedAt ?? Infinity;

const isDisputed = ({ disputedAt, decidedAt }: StatementSale, at: Instant): boolean =>
  disputedAt !== null && disputedAt <= at && (decidedAt ?? Infinity) > at;

export const STATEMENT_STATES = [
  'payable',
  'owed back',
  'on hold',
  'paid out',
  'settled',
  'canceled',
] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

/** What matters most of an auction's money; "canceled": no sale of it brought any. */
export function stateOfSettlement(settlement: Settlement): StatementState {
  const { hammerCents, refundedCents, chargedBackCents } = settlement;
  if (settlement.payableCents > 0) return 'payable';
  if (settlement.payableCents < 0) return 'owed back';
  if (settlement.waitingCents > 0) return 'on hold';
  if (settlement.paidOutCents > 0) return 'paid out';
  const movedCents = hammerCents + refundedCents + chargedBackCents;
  return movedCents === 0 ? 'canceled' : 'settled';
}
