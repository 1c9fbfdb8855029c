// The quote of the Bid Confirmation dialog (R16).
import { quoteOf } from '@hammerdock/domain/invoicing/quote.ts';
import { toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { LotDetailRow } from '../../store/auctions/lot-details.ts';

const PICKUP_DAYS = 4;

export function viewBidQuote(lot: LotDetailRow, hammerCents: Cents, exempt: boolean) {
  const quote = quoteOf(hammerCents, {
    premium: { minimumCents: lot.premiumMinimumCents, rateBps: lot.premiumBps },
    taxBps: lot.taxBps,
    exempt,
    feeBps: lot.cardFeeBps,
    shippingCents: lot.shipFirstCents ?? 0,
  });
  return {
    product_id: lot.id,
    title: lot.title,
    bid: toDecimal(hammerCents),
    premium: toDecimal(quote.premiumCents),
    tax: toDecimal(quote.taxCents),
    shipping: lot.shipFirstCents === null ? null : toDecimal(lot.shipFirstCents),
    card_fee: toDecimal(quote.cardFeeCents),
    total: toDecimal(quote.totalByCardCents),
    pickup_center: lot.centerName,
    pickup_address: `${lot.centerAddress}, ${lot.centerCity}, ${lot.centerState} ${lot.centerZip}`,
    pickup_start_date: toIso(lot.pickupStartsAt),
    pickup_days: PICKUP_DAYS,
  };
}
