// delivery_mode 2: what shipping the items of a receipt costs. Frozen per auction at publishing
// (R55); without terms, items are picked up.
import type { Cents } from '../money.ts';
import { ok, refused, type Result } from '../result.ts';

export interface ShippingTerms {
  /** For the first item of a receipt. */
  readonly firstCents: Cents;
  /** For each further item of the same receipt; at most as much as the first. */
  readonly moreCents: Cents;
}

export interface Shipping {
  /** What it would cost to send each item by itself (shipcost_total). */
  readonly separateCents: Cents;
  /** What sending them together saves (combined_shipp). */
  readonly savedCents: Cents;
  /** What the buyer pays (total_shipping). It bears neither premium nor tax. */
  readonly totalCents: Cents;
}

export function shippingOf(terms: ShippingTerms | null, items: number): Shipping {
  if (terms === null || items < 1) return { separateCents: 0, savedCents: 0, totalCents: 0 };
  const { firstCents, moreCents } = terms;
  const separateCents = firstCents * items;
  const totalCents = firstCents + moreCents * (items - 1);
  return { separateCents, savedCents: separateCents - totalCents, totalCents };
}

/** The terms of an auction row; null where its lots are picked up. */
export const shippingTermsOf = (auction: {
  readonly shipFirstCents: Cents | null;
  readonly shipMoreCents: Cents | null;
}): ShippingTerms | null =>
  auction.shipFirstCents === null
    ? null
    : { firstCents: auction.shipFirstCents, moreCents: auction.shipMoreCents ?? 0 };

export interface OrderState {
  readonly paid: boolean;
  readonly shipped: boolean;
  /** Items that were not handed over or returned. */
  readonly waiting: number;
  /** A chargeback on the buyer's account blocks every hand-over (R59). */
  readonly chargebackStands: boolean;
}

export type ShipRefusal = 'ShippedAlready' | 'OrderUnpaid' | 'NothingToShip' | 'HandoverBlocked';

/** As R33 for hand-overs: paid goods leave once. */
export function mayShip(order: OrderState): Result<void, ShipRefusal> {
  if (order.shipped) return refused('ShippedAlready');
  if (!order.paid) return refused('OrderUnpaid');
  if (order.waiting === 0) return refused('NothingToShip');
  return order.chargebackStands ? refused('HandoverBlocked') : ok(undefined);
}
