import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core';
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { formatCount } from '@hammerdock/domain/text/format.ts';
import { textOf } from '../../../../api/call-error.ts';
import { UnsavedDialog } from '../../../../features/unsaved/unsaved-dialog.tsx';
import { alertError } from '../../../../lib/notices/alerts.ts';
import type { SellerLotList } from '../../../../paths.ts';
import { DataGrid } from '../../../../ui/grid/data-grid.tsx';
import type { CellNote, GridEdit, GridSorting } from '../../../../ui/grid/grid-column.ts';
import { ListSkeletons } from '../../../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../../../ui/states/state-page.tsx';
import { ColumnsButton } from '../columns-button.tsx';
import { directionOf } from '../lot-orders.ts';
import { nameOf } from '../lot-texts.ts';
import type { ColumnChoice } from '../use-column-choice.ts';
import type { DraftEditor } from '../use-draft-changes.ts';
import { boxColumn, draftColumns, missingNotes, saleColumns } from './lot-columns.tsx';
import { isCellField, shownText, type Categories } from './typed-cell.ts';
import classes from './lot-grid.module.css';
import { UnsavedBar } from './unsaved-bar.tsx';
import type { CellEdits } from './use-cell-edits.ts';
import { useLotPages, type LotsInput } from './use-lot-pages.ts';
import { ROWS_AT_ONCE, useRowChoice } from './use-row-choice.ts';

interface Props {
  readonly list: SellerLotList;
  readonly input: LotsInput;
  readonly initialRow: number;
  readonly categories: Categories;
  readonly drafts: DraftEditor;
  readonly edits: CellEdits;
  readonly columnChoice: ColumnChoice;
  readonly sorting: GridSorting;
  /** The actions on the selected lots. */
  readonly actions: (lots: readonly SellerLotRow[], clear: () => void) => ReactNode;
  readonly empty: ReactNode;
}

/** SELL-02: the lots of a list as a grid like a spreadsheet's; drafts are edited in it. */
export function LotGrid(props: Props) {
  const { list, input, drafts, edits, categories } = props;
  const [initialRow] = useState(props.initialRow);
  const choice = useRowChoice();
  const pages = useLotPages({ input, initialRow, selected: choice.rows });
  const { count, loaded } = pages;
  const see = useEffectEvent(drafts.see);
  useEffect(() => see(loaded), [loaded]);
  const { columns, hideable } = useColumns({ ...props, pages, choice });
  if (count === undefined && pages.error !== null) {
    return (
      <ErrorState
        title="We couldn’t load your lots"
        text={textOf(pages.error)}
        onRetry={pages.reload}
      />
    );
  }
  if (count === undefined) return <ListSkeletons label="Loading your lots" />;
  if (count === 0) return props.empty;
  const chosen = loaded.filter(({ id }) => choice.chosen.has(id));
  const find = (lotId: string): SellerLotRow | undefined => loaded.find(({ id }) => id === lotId);
  const undo = () => edits.afterSaving(drafts.undo);
  return (
    <Stack>
      {pages.error !== null && <NotLoaded error={pages.error} onRetry={pages.reload} />}
      <DataGrid
        label="Lots"
        columns={columns}
        rowCount={count}
        rowAt={pages.rowAt}
        nameOf={nameOf}
        notesOf={(lot) => notesOf(lot, edits)}
        initialRow={Math.min(initialRow, count - 1)}
        onVisible={pages.look}
        loadRows={pages.load}
        rowsAtOnce={ROWS_AT_ONCE}
        onNotice={alertError}
        sorting={props.sorting}
        {...(list === 'draft'
          ? {
              onEdit: (cells) => void edit(cells, { pages, categories, edits }),
              onUndo: undo,
            }
          : {})}
        tools={
          <>
            {list === 'draft' && (
              <Button variant="default" disabled={!drafts.canUndo} onClick={undo}>
                Undo
              </Button>
            )}
            <ColumnsButton columns={hideable} choice={props.columnChoice} />
          </>
        }
        {...(mayChoose(list)
          ? { onToggleRows: (first, last) => void toggle({ first, last }, { pages, choice }) }
          : {})}
      />
      <UnsavedDialog unsaved={edits.isUnsaved}>
        Some values of this table aren’t saved. If you leave, they’re lost.
      </UnsavedDialog>
      <div className={classes.bars}>
        {chosen.length > 0 && props.actions(chosen, choice.clear)}
        <UnsavedBar edits={edits} nameOf={(lotId) => titleOf(find(lotId))} />
      </div>
    </Stack>
  );
}

const mayChoose = (list: SellerLotList): boolean => list === 'draft' || list === 'unsold';

const titleOf = (lot: SellerLotRow | undefined): string => (lot === undefined ? '' : nameOf(lot));

type Pages = ReturnType<typeof useLotPages>;
type Choice = ReturnType<typeof useRowChoice>;

interface ColumnsWanted extends Pick<Props, 'list' | 'categories' | 'input' | 'columnChoice'> {
  readonly pages: Pages;
  readonly choice: Choice;
}

function useColumns({ list, categories, pages, choice, input, columnChoice }: ColumnsWanted) {
  const { chosen } = choice;
  const all = useMemo(
    () => (list === 'draft' ? draftColumns(categories) : saleColumns),
    [list, categories],
  );
  const hideable = all.filter(({ isPinned }) => isPinned !== true);
  const fields = all
    .filter(({ key, isPinned }) => isPinned === true || !columnChoice.isHidden(key))
    .map((column) => ({ ...column, sorted: directionOf(column.key, input.orderby) }));
  if (!mayChoose(list)) return { columns: fields, hideable };
  const { count = 0 } = pages;
  const most = Math.min(count, ROWS_AT_ONCE);
  const box = boxColumn({
    isSelected: ({ id }) => chosen.has(id),
    onToggle: (lot, index) => choice.toggle([lot], index),
    head: (
      <Checkbox
        size="xs"
        aria-label={most < count ? `Select the first ${formatCount(most)} lots` : 'Select all lots'}
        checked={chosen.size > 0 && chosen.size === most}
        indeterminate={chosen.size > 0 && chosen.size < most}
        onChange={() => {
          if (chosen.size > 0) choice.clear();
          else void toggle({ first: 0, last: most - 1 }, { pages, choice });
        }}
      />
    ),
  });
  return { columns: [box, ...fields], hideable };
}

const NO_NOTES: ReadonlyMap<string, CellNote> = new Map();

function notesOf(lot: SellerLotRow, { notes }: CellEdits): ReadonlyMap<string, CellNote> {
  const missing = missingNotes(lot);
  const typed = notes.get(lot.id) ?? NO_NOTES;
  if (typed.size === 0) return missing;
  return new Map([...missing, ...typed]);
}

async function toggle(
  { first, last }: { readonly first: number; readonly last: number },
  { pages, choice }: { readonly pages: Pages; readonly choice: Choice },
): Promise<void> {
  if (last - first >= ROWS_AT_ONCE) {
    alertError(`You can select up to ${formatCount(ROWS_AT_ONCE)} lots at a time.`);
    return;
  }
  const lots = await rowsOf({ first, last }, pages);
  if (lots !== null) choice.toggle(lots, first);
}

/** Cells are typed, filled or pasted; rows that are not loaded yet are loaded first. */
async function edit(
  cells: readonly GridEdit[],
  { pages, categories, edits }: Pick<Props, 'categories' | 'edits'> & { readonly pages: Pages },
): Promise<void> {
  const places = cells.map(({ row }) => row);
  const first = Math.min(...places);
  const lots = await rowsOf({ first, last: Math.max(...places) }, pages);
  if (lots === null) return;
  edits.add(
    cells.flatMap(({ row, column, text }) => {
      const lot = lots[row - first];
      if (lot === undefined || !isCellField(column)) return [];
      const isStored = shownText(lot, column, categories) === text;
      return [{ lotId: lot.id, field: column, text, isStored }];
    }),
  );
}

/** null: they could not be loaded. */
async function rowsOf(
  { first, last }: { readonly first: number; readonly last: number },
  { rowAt, load }: Pages,
): Promise<readonly SellerLotRow[] | null> {
  const known = Array.from({ length: last - first + 1 }, (_, index) => rowAt(first + index));
  if (known.every((lot) => lot !== undefined)) return known;
  try {
    return await load(first, last);
  } catch (error) {
    alertError(textOf(error));
    return null;
  }
}

const NotLoaded = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Alert color="red" role="alert">
    <Group gap="sm">
      Some rows couldn’t be loaded. {textOf(error)}
      <Button px="sm" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Group>
  </Alert>
);
