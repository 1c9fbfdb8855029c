// Row → the frozen terms of a lot.
import type { LotTerms } from '@hammerdock/domain/bidding/lot.ts';
import { readIncrements } from '../../db/json-columns.ts';

interface TermsRow {
  readonly id: string;
  readonly startPriceCents: number;
  readonly increments: unknown;
  readonly softCloseSeconds?: number;
  readonly retractMinutes?: number;
}

/** The row of a lot card has neither soft close nor retraction; prices need neither. */
export const termsOf = (row: TermsRow): LotTerms => ({
  startPriceCents: row.startPriceCents,
  increments: readIncrements(row.increments, row.id),
  softCloseSeconds: row.softCloseSeconds ?? 0,
  retractMinutes: row.retractMinutes ?? 0,
});
