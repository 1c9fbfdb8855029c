// Typed values on their way to the server. A change of several cells is saved as a whole or not at
// all; its values stay until they are saved or discarded.
import type { Answer } from '../../../../api/calls.ts';
import type { CellNote } from '../../../../ui/grid/grid-column.ts';
import type { DraftChanges } from '../use-draft-changes.ts';
import {
  FIELD_LABELS,
  isCellField,
  readCell,
  type Categories,
  type CellField,
} from './typed-cell.ts';

export interface TypedCell {
  readonly lotId: string;
  readonly field: CellField;
  readonly text: string;
}

export interface UnsavedCell extends TypedCell {
  readonly problem: string | null;
}

export interface Batch {
  readonly id: number;
  readonly state: 'waiting' | 'saving' | 'saved' | 'failed';
  readonly cells: readonly UnsavedCell[];
  /** Why all of it failed, such as a lost connection. */
  readonly problem: string | null;
}

/** A cell that is typed again with what is stored is saved already. */
export interface Edit extends TypedCell {
  readonly isStored: boolean;
}

/** A failed change of the same lots is tried again with the new values. */
export function addEdits(
  batches: readonly Batch[],
  edits: readonly Edit[],
  id: number,
): readonly Batch[] {
  const lots = new Set(edits.map(({ lotId }) => lotId));
  const isAgain = ({ state, cells }: Batch): boolean =>
    state === 'failed' && cells.some(({ lotId }) => lots.has(lotId));
  const byPlace = new Map<string, UnsavedCell>();
  for (const batch of batches.filter(isAgain)) {
    for (const cell of batch.cells) byPlace.set(placeOf(cell), { ...cell, problem: null });
  }
  for (const { isStored, ...cell } of edits) {
    if (isStored) byPlace.delete(placeOf(cell));
    else byPlace.set(placeOf(cell), { ...cell, problem: null });
  }
  const others = batches.filter((batch) => !isAgain(batch));
  if (byPlace.size === 0) return others;
  return [...others, { id, state: 'waiting', cells: [...byPlace.values()], problem: null }];
}

const placeOf = ({ lotId, field }: Pick<TypedCell, 'lotId' | 'field'>): string =>
  `${lotId} ${field}`;

/** What each lot's cells show; a later value hides an earlier one. */
export function notesOf(batches: readonly Batch[]): ReadonlyMap<string, Map<string, CellNote>> {
  const notes = new Map<string, Map<string, CellNote>>();
  for (const { state, cells } of batches) {
    for (const { lotId, field, text, problem } of cells) {
      const ofLot = notes.get(lotId) ?? new Map<string, CellNote>();
      const isFailed = state === 'failed';
      const note: CellNote = { text, state: isFailed ? 'unsaved' : 'saving' };
      notes.set(lotId, ofLot.set(field, problem === null ? note : { ...note, problem }));
    }
  }
  return notes;
}

export const setState = (
  batches: readonly Batch[],
  id: number,
  change: Partial<Batch>,
): readonly Batch[] => batches.map((batch) => (batch.id === id ? { ...batch, ...change } : batch));

export const retryFailed = (batches: readonly Batch[]): readonly Batch[] =>
  batches.map((batch) => (batch.state === 'failed' ? { ...batch, state: 'waiting' } : batch));

type Planned =
  | { readonly changes: DraftChanges; readonly cells: null }
  /** Some texts cannot be sent. */
  | { readonly changes: null; readonly cells: readonly UnsavedCell[] };

export function planChanges(
  { cells }: Batch,
  categories: Categories,
  versionOf: (lotId: string) => number,
): Planned {
  const byLot = new Map<string, DraftChanges[number]['fields']>();
  const problems = new Map<string, string>();
  for (const cell of cells) {
    const read = readCell(cell.field, cell.text, categories);
    if (read.problem === null) {
      byLot.set(cell.lotId, { ...byLot.get(cell.lotId), ...read.fields });
    } else problems.set(placeOf(cell), read.problem);
  }
  if (problems.size > 0) {
    return {
      changes: null,
      cells: cells.map((cell) => ({ ...cell, problem: problems.get(placeOf(cell)) ?? null })),
    };
  }
  const changes = [...byLot].map(([lot_id, fields]) => ({
    lot_id,
    version: versionOf(lot_id),
    fields,
  }));
  return { changes, cells: null };
}

const STALE = 'Someone else has changed this lot meanwhile. Try again to save your value.';

/** The cells of a change that the server did not write, with its reasons. */
export function refusedCells(
  { cells }: Batch,
  { lotList }: Answer<'sellerLots.changeDraftLots'>,
): UnsavedCell[] {
  const byLot = new Map(lotList.map((lot) => [lot.lot_id, lot]));
  return cells.map((cell) => {
    const lot = byLot.get(cell.lotId);
    if (lot?.fault === 'changed') return { ...cell, problem: STALE };
    const own = lot?.problems.find(({ field }) => field === cell.field)?.problem;
    return { ...cell, problem: own ?? problemElsewhere(cell, cells, lot?.problems ?? []) };
  });
}

interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

/** A new value can make another field of its lot wrong, which was not typed. */
function problemElsewhere(
  { lotId }: TypedCell,
  cells: readonly TypedCell[],
  problems: readonly FieldProblem[],
): string | null {
  const typed = cells.filter((cell) => cell.lotId === lotId).map(({ field }) => field);
  const other = problems.find(({ field }) => !typed.some((each) => each === field));
  if (other === undefined) return null;
  const label = isCellField(other.field) ? FIELD_LABELS[other.field] : other.field;
  return `${label}: ${other.problem}`;
}

/** The errors of a refused input, which name its parts like `changes.2.fields.title`. */
export function misreadCells(
  { cells }: Batch,
  changes: DraftChanges,
  fieldErrors: Readonly<Record<string, string>>,
): UnsavedCell[] {
  const problems = new Map(
    Object.entries(fieldErrors).map(([name, problem]) => {
      const [, index = '', , field = ''] = name.split('.');
      return [`${changes[Number(index)]?.lot_id ?? ''} ${field}`, problem];
    }),
  );
  return cells.map((cell) => ({ ...cell, problem: problems.get(placeOf(cell)) ?? null }));
}
