// The schemas of jsonb columns, checked when read: the database only checks that they are JSON.
import type { IncrementRow } from '@hammerdock/domain/bidding/lot.ts';
import {
  COMPLETENESS,
  TESTED,
  type ConditionReport,
  type DefectPhoto,
} from '@hammerdock/domain/catalog/condition-report.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { FIELDS, type ColumnMapping } from '@hammerdock/domain/catalog/manifest-columns.ts';
import type { RowNote } from '@hammerdock/domain/catalog/manifest-row.ts';
import { DEFAULT_HOURS, type OpeningHours } from '@hammerdock/domain/pickup/opening-hours.ts';
import * as z from 'zod';

const minuteOfDay = z
  .int()
  .min(0)
  .max(24 * 60);
const day = z.array(z.object({ opensMinute: minuteOfDay, closesMinute: minuteOfDay }));
const openingHours = z.object({ 0: day, 1: day, 2: day, 3: day, 4: day, 5: day, 6: day });
const noHours = z.strictObject({}).transform(() => DEFAULT_HOURS);
const hoursColumn = z.union([noHours, openingHours]);

const increments = z.array(z.object({ fromCents: z.int(), stepCents: z.int().positive() })).min(1);

const defectPhotos = z.array(
  z.strictObject({ photo: z.int().positive(), caption: z.string().min(1) }),
);

const measure = z.int().positive();
const draftReport: z.ZodType<ConditionReport> = z.strictObject({
  tested: z.enum(TESTED).nullable(),
  completeness: z.enum(COMPLETENESS).nullable(),
  missingParts: z.string(),
  defects: z.string().nullable(),
  inspectorNote: z.string(),
  defectPhotos,
  size: z
    .strictObject({
      lengthInchHundredths: measure,
      widthInchHundredths: measure,
      heightInchHundredths: measure,
    })
    .nullable(),
  weightPoundHundredths: measure.nullable(),
});

const payoutNumbers = z.object({ routing: z.string(), account: z.string() });
export type PayoutNumbers = z.infer<typeof payoutNumbers>;

const imageNames = z.array(z.string().min(1).max(80));

const cells = z.array(z.string());
const mapping = z.array(z.enum(FIELDS).nullable());
const rowNotes = z.array(
  z.object({
    line: z.int(),
    field: z.string(),
    column: z.int().nullable(),
    problem: z.string(),
    blocks: z.boolean(),
  }),
);
const cents = z.int().min(0);
const importSettings = z.object({
  condition: z.enum(CONDITIONS).nullable(),
  categoryIfAbsent: z.string().nullable(),
  startPrice: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('fixed'), cents }),
    z.object({ kind: z.literal('percent'), bps: z.int().min(0), minimumCents: cents }),
  ]),
});
export type StoredSettings = z.output<typeof importSettings>;

/** Names the column and its row, never the value, which may be personal. */
export class UnreadableColumnError extends Error {
  override name = 'UnreadableColumnError';

  constructor({ column, row }: ColumnOfRow, cause: z.core.$ZodError) {
    super(`${column} of ${row} does not fit its schema: ${describe(cause)}`);
  }
}

export interface ColumnOfRow {
  readonly column: string;
  readonly row: string;
}

const describe = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ code, path }) => `${code} at ${path.join('.') || 'the top'}`).join(', ');

export function parseColumn<T>(schema: z.ZodType<T>, value: unknown, at: ColumnOfRow): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new UnreadableColumnError(at, parsed.error);
}

/** R32: a center without hours has the default ones. */
export const readOpeningHours = (value: unknown, centerId: string): OpeningHours =>
  parseColumn(hoursColumn, value, { column: 'centers.hours', row: centerId });

/** `row` is the auction, or a lot of it. */
export const readIncrements = (value: unknown, row: string): readonly IncrementRow[] =>
  parseColumn(increments, value, { column: 'auctions.increments', row });

export const readTemplateIncrements = (value: unknown, row: string): readonly IncrementRow[] =>
  parseColumn(increments, value, { column: 'auction_templates.increments', row });

export const readDefectPhotos = (value: unknown, lotId: string): readonly DefectPhoto[] =>
  parseColumn(defectPhotos, value, { column: 'condition_reports.defect_photos', row: lotId });

export const readDraftReport = (value: unknown, draftId: string): ConditionReport =>
  parseColumn(draftReport, value, { column: 'draft_lots.report', row: draftId });

export const readTemplateReport = (value: unknown, row: string): ConditionReport =>
  parseColumn(draftReport, value, { column: 'lot_templates.report', row });

/** `row` is the draft, or the lot. */
export const readImageNames = (value: unknown, row: string): readonly string[] =>
  parseColumn(imageNames, value, { column: 'images', row });

/** `row` is the import, with the line of a row of it. */
export const readManifestCells = (value: unknown, row: string): readonly string[] =>
  parseColumn(cells, value, { column: 'manifest_rows.cells', row });

export const readManifestHeader = (value: unknown, row: string): readonly string[] =>
  parseColumn(cells, value, { column: 'manifest_imports.header', row });

export const readManifestMapping = (value: unknown, row: string): ColumnMapping =>
  parseColumn(mapping, value, { column: 'manifest_imports.mapping', row });

export const readManifestNotes = (value: unknown, row: string): readonly RowNote[] =>
  parseColumn(rowNotes, value, { column: 'manifest_rows.notes', row });

export const readImportSettings = (value: unknown, row: string): StoredSettings =>
  parseColumn(importSettings, value, { column: 'manifest_imports.settings', row });

/** The column is encrypted; this is its content. */
export const readPayoutNumbers = (value: unknown, sellerId: string): PayoutNumbers =>
  parseColumn(payoutNumbers, value, { column: 'payout_accounts.numbers', row: sellerId });
