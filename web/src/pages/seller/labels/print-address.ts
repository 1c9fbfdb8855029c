// The address of the PDF of labels.
import type { LabelFormat, LabelGrid } from '@hammerdock/domain/catalog/label-layout.ts';

export interface LabelSource {
  readonly seller_id?: string;
  /** null: the lots with these labels. */
  readonly auction_id: string | null;
  readonly lpns: readonly string[];
  readonly part: number;
}

export interface LabelPrint {
  readonly format: LabelFormat;
  /** The first free cell of a sheet that was begun. */
  readonly first: number;
  /** In hundredths of an inch. */
  readonly grid: LabelGrid;
}

/** A longer address would not be accepted. */
export const CHOSEN_MAX = 250;

/** Undefined when more lots are chosen one by one than an address can name. */
export function printAddress(
  { seller_id, auction_id, lpns, part }: LabelSource,
  { format, first, grid }: LabelPrint,
): string | undefined {
  if (auction_id === null && lpns.length > CHOSEN_MAX) return undefined;
  const search = new URLSearchParams({
    ...(seller_id === undefined ? {} : { seller_id }),
    ...(auction_id === null ? { lpns: lpns.join(',') } : { auction_id, part: String(part) }),
    format,
    ...(format.startsWith('roll') ? {} : { first: String(first) }),
    ...(format === 'grid' ? gridSearch(grid) : {}),
  });
  return `/labels.pdf?${search.toString()}`;
}

const gridSearch = ({ columns, rows, marginX, marginY, gapX, gapY }: LabelGrid) => ({
  columns: String(columns),
  rows: String(rows),
  margin_x: String(marginX),
  margin_y: String(marginY),
  gap_x: String(gapX),
  gap_y: String(gapY),
});

/** Labels as typed or scanned: one a line, or separated by spaces or commas. */
export const readLabels = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((lpn) => lpn !== ''),
  ),
];
