// The frozen terms of a lot, out of its row.
import type { IncrementRow, LotTerms } from '@hammerdock/domain/bidding/lot.ts';

// The column is written from the domain's own table when an auction is published.
export const incrementsOf = (increments: unknown): readonly IncrementRow[] =>
  increments as readonly IncrementRow[];

interface TermsRow {
  readonly startPriceCents: number;
  readonly increments: unknown;
  readonly softCloseSeconds?: number;
  readonly retractMinutes?: number;
}

/** A card's row knows neither soft close nor retraction; prices need neither. */
export const termsOf = (row: TermsRow): LotTerms => ({
  startPriceCents: row.startPriceCents,
  increments: incrementsOf(row.increments),
  softCloseSeconds: row.softCloseSeconds ?? 0,
  retractMinutes: row.retractMinutes ?? 0,
});
