// What a card says of a lot, as plain values: tested without a screen.
import type { LotCard, LotTile, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import { savingsPercent } from '@hammerdock/domain/catalog/savings.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { centsOf } from '../../../lib/format.ts';
import { pickupWords } from '../../../lib/pickup-words.ts';

export interface Standing {
  readonly text: string;
  readonly tone: 'good' | 'bad';
}

/** One's own standing; losing on what is over is having lost (BID-17). */
export function standingOf(lot: LotTile, past: boolean): Standing | null {
  if (lot.bidtopstatus === '') return null;
  const over = past || lot.market_status !== 'open';
  if (over && lot.bidtopstatus === 'outbid') return { text: 'You Lost', tone: 'bad' };
  return {
    text: lot.bidtopstatus_text,
    tone: lot.bidtopstatus_color === 'green' ? 'good' : 'bad',
  };
}

/** LIST-16: of a lot that is over, the final bid, which is the price when it was sold. */
export function priceLabelOf(lot: LotTile): string {
  if (lot.market_status === 'sold') return 'Sold Price';
  if (lot.market_status === 'closed') return lot.latestbid === null ? 'No bids' : 'Final Bid';
  return lot.cbidtext;
}

export const priceCentsOf = (lot: LotTile): Cents => centsOf(lot.latestbid ?? lot.startprice);

/** The retail price of all pieces together, which the savings are counted from (LIST-07). */
export const retailCentsOf = (lot: LotCard): Cents => centsOf(lot.msrp) * lot.sku_count;

export const savingsOf = (lot: LotCard): number | null =>
  savingsPercent({
    msrpCents: centsOf(lot.msrp),
    count: lot.sku_count,
    startPriceCents: centsOf(lot.pricestart),
  });

/** Bids are taken now; before that only a maximum in advance (R17). */
export const takesBids = (lot: LotCard): boolean =>
  lot.market_status === 'open' && !lot.future_active;

/** LIST-17; only what is paid can be forfeited. */
export function pickupStatusOf(lot: WonLotCard): string | null {
  return lot.checkout_status === '3' && !lot.paid ? null : pickupWords(lot);
}

export interface BuyNowLink {
  readonly text: 'View Receipt' | 'Make payment';
  readonly to: 'receipt' | 'checkout';
  readonly invoiceId: string;
}

/** LIST-18: only the buy-now winner is led to the invoice; `buynowed` names nobody else (R48). */
export function buyNowLinkOf(lot: LotCard, userId: string | undefined): BuyNowLink | null {
  const invoiceId = lot.common_invoice;
  if (userId === undefined || lot.buynowed !== userId || invoiceId === null) return null;
  return lot.buynowpaid === 1
    ? { text: 'View Receipt', to: 'receipt', invoiceId }
    : { text: 'Make payment', to: 'checkout', invoiceId };
}
