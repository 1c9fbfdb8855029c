// Converts rows of a manifest to drafts of lots, which may be incomplete (SELL-03).
import { BID_CEILING_CENTS } from '../bidding/lot.ts';
import { portionOf } from '../money.ts';
import type { Bps, Cents } from '../money.ts';
import { faultsOfDraft } from './draft-lot.ts';
import type { DraftLotField, DraftLotFields } from './draft-lot.ts';
import type { ManifestField } from './manifest-field.ts';
import { readRow } from './manifest-row.ts';
import type { ManifestLot, ManifestRow, RowNote, RowsReader } from './manifest-row.ts';

/** The start price of rows without one. */
export type StartPriceRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'fixed'; readonly cents: Cents }
  /** A part of the retail price of all pieces, but at least the minimum. */
  | { readonly kind: 'percent'; readonly bps: Bps; readonly minimumCents: Cents };

export interface ImportSettings {
  readonly startPrice: StartPriceRule;
  /** For rows without a category that we know; null: chosen later. */
  readonly categoryIfAbsent: string | null;
}

export interface DraftReading {
  /** null when the row cannot become a draft. */
  readonly draft: DraftLotFields | null;
  readonly notes: readonly RowNote[];
  /** Empty when the row has none. */
  readonly label: string;
  /** Of all pieces; 0 when unknown. */
  readonly retailCents: Cents;
}

/** The settings of a row that is only checked. */
export const UNSET: ImportSettings = { startPrice: { kind: 'none' }, categoryIfAbsent: null };

/** `idOf` finds the category of a slug. */
export function readDraftRow(
  row: ManifestRow,
  reader: RowsReader,
  { settings, idOf }: { settings: ImportSettings; idOf: (slug: string) => string | null },
): DraftReading {
  const { lot, notes } = readRow(row, reader);
  if (lot === null) return { draft: null, notes, label: '', retailCents: 0 };
  const retailCents = lot.msrpCents * lot.itemCount;
  const draft = draftOf(lot, { settings, idOf });
  const seen = new Set(notes.map(({ column }) => column));
  const faults = faultsOfDraft(draft)
    .map(({ field, problem }) => noteOf(field, problem, { row, reader }))
    .filter(({ column }) => column === null || !seen.has(column));
  const all = [...notes, ...faults];
  const isBlocked = all.some(({ blocks }) => blocks);
  return { draft: isBlocked ? null : draft, notes: all, label: draft.lpn, retailCents };
}

export function startPriceOf(rule: StartPriceRule, retailCents: Cents): Cents | null {
  if (rule.kind === 'none') return null;
  if (rule.kind === 'fixed') return rule.cents;
  const part = portionOf(retailCents, rule.bps);
  return Math.min(Math.max(part, rule.minimumCents), BID_CEILING_CENTS);
}

function draftOf(
  lot: ManifestLot,
  { settings, idOf }: { settings: ImportSettings; idOf: (slug: string) => string | null },
): DraftLotFields {
  const slug = lot.categorySlug ?? settings.categoryIfAbsent;
  const { line: _, label, description, categorySlug: __, startPriceCents, ...fields } = lot;
  const retailCents = lot.msrpCents * lot.itemCount;
  return {
    ...fields,
    lpn: label ?? '',
    description: description ?? describeLot(lot),
    categoryId: slug === null ? null : idOf(slug),
    startPriceCents: startPriceCents ?? startPriceOf(settings.startPrice, retailCents),
    images: [],
  };
}

type Described = Pick<ManifestLot, 'title' | 'brand' | 'itemCount' | 'condition' | 'conditionNote'>;

/** Made of the fields of the manifest only. */
export function describeLot(lot: Described): string {
  const { title, brand, itemCount, condition, conditionNote } = lot;
  const by = brand === '' ? '' : ` by ${brand}`;
  const count = itemCount > 1 ? ` ${itemCount} pieces in this lot.` : '';
  const note = conditionNote === '' ? '' : ` (${conditionNote})`;
  const state = condition === null ? '' : ` Condition: ${condition}${note}.`;
  return (
    `${title}${by}.${count}${state} Sold as is; look at the pictures and the condition, and ` +
    'inspect the lot at the pickup center before it leaves.'
  );
}

/** The fields of a draft that a manifest calls otherwise. */
const MANIFEST_NAMES: Partial<Record<DraftLotField, ManifestField>> = {
  lpn: 'label',
  categoryId: 'category',
  msrpCents: 'unitRetail',
  startPriceCents: 'startPrice',
  buyNowCents: 'buyNow',
  depositCents: 'deposit',
};

function noteOf(
  field: DraftLotField,
  problem: string,
  { row, reader }: { row: ManifestRow; reader: RowsReader },
): RowNote {
  const named = MANIFEST_NAMES[field] ?? field;
  const column = isManifestField(named, reader) ? (reader.columns[named][0] ?? null) : null;
  const name = column === null ? named : (reader.header[column] ?? named);
  return { line: row.line, field: name.trim(), column, problem, blocks: true };
}

const isManifestField = (name: string, { columns }: RowsReader): name is ManifestField =>
  name in columns;
