import { Anchor, Badge, Checkbox, Table, Text, TextInput } from '@mantine/core';
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { useState } from 'react';
import { TextLink } from '../../../links.tsx';
import { paths, type SellerLotList } from '../../../paths.ts';
import classes from './lot-table.module.css';
import { auctionOf, nameOf, priceOf, resultOf } from './lot-texts.ts';
import type { DraftChanges } from './use-draft-changes.ts';

interface Props {
  readonly list: SellerLotList;
  readonly lots: readonly SellerLotRow[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onChange: (changes: DraftChanges) => void;
}

/** Rows of lots; drafts are edited in place. A phone shows each row as a card. */
export function LotTable({ list, lots, selected, onSelect, onChange }: Props) {
  const isDraft = list === 'draft';
  const mayAct = isDraft || list === 'unsold';
  const all = lots.every(({ id }) => selected.has(id));
  const toggle = (id: string): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          {mayAct && (
            <Table.Th>
              <Checkbox
                aria-label="Select all lots on this page"
                checked={all}
                indeterminate={!all && selected.size > 0}
                onChange={() => onSelect(new Set(all ? [] : lots.map(({ id }) => id)))}
              />
            </Table.Th>
          )}
          <Table.Th>Lot</Table.Th>
          {(isDraft ? DRAFT_COLUMNS.map(({ label }) => label) : SALE_COLUMNS).map((label) => (
            <Table.Th key={label}>{label}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lots.map((lot) => (
          <Table.Tr key={lot.id}>
            {mayAct && (
              <Table.Td>
                <Checkbox
                  aria-label={`Select ${nameOf(lot)}`}
                  checked={selected.has(lot.id)}
                  onChange={() => toggle(lot.id)}
                />
              </Table.Td>
            )}
            <LotCell lot={lot} />
            {isDraft ? <DraftCells lot={lot} onChange={onChange} /> : <SaleCells lot={lot} />}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function LotCell({ lot }: { readonly lot: SellerLotRow }) {
  const number = lot.lot_number === null ? '' : `Lot ${lot.lot_number} · `;
  return (
    <Table.Td className={classes.lot}>
      <TextLink to={paths.sellerLot(lot.id)}>{nameOf(lot)}</TextLink>
      <Text size="xs" c="dimmed">
        {number}
        {auctionOf(lot)} · {lot.photo_count === 1 ? '1 photo' : `${lot.photo_count} photos`}
      </Text>
      {lot.problems.length > 0 && (
        <Text size="xs" c="red">
          {lot.problems.map(({ problem }) => problem).join(' ')}
        </Text>
      )}
    </Table.Td>
  );
}

const DRAFT_COLUMNS = [
  { name: 'title', label: 'Title' },
  { name: 'start_price', label: 'Start price' },
  { name: 'msrp', label: 'Retail price' },
  { name: 'lpn', label: 'LPN' },
  { name: 'floor_location', label: 'Location' },
] as const;

type DraftColumn = (typeof DRAFT_COLUMNS)[number];

function DraftCells({ lot, onChange }: { lot: SellerLotRow; onChange: Props['onChange'] }) {
  return DRAFT_COLUMNS.map((column) => (
    <Table.Td key={column.name} data-label={column.label}>
      {/* Another version begins with the stored value again. */}
      <EditCell key={lot.version} lot={lot} column={column} onChange={onChange} />
    </Table.Td>
  ));
}

interface CellProps {
  readonly lot: SellerLotRow;
  readonly column: DraftColumn;
  readonly onChange: Props['onChange'];
}

/** Saved on Enter or on leaving it; Escape restores the value. */
function EditCell({ lot, column: { name, label }, onChange }: CellProps) {
  const stored = lot[name] ?? '';
  const [value, setValue] = useState(stored);
  const save = (): void => {
    if (value.trim() === stored) return;
    onChange([{ lot_id: lot.id, version: lot.version, fields: { [name]: value } }]);
  };
  return (
    <TextInput
      size="xs"
      aria-label={`${label} of ${nameOf(lot)}`}
      inputMode={name === 'start_price' || name === 'msrp' ? 'decimal' : 'text'}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
        if (key === 'Escape') setValue(stored);
      }}
    />
  );
}

const SALE_COLUMNS = ['Status', 'Price', 'Bids', 'Watchers', 'Result'];

function SaleCells({ lot }: { readonly lot: SellerLotRow }) {
  const { sale } = lot;
  return (
    <>
      <Table.Td data-label="Status">
        <Badge variant="default">{lot.status}</Badge>
      </Table.Td>
      <Table.Td data-label="Price">{priceOf(lot)}</Table.Td>
      <Table.Td data-label="Bids">{sale?.bids ?? 0}</Table.Td>
      <Table.Td data-label="Watchers">{sale?.watchers ?? 0}</Table.Td>
      <Table.Td data-label="Result">
        <Result lot={lot} />
      </Table.Td>
    </>
  );
}

interface ResultProps {
  readonly lot: SellerLotRow;
  /** The cells of a grid have no tab stops inside. */
  readonly isInGrid?: boolean;
}

/** With the link to the lot that it became, or to its page. */
export function Result({ lot, isInGrid = false }: ResultProps) {
  const { relisted_as: again } = lot;
  const tab = isInGrid ? { tabIndex: -1 } : {};
  if (again !== null) {
    return (
      <TextLink to={paths.sellerLot(again.id)} {...tab}>
        {resultOf(lot)}
      </TextLink>
    );
  }
  return (
    resultOf(lot) || (
      <Anchor href={paths.product(lot.id)} {...tab}>
        View as a buyer
      </Anchor>
    )
  );
}
