// Row → what decides the total of a price.
import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { toDecimal, type Bps, type Cents } from '@hammerdock/domain/money.ts';

interface PriceTermsRow {
  readonly premiumBps: Bps;
  readonly premiumMinimumCents: Cents;
  readonly viewerTaxBps: Bps;
  readonly cardFeeBps: Bps;
  readonly shipFirstCents: Cents | null;
}

type PriceTerms = Pick<
  LotTile,
  'premium_bps' | 'premium_minimum' | 'tax_bps' | 'card_fee_bps' | 'shipping'
>;

export const viewPriceTerms = (row: PriceTermsRow): PriceTerms => ({
  premium_bps: row.premiumBps,
  premium_minimum: toDecimal(row.premiumMinimumCents),
  tax_bps: row.viewerTaxBps,
  card_fee_bps: row.cardFeeBps,
  shipping: row.shipFirstCents === null ? null : toDecimal(row.shipFirstCents),
});
