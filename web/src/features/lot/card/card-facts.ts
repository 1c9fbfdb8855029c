// The values that a card shows of a lot, testable without rendering.
import type { LotCard, LotTile, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import { savingsPercent } from '@hammerdock/domain/catalog/savings.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import type { LotPrices } from '../../../api/prices/lot-price.ts';
import { pickupWords } from '@hammerdock/contract/texts/pickup-words.ts';

export interface Standing {
  readonly text: string;
  readonly tone: 'good' | 'bad';
  /** Who outbid the viewer. */
  readonly detail?: string;
}

/** The viewer's standing; losing a closed lot means having lost (BID-17). */
export function standingOf(lot: LotTile, past: boolean): Standing | null {
  if (lot.bidtopstatus === '') return null;
  const over = past || lot.market_status !== 'open';
  if (over && lot.bidtopstatus === 'outbid') return { text: 'You Lost', tone: 'bad' };
  return {
    text: lot.bidtopstatus_text,
    tone: lot.bidtopstatus_color === 'green' ? 'good' : 'bad',
    ...(lot.bidtopstatus_message === '' ? {} : { detail: lot.bidtopstatus_message }),
  };
}

/** LIST-16: the bid or the start price; a lot that is over without a bid has no price. */
export function priceCentsOf(lot: LotTile): Cents | null {
  if (lot.latestbid !== null) return centsOf(lot.latestbid);
  return lot.market_status === 'open' ? centsOf(lot.startprice) : null;
}

/** The retail price of all pieces, the base of the savings (LIST-07). */
export const retailCentsOf = (lot: LotCard): Cents => centsOf(lot.msrp) * lot.sku_count;

/** `shownCents`: the price as the viewer reads it, which may be a total. */
export const savingsOf = (lot: LotCard, { shownCents }: Pick<LotPrices, 'shownCents'>) =>
  savingsPercent({
    msrpCents: centsOf(lot.msrp),
    count: lot.sku_count,
    priceCents: shownCents(centsOf(lot.pricestart)),
  });

/** Whether bids are accepted now; before the start only advance maximums are (R17). */
export const takesBids = (lot: LotCard): boolean =>
  lot.market_status === 'open' && !lot.future_active;

/** LIST-17; only a paid lot can be forfeited. */
export function pickupStatusOf(lot: WonLotCard): string | null {
  return lot.checkout_status === '3' && !lot.paid ? null : pickupWords(lot, lot.shipping !== null);
}

export interface BuyNowLink {
  readonly text: 'View Receipt' | 'Make payment';
  readonly to: 'receipt' | 'checkout';
  readonly invoiceId: string;
}

/** LIST-18: only the Buy Now winner is led to the invoice; `buynowed` is set for no other (R48). */
export function buyNowLinkOf(lot: LotCard, userId: string | undefined): BuyNowLink | null {
  const invoiceId = lot.common_invoice;
  if (userId === undefined || lot.buynowed !== userId || invoiceId === null) return null;
  return lot.buynowpaid === 1 || lot.payment_processing
    ? { text: 'View Receipt', to: 'receipt', invoiceId }
    : { text: 'Make payment', to: 'checkout', invoiceId };
}
