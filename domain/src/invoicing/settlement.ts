// What a seller receives for sold lots (R58): the hammer price less commission, less what refunds
// and chargebacks took back; payable after pickup or forfeit.
import type { Cents } from '../money.ts';

/** Of a lot, or summed over lots that have the same standing. */
export interface SaleFigures {
  readonly hammerCents: Cents;
  readonly commissionCents: Cents;
  /** What refunds and chargebacks took back of the hammer price. */
  readonly refundedCents: Cents;
  readonly chargedBackCents: Cents;
  /** The commission that was returned with them. */
  readonly commissionBackCents: Cents;
}

export interface SaleState {
  /** Nothing is due on its invoice. */
  readonly paid: boolean;
  /** A payment of its invoice is disputed at the bank, without a decision. */
  readonly disputed: boolean;
  /** Picked up or forfeited. */
  readonly released: boolean;
}

export type Sale = SaleFigures & SaleState;

/** Why a lot is not payable yet, or that it is. */
export const STANDINGS = ['payable', 'disputed', 'unpaid', 'not picked up'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The commission that stays with the house. */
export const commissionKept = ({ commissionCents, commissionBackCents }: SaleFigures): Cents =>
  commissionCents - commissionBackCents;

/** The ledger has the same amount in `seller payable`. */
export const netOf = (sale: SaleFigures): Cents =>
  sale.hammerCents - sale.refundedCents - sale.chargedBackCents - commissionKept(sale);

/** What a seller owes back is due at once, whatever becomes of the lot. */
export function standingOf(sale: Sale): Standing {
  if (sale.disputed) return 'disputed';
  if (netOf(sale) <= 0 || sale.released) return 'payable';
  return sale.paid ? 'not picked up' : 'unpaid';
}

export interface Settlement extends SaleFigures {
  readonly netCents: Cents;
  readonly paidOutCents: Cents;
  /** Below zero: the seller owes it back. */
  readonly payableCents: Cents;
  readonly waitingCents: Cents;
}

export function settle(sales: readonly Sale[], paidOutCents: Cents): Settlement {
  const sum = (part: (sale: Sale) => Cents): Cents =>
    sales.reduce((total, sale) => total + part(sale), 0);
  const netCents = sum(netOf);
  const releasedCents = sum((sale) => (standingOf(sale) === 'payable' ? netOf(sale) : 0));
  return {
    hammerCents: sum((sale) => sale.hammerCents),
    commissionCents: sum((sale) => sale.commissionCents),
    refundedCents: sum((sale) => sale.refundedCents),
    chargedBackCents: sum((sale) => sale.chargedBackCents),
    commissionBackCents: sum((sale) => sale.commissionBackCents),
    netCents,
    paidOutCents,
    payableCents: releasedCents - paidOutCents,
    waitingCents: netCents - releasedCents,
  };
}

/** What a payout covers: every auction with something payable or owed back. */
export interface PayoutLine {
  readonly auctionId: string;
  readonly amountCents: Cents;
}

/** null: in all, nothing is payable. */
export function payoutOf(
  settlements: readonly { readonly auctionId: string; readonly payableCents: Cents }[],
): { readonly amountCents: Cents; readonly lines: readonly PayoutLine[] } | null {
  const lines = settlements.flatMap(({ auctionId, payableCents }) =>
    payableCents === 0 ? [] : [{ auctionId, amountCents: payableCents }],
  );
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  return amountCents > 0 ? { amountCents, lines } : null;
}
