import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { BID_CEILING_CENTS } from '@hammerdock/domain/bidding/lot.ts';
import { isProbableSlip } from '@hammerdock/domain/bidding/slip.ts';
import { bidAmountOf } from '@hammerdock/domain/checks/bid-amount.ts';
import { maxHammerForAllIn, quoteOf, type Quote } from '@hammerdock/domain/invoicing/quote.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { quoteTermsOf, totalCentsOf } from '../../api/prices/lot-price.ts';
import { centsOf, dollarsOf } from '@hammerdock/domain/text/format.ts';

/** PV-02: the all-in price of the typed amount, by the server's rules. */
export function allInOf(lot: LotDetail, typed: string): Quote | null {
  const amountCents = bidAmountOf(typed);
  if (amountCents === null || amountCents === 0 || amountCents > BID_CEILING_CENTS) return null;
  return quoteOf(amountCents, quoteTermsOf(lot));
}

/**
 * PV-10: the highest bid whose all-in price, including the card fee, is within the typed total;
 * null without a valid total, 0 when not even a cent fits.
 */
export function bidWithin(lot: LotDetail, typedTotal: string): Cents | null {
  const totalCents = bidAmountOf(typedTotal);
  if (totalCents === null || totalCents === 0 || totalCents > mostTotalOf(lot)) return null;
  return maxHammerForAllIn(totalCents, quoteTermsOf(lot)) ?? 0;
}

/** PV-10: the all-in price of the lowest bid, for bidders who type totals. */
export const leastTotalOf = (lot: LotDetail): Cents => totalCentsOf(lot, leastBidOf(lot));

/** R10: the all-in price of the highest bid. */
export const mostTotalOf = (lot: LotDetail): Cents => totalCentsOf(lot, BID_CEILING_CENTS);

/** The lowest allowed bid: the next bid, or for the leader more than their maximum (R8). */
export function leastBidOf(lot: LotDetail): Cents {
  const own = lot.proxy_bid_details;
  const nextBidCents = centsOf(lot.next_bid);
  if (own === null || !own.leading) return nextBidCents;
  return Math.max(nextBidCents, centsOf(own.max_amount) + 1);
}

/** BID-14: the button's label. */
export function bidVerbOf(lot: LotDetail): string {
  const own = lot.proxy_bid_details;
  if (own === null || !own.leading) return 'Place max bid';
  const hasRoom = lot.latestbid === null || centsOf(own.max_amount) > centsOf(lot.latestbid);
  return hasRoom ? 'Increase max bid' : 'Increase bid';
}

const retailCentsOf = (lot: LotDetail): Cents => centsOf(lot.msrp) * lot.sku_count;

/** Why the bidder types an unusually high amount again; null for a usual one. */
export function slipWarningOf(lot: LotDetail, amountCents: Cents): string | null {
  const own = lot.proxy_bid_details;
  const retailCents = retailCentsOf(lot);
  const isSlip = isProbableSlip(amountCents, {
    retailCents,
    nextBidCents: centsOf(lot.next_bid),
    ownMaximumCents: own?.leading === true ? centsOf(own.max_amount) : 0,
  });
  if (!isSlip) return null;
  return retailCents > 0
    ? `${dollarsOf(amountCents)} is well above the retail price of ${dollarsOf(retailCents)}.`
    : `${dollarsOf(amountCents)} is more than three times the price of this item.`;
}
