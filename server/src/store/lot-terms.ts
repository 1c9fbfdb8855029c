// The terms of a lot, frozen with its auction (R55): read alike by whoever decides or folds.
import type { IncrementRow, LotTerms } from '@hammerdock/domain/bidding/lot.ts';

export const TERMS_COLUMNS = [
  'lots.startPriceCents',
  'lots.retractMinutes',
  'auctions.increments',
  'auctions.softCloseSeconds',
] as const;

type TermsRow = Omit<LotTerms, 'increments'> & { readonly increments: unknown };

export const toTerms = (row: TermsRow): LotTerms => ({
  startPriceCents: row.startPriceCents,
  // The column is written from the domain's own table when an auction is published.
  increments: row.increments as readonly IncrementRow[],
  softCloseSeconds: row.softCloseSeconds,
  retractMinutes: row.retractMinutes,
});
