import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { CallError, textOf } from '../../../../api/call-error.ts';
import { refreshCalls } from '../../../../api/query.tsx';
import { LOT_CALLS, type DraftEditor } from '../use-draft-changes.ts';
import { openCellQueue, type Saving } from './cell-queue.ts';
import type { Categories } from './typed-cell.ts';
import { misreadCells, notesOf, planChanges, refusedCells, type Edit } from './unsaved-cells.ts';

export type CellEdits = ReturnType<typeof useCellEdits>;

/** Typed cells until they are saved. */
export function useCellEdits(drafts: DraftEditor, categories: Categories) {
  const [queue] = useState(openCellQueue);
  const batches = useSyncExternalStore(queue.subscribe, queue.batches, queue.batches);
  const client = useQueryClient();
  // Rows render again only where their notes are others.
  const notes = useMemo(() => notesOf(batches), [batches]);
  const refresh = () => refreshCalls(client, LOT_CALLS);
  const saving: Saving = {
    refresh,
    save: async (batch) => {
      const { changes, cells } = planChanges(batch, categories, drafts.versionOf);
      if (changes === null) return { state: 'failed', cells };
      try {
        const answer = await drafts.send(changes);
        if (answer.written === 1) return { state: 'saved' };
        // The next attempt needs the versions that others have made.
        if (answer.lotList.some(({ fault }) => fault === 'changed')) await refresh();
        return { state: 'failed', cells: refusedCells(batch, answer) };
      } catch (error) {
        const errors = error instanceof CallError ? error.fieldErrors : {};
        const known = misreadCells(batch, changes, errors);
        const isKnown = known.some(({ problem }) => problem !== null);
        return { state: 'failed', cells: known, problem: isKnown ? null : textOf(error) };
      }
    },
  };
  return {
    failed: batches.filter(({ state }) => state === 'failed'),
    /** Saved cells stay until the rows are loaded again. */
    isUnsaved: batches.some(({ state }) => state !== 'saved'),
    notes,
    add: (edits: readonly Edit[]) => void queue.add(edits, saving),
    /** Such as undoing the last change, which must be saved then. */
    afterSaving: (task: () => Promise<void>) => void queue.after(task, saving),
    retry: () => void queue.retry(saving),
    discard: queue.discard,
  };
}
