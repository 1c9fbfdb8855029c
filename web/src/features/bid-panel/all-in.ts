import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { bidAmountOf } from '@hammerdock/domain/checks/bid-amount.ts';
import { quoteOf, type Quote } from '@hammerdock/domain/invoicing/quote.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { centsOf } from '../../lib/format.ts';

const CEILING_CENTS = 100_000_000;

/** PV-02: what the typed amount would cost in all, worked out by the server's own rules. */
export function allInOf(lot: LotDetail, typed: string): Quote | null {
  const amountCents = bidAmountOf(typed);
  if (amountCents === null || amountCents === 0 || amountCents > CEILING_CENTS) return null;
  return quoteOf(amountCents, {
    premium: { rateBps: lot.premium_bps, minimumCents: centsOf(lot.premium_minimum) },
    // An approved exemption comes as a rate of nothing.
    taxBps: lot.tax_bps,
    exempt: false,
    feeBps: lot.card_fee_bps,
  });
}

/** The least the viewer may bid: the next bid, or for the leader more than the own maximum (R8). */
export function leastBidOf(lot: LotDetail): Cents {
  const own = lot.proxy_bid_details;
  const nextBidCents = centsOf(lot.next_bid);
  if (own === null || !own.leading) return nextBidCents;
  return Math.max(nextBidCents, centsOf(own.max_amount) + 1);
}

/** BID-14: what the button says. */
export function bidVerbOf(lot: LotDetail): string {
  const own = lot.proxy_bid_details;
  if (own === null || !own.leading) return 'Place max bid';
  const hasRoom = lot.latestbid === null || centsOf(own.max_amount) > centsOf(lot.latestbid);
  return hasRoom ? 'Increase max bid' : 'Increase bid';
}
