// The terms of a lot, frozen with its auction (R55): used for deciding and for folding.
import type { LotTerms } from '@hammerdock/domain/bidding/lot.ts';
import { readIncrements } from '../../db/json-columns.ts';

export const TERMS_COLUMNS = [
  'lots.startPriceCents',
  'lots.retractMinutes',
  'auctions.increments',
  'auctions.softCloseSeconds',
] as const;

type TermsRow = Omit<LotTerms, 'increments'> & {
  readonly id: string;
  readonly increments: unknown;
};

export const toTerms = (row: TermsRow): LotTerms => ({
  startPriceCents: row.startPriceCents,
  increments: readIncrements(row.increments, row.id),
  softCloseSeconds: row.softCloseSeconds,
  retractMinutes: row.retractMinutes,
});
