import { Anchor, Badge, Checkbox, Table, Text, TextInput } from '@mantine/core';
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { useState } from 'react';
import { TextLink } from '../../../links.tsx';
import { shownRetail, typedRetail } from '../../../lib/text/retail-price.ts';
import { paths, type SellerLotList } from '../../../paths.ts';
import { LotPicture } from '../../../ui/lot/lot-picture.tsx';
import classes from './lot-table.module.css';
import { auctionOf, nameOf, priceOf, resultOf } from './lot-texts.ts';
import type { DraftChanges } from './use-draft-changes.ts';

interface Props {
  readonly list: SellerLotList;
  readonly lots: readonly SellerLotRow[];
  readonly isHidden: (column: string) => boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onChange: (changes: DraftChanges) => void;
}

/** Rows of lots; drafts are edited in place. A phone shows each row as a card. */
export function LotTable({ list, lots, isHidden, selected, onSelect, onChange }: Props) {
  const isDraft = list === 'draft';
  const mayAct = isDraft || list === 'unsold';
  const columns = isDraft ? DRAFT_COLUMNS : SALE_COLUMNS;
  const shown = columns.filter(({ key }) => !isHidden(key));
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
            <Table.Th className={classes.choice}>
              <label className={classes.all} htmlFor="select-all">
                <Checkbox
                  id="select-all"
                  aria-label="Select all lots on this page"
                  checked={all}
                  indeterminate={!all && selected.size > 0}
                  onChange={() => onSelect(new Set(all ? [] : lots.map(({ id }) => id)))}
                />
                <span aria-hidden>Select all</span>
              </label>
            </Table.Th>
          )}
          <Table.Th>Lot</Table.Th>
          {shown.map(({ key, label }) => (
            <Table.Th key={key}>{label}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lots.map((lot) => (
          <Table.Tr key={lot.id}>
            {mayAct && (
              <Table.Td className={classes.choice}>
                {/* The whole label is clicked, which is larger than the box. */}
                <label className={classes.box} htmlFor={`select-${lot.id}`}>
                  <Checkbox
                    id={`select-${lot.id}`}
                    aria-label={`Select ${nameOf(lot)}`}
                    checked={selected.has(lot.id)}
                    onChange={() => toggle(lot.id)}
                  />
                </label>
              </Table.Td>
            )}
            <LotCell lot={lot} />
            {isDraft ? (
              <DraftCells {...{ lot, isHidden, onChange }} />
            ) : (
              <SaleCells lot={lot} isHidden={isHidden} />
            )}
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
      <div className={classes.named}>
        <LotPicture src={lot.picture ?? undefined} alt="" sizes="4rem" />
        <div>
          <TextLink to={paths.sellerLot(lot.id)}>{nameOf(lot)}</TextLink>
          <Text size="xs" c="dimmed">
            {number}
            {auctionOf(lot)} · {countOf(lot.photo_count, 'photo')}
          </Text>
          {lot.problems.length > 0 && (
            <Text size="xs" c="red">
              {lot.problems.map(({ problem }) => problem).join(' ')}
            </Text>
          )}
        </div>
      </div>
    </Table.Td>
  );
}

/** With the keys of the grid's columns. */
const DRAFT_COLUMNS = [
  { key: 'title', label: 'Title' },
  { key: 'start_price', label: 'Start price' },
  { key: 'msrp', label: 'Retail price' },
  { key: 'lpn', label: 'LPN' },
  { key: 'floor_location', label: 'Location' },
] as const;

/** Without the title, which is always shown. */
export const columnsOfCards = (list: SellerLotList) =>
  list === 'draft' ? DRAFT_COLUMNS.filter(({ key }) => key !== 'title') : SALE_COLUMNS;

type DraftColumn = (typeof DRAFT_COLUMNS)[number];

interface CellsProps extends Pick<Props, 'isHidden'> {
  readonly lot: SellerLotRow;
}

function DraftCells({ lot, isHidden, onChange }: CellsProps & Pick<Props, 'onChange'>) {
  return DRAFT_COLUMNS.filter(({ key }) => !isHidden(key)).map((column) => (
    <Table.Td key={column.key} data-label={column.label} className={classes.edited}>
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
function EditCell({ lot, column: { key: name, label }, onChange }: CellProps) {
  const isRetail = name === 'msrp';
  const stored = isRetail ? shownRetail(lot.msrp) : (lot[name] ?? '');
  const [value, setValue] = useState(stored);
  const save = (): void => {
    if (value.trim() === stored) return;
    const sent = isRetail ? typedRetail(value) : value;
    onChange([{ lot_id: lot.id, version: lot.version, fields: { [name]: sent } }]);
  };
  return (
    <TextInput
      className={classes.field}
      size="xs"
      aria-label={`${label} of ${nameOf(lot)}`}
      inputMode={name === 'start_price' || isRetail ? 'decimal' : 'text'}
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

const SALE_COLUMNS = [
  { key: 'status', label: 'Status' },
  { key: 'price', label: 'Price' },
  { key: 'bids', label: 'Bids' },
  { key: 'watchers', label: 'Watchers' },
  { key: 'result', label: 'Result' },
] as const;

function SaleCells({ lot, isHidden }: CellsProps) {
  const { sale } = lot;
  const shown = {
    status: (
      <Badge variant="default" tt="capitalize">
        {lot.status}
      </Badge>
    ),
    price: priceOf(lot),
    bids: sale?.bids ?? 0,
    watchers: sale?.watchers ?? 0,
    result: <Result lot={lot} />,
  };
  return SALE_COLUMNS.filter(({ key }) => !isHidden(key)).map(({ key, label }) => (
    <Table.Td key={key} data-label={label}>
      {shown[key]}
    </Table.Td>
  ));
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
