// Which column of a file is which field of a lot: guessed by the names in its header, or chosen by
// the seller.
import { COLUMN_NAMES, MANIFEST_FAMILIES, type ManifestFamily } from './manifest-families.ts';
import type { ManifestField } from './manifest-field.ts';

// The keys of the table are the fields.
export const FIELDS = Object.keys(COLUMN_NAMES) as readonly ManifestField[];

const NEEDED: readonly (readonly [ManifestField, string])[] = [
  ['title', 'Item Description'],
  ['itemCount', 'Qty'],
  ['unitRetail', 'Unit Retail'],
  ['category', 'Category'],
];

/** The field of each column of the header; null: not used. */
export type ColumnMapping = readonly (ManifestField | null)[];

/** The indexes of each field's columns in a row, in order of preference. */
export type ManifestColumns = Readonly<Record<ManifestField, readonly number[]>>;

/** The names of required columns that are missing; empty when the file can be read. */
export function missingColumns(columns: ManifestColumns): string[] {
  return NEEDED.filter(([field]) => columns[field].length === 0).map(([, name]) => name);
}

/** A column's name as it is compared: without case, and with single spaces. */
export const plainName = (name: string): string =>
  name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** null: a manifest of no family that we know. */
export function familyOf(header: readonly string[]): ManifestFamily | null {
  const names = new Set(header.map(plainName));
  const isMarked = ({ marks }: ManifestFamily): boolean =>
    marks.some((mark) => mark.every((name) => names.has(name)));
  return MANIFEST_FAMILIES.find(isMarked) ?? null;
}

/** The mapping that the names of the columns suggest. */
export function mappingOf(header: readonly string[]): ColumnMapping {
  const names = namesIn(header);
  return header.map((name) => {
    const plain = plainName(name);
    return FIELDS.find((field) => names(field).includes(plain)) ?? null;
  });
}

export function columnsOf(
  header: readonly string[],
  mapping: ColumnMapping = mappingOf(header),
): ManifestColumns {
  const names = namesIn(header);
  const rank = (field: ManifestField, place: number): number => {
    const found = names(field).indexOf(plainName(header[place] ?? ''));
    return found === -1 ? Infinity : found;
  };
  const places = (field: ManifestField): readonly number[] =>
    mapping
      .flatMap((each, place) => (each === field ? [place] : []))
      .map((place) => ({ place, rank: rank(field, place) }))
      .toSorted((one, other) => compare(one.rank, other.rank) || one.place - other.place)
      .map(({ place }) => place);
  const found = FIELDS.map((field) => [field, places(field)] as const);
  // Of every field.
  return Object.fromEntries(found) as ManifestColumns;
}

/** How many columns a row's cells would name, if it were the header. */
export const countNamed = (cells: readonly string[]): number =>
  mappingOf(cells).filter((field) => field !== null).length;

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** The family's own names of a field, then the general ones that mean nothing else there. */
function namesIn(header: readonly string[]): (field: ManifestField) => readonly string[] {
  const own = familyOf(header)?.names ?? {};
  const claimed = new Set(Object.values(own).flat());
  return (field) => [
    ...(own[field] ?? []),
    ...COLUMN_NAMES[field].filter((name) => !claimed.has(name)),
  ];
}
