import { Badge, Checkbox, Text } from '@mantine/core';
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { TEXT_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import { TextLink } from '../../../../links.tsx';
import { paths } from '../../../../paths.ts';
import type { CellEditing, CellNote, GridColumn } from '../../../../ui/grid/grid-column.ts';
import { Result } from '../lot-table.tsx';
import { auctionOf, nameOf, priceOf, resultOf } from '../lot-texts.ts';
import {
  FIELD_LABELS,
  isCellField,
  shownText,
  type Categories,
  type CellField,
} from './typed-cell.ts';

type Column = GridColumn<SellerLotRow>;

interface Boxes {
  readonly isSelected: (lot: SellerLotRow) => boolean;
  readonly onToggle: (lot: SellerLotRow, index: number) => void;
  readonly head: Column['head'];
}

/** Boxes that select rows for the actions above the grid. */
export const boxColumn = ({ isSelected, onToggle, head }: Boxes): Column => ({
  key: 'box',
  label: 'Selected',
  width: 40,
  isPinned: true,
  text: (lot) => (isSelected(lot) ? 'x' : ''),
  show: (lot, index) => (
    <Checkbox
      size="xs"
      tabIndex={-1}
      aria-label={`Select ${nameOf(lot)}`}
      checked={isSelected(lot)}
      onChange={() => onToggle(lot, index)}
    />
  ),
  head,
});

export function draftColumns(categories: Categories): Column[] {
  const choices = categories.map(({ name }) => name);
  const edits: Readonly<Record<CellField, CellEditing>> = {
    ...EDITS,
    category: { cleared: '', choices },
  };
  const column = (field: CellField, width: number, more: Partial<Column> = {}): Column => ({
    key: field,
    label: FIELD_LABELS[field],
    width,
    text: (lot) => shownText(lot, field, categories),
    edit: edits[field],
    ...more,
  });
  const isNumber = true;
  return [
    column('title', 250, { isPinned: true, isRowHeader: true }),
    OPEN,
    READY,
    column('category', 160),
    column('condition', 130),
    column('start_price', 115, { isNumber }),
    column('msrp', 125, { isNumber }),
    column('buy_now', 120, { isNumber }),
    column('item_count', 75, { isNumber }),
    column('lpn', 150),
    column('floor_location', 100),
    column('upc', 140),
    column('sku', 120),
    column('brand', 120),
    column('deposit', 90, { isNumber }),
    column('condition_note', 200),
    column('internal_note', 200),
    PHOTOS,
    AUCTION,
  ];
}

export const saleColumns: readonly Column[] = [
  {
    key: 'title',
    label: 'Lot',
    width: 260,
    isPinned: true,
    isRowHeader: true,
    text: nameOf,
    show: (lot) => (
      <Text size="sm" truncate>
        <TextLink tabIndex={-1} to={paths.sellerLot(lot.id)}>
          {nameOf(lot)}
        </TextLink>
      </Text>
    ),
  },
  {
    key: 'number',
    label: 'Number',
    width: 80,
    isNumber: true,
    text: ({ lot_number: number }) => (number === null ? '' : String(number)),
  },
  {
    key: 'status',
    label: 'Status',
    width: 110,
    text: ({ status }) => status,
    show: ({ status }) => (
      <Badge variant="default" tt="capitalize">
        {status}
      </Badge>
    ),
  },
  { key: 'price', label: 'Price', width: 100, isNumber: true, text: priceOf },
  {
    key: 'bids',
    label: 'Bids',
    width: 70,
    isNumber: true,
    text: ({ sale }) => String(sale?.bids ?? 0),
  },
  {
    key: 'watchers',
    label: 'Watchers',
    width: 90,
    isNumber: true,
    text: ({ sale }) => String(sale?.watchers ?? 0),
  },
  {
    key: 'result',
    label: 'Result',
    width: 280,
    text: resultOf,
    show: (lot) => (
      <Text size="sm" truncate>
        <Result lot={lot} isInGrid />
      </Text>
    ),
  },
  { key: 'lpn', label: 'LPN', width: 150, text: ({ lpn }) => lpn },
  {
    key: 'floor_location',
    label: 'Location',
    width: 100,
    text: ({ floor_location: place }) => place,
  },
  {
    key: 'photos',
    label: 'Photos',
    width: 75,
    isNumber: true,
    text: ({ photo_count: count }) => String(count),
  },
  { key: 'auction', label: 'Auction', width: 220, text: auctionOf },
];

const OPEN: Column = {
  key: 'open',
  label: 'Page',
  width: 60,
  text: () => '',
  show: (lot) => (
    <TextLink
      tabIndex={-1}
      size="sm"
      to={paths.sellerLot(lot.id)}
      aria-label={`Open ${nameOf(lot)}`}
    >
      Open
    </TextLink>
  ),
};

const READY: Column = {
  key: 'ready',
  label: 'To publish',
  width: 105,
  text: ({ problems }) => (problems.length === 0 ? 'Ready' : `${problems.length} missing`),
};

const PHOTOS: Column = {
  key: 'photos',
  label: 'Photos',
  width: 75,
  isNumber: true,
  text: ({ photo_count: count }) => String(count),
};

const AUCTION: Column = { key: 'auction', label: 'Auction', width: 200, text: auctionOf };

const money = (cleared: string): CellEditing => ({ cleared, inputMode: 'decimal', maxLength: 16 });
const text = (maxLength: number): CellEditing => ({ cleared: '', maxLength });

const EDITS: Readonly<Record<Exclude<CellField, 'category'>, CellEditing>> = {
  title: text(TEXT_MAX.title),
  condition: { cleared: '', choices: CONDITIONS },
  start_price: money(''),
  msrp: money(''),
  buy_now: money(''),
  deposit: money('0.00'),
  item_count: { inputMode: 'numeric', maxLength: 4 },
  lpn: text(TEXT_MAX.lpn),
  upc: text(14),
  sku: text(TEXT_MAX.sku),
  brand: text(TEXT_MAX.brand),
  floor_location: text(TEXT_MAX.floorLocation),
  condition_note: text(TEXT_MAX.conditionNote),
  internal_note: text(TEXT_MAX.internalNote),
};

/** Marks the cells of what a draft lacks; each lot's are made once. */
export function missingNotes(lot: SellerLotRow): ReadonlyMap<string, CellNote> {
  const known = MISSING.get(lot);
  if (known !== undefined) return known;
  const notes = new Map(
    lot.problems
      .filter(({ field }) => isCellField(field))
      .map(({ field, problem }): [string, CellNote] => [field, { problem, state: 'missing' }]),
  );
  MISSING.set(lot, notes);
  return notes;
}

const MISSING = new WeakMap<SellerLotRow, ReadonlyMap<string, CellNote>>();
