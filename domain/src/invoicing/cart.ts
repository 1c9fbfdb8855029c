// The cart (PAY-08): pieces of offers at fixed prices, each billed as a line of its own (R23).
import type { Cents } from '../money.ts';
import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import { shippingOf } from './shipping.ts';
import type { ShippingTerms } from './shipping.ts';
import { lineOf } from './totals.ts';
import type { InvoiceLine, LineGiven } from './totals.ts';

/** Offers in one cart. */
export const CART_LINES_MAX = 20;
/** Pieces of one offer in a cart. */
export const PIECES_MAX = 99;

export interface CartLineFigures extends InvoiceLine {
  readonly totalCents: Cents;
}

/** S5: at least one piece, and no more than are left. */
export function checkPieces(
  qty: number,
  available: number,
): Result<void, 'QuantityMissing' | 'PiecesGone'> {
  if (!Number.isInteger(qty) || qty < 1) return refused('QuantityMissing');
  if (qty > available) return refused('PiecesGone', { available });
  return ok(undefined);
}

/** R1: premium and tax are rounded for each piece, because each is a line of the receipt. */
export function cartLineOf(piece: LineGiven, qty: number): CartLineFigures {
  const line = lineOf(piece);
  const subtotalCents = line.subtotalCents * qty;
  const taxCents = line.taxCents * qty;
  return {
    hammerCents: line.hammerCents * qty,
    premiumCents: line.premiumCents * qty,
    subtotalCents,
    taxCents,
    totalCents: subtotalCents + taxCents,
  };
}

export interface CartOffer {
  /** Each auction has a receipt of its own. */
  readonly auctionId: string;
  readonly qty: number;
  readonly shipping: ShippingTerms | null;
}

/** Items of one receipt are shipped together. */
export const cartShipping = (offers: readonly CartOffer[]): Cents =>
  [...Map.groupBy(offers, ({ auctionId }) => auctionId).values()].reduce((total, own) => {
    const items = own.reduce((sum, { qty }) => sum + qty, 0);
    return total + shippingOf(own[0]?.shipping ?? null, items).totalCents;
  }, 0);

/** The totals of a cart, without its shipping. */
export function cartTotals(lines: readonly CartLineFigures[]): CartLineFigures {
  const sum = (figure: keyof CartLineFigures): Cents =>
    lines.reduce((total, line) => total + line[figure], 0);
  return {
    hammerCents: sum('hammerCents'),
    premiumCents: sum('premiumCents'),
    subtotalCents: sum('subtotalCents'),
    taxCents: sum('taxCents'),
    totalCents: sum('totalCents'),
  };
}
