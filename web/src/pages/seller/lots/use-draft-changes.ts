// Changes of drafts in the table, and undoing the last ones by what the server says they were.
import { useRef, useState } from 'react';
import { countOf } from '@hammerdock/domain/text/format.ts';
import type { Answer, Sent } from '../../../api/calls.ts';
import { useCommand } from '../../../api/query.tsx';
import { alertAssigned } from './alert-added.tsx';
import { alertError, alertSuccess } from '../../../lib/notices/alerts.ts';

export type DraftChanges = Sent<'sellerLots.changeDraftLots'>['changes'];
type Changed = Answer<'sellerLots.changeDraftLots'>;

const STEPS_MAX = 20;
export const LOT_CALLS = [
  'sellerLots.listSellerLots',
  'sellerLots.countSellerLots',
  'sellerLots.getSellerLot',
] as const;

export type DraftEditor = ReturnType<typeof useDraftChanges>;

export function useDraftChanges() {
  const { steps, newest, setSteps } = useSteps();
  const { see, versionOf } = useVersions();
  const take = ({ lotList }: Changed): void =>
    see(lotList.map(({ lot_id: id, version }) => ({ id, version: version ?? 0 })));
  const keepStep = (changed: Changed): void => {
    take(changed);
    if (changed.lotList.length === 0) return;
    setSteps((before) => [...before, undoOf(changed)].slice(-STEPS_MAX));
  };
  const record = (changed: Changed): void => {
    if (changed.written === 0) alertError(faultOf(changed));
    else keepStep(changed);
  };
  const change = useCommand('sellerLots.changeDraftLots', { refreshes: LOT_CALLS, onDone: record });
  const { assign, isAssigning } = useAssignment(record);
  const cells = useCommand('sellerLots.changeDraftLots', {
    onDone: (changed) => {
      if (changed.written === 1) keepStep(changed);
    },
    // The grid shows them beside its cells.
    onRefused: () => true,
  });
  const template = useCommand('lotTemplates.applyLotTemplate', {
    refreshes: LOT_CALLS,
    onDone: (changed) => {
      if (changed.written === 1) keepStep(changed);
    },
    // Its dialog shows them.
    onRefused: () => true,
  });
  const undo = useCommand('sellerLots.changeDraftLots', {
    refreshes: LOT_CALLS,
    onDone: (changed) => {
      take(changed);
      setSteps((before) => afterUndo(before, changed));
      if (changed.written === 1) alertSuccess('Undone.');
      else alertError(`Nothing was undone. ${faultOf(changed)}`);
    },
  });
  return {
    change: (changes: DraftChanges) => change.mutate({ changes }),
    /** For cells of the grid, whose faults are in the answer. */
    send: async (changes: DraftChanges) => (await cells.mutateAsync({ changes })).data,
    assign,
    /** For the dialog, which shows why nothing was written. */
    applyTemplate: async (input: Sent<'lotTemplates.applyLotTemplate'>) =>
      (await template.mutateAsync(input)).data,
    /** Rows that were loaded, for their versions. */
    see,
    /** The newest that is known. */
    versionOf,
    isPending: change.isPending || isAssigning || undo.isPending || cells.isPending,
    canUndo: steps.length > 0,
    undo: async (): Promise<void> => {
      const last = newest.current.at(-1);
      // The command has shown why it failed.
      if (last !== undefined) await undo.mutateAsync({ changes: last }).catch(ignore);
    },
  };
}

function useAssignment(record: (changed: Changed) => void) {
  const assign = useCommand('sellerLots.assignDraftLots', {
    refreshes: LOT_CALLS,
    onDone: (assigned) => {
      if (assigned.written === 0) alertError(assignmentFaultOf(assigned));
      else record(draftsOf(assigned));
      alertAssigned(assigned);
    },
  });
  return {
    /** Returns how many lots are no drafts anymore. */
    assign: async (input: Sent<'sellerLots.assignDraftLots'>): Promise<number> => {
      // The command has shown why it failed.
      const answer = await assign.mutateAsync(input).catch(ignore);
      return answer?.data.addedList.length ?? 0;
    },
    isAssigning: assign.isPending,
  };
}

function useSteps() {
  const [steps, setShownSteps] = useState<readonly DraftChanges[]>([]);
  // An undo that waits for other changes takes the last step of then.
  const newest = useRef(steps);
  const setSteps = (change: (before: readonly DraftChanges[]) => readonly DraftChanges[]): void => {
    newest.current = change(newest.current);
    setShownSteps(newest.current);
  };
  return { steps, newest, setSteps };
}

/** The newest that is known of each lot. */
function useVersions() {
  const versions = useRef(new Map<string, number>());
  const see = (lots: readonly { readonly id: string; readonly version: number }[]): void => {
    for (const { id, version } of lots) {
      versions.current.set(id, Math.max(version, versions.current.get(id) ?? 0));
    }
  };
  const versionOf = (id: string): number => Math.max(1, versions.current.get(id) ?? 1);
  return { see, versionOf };
}

const ignore = (): undefined => undefined;

/** Without the lots that an auction has taken: that cannot be undone here. */
const draftsOf = ({ addedList, ...assigned }: Answer<'sellerLots.assignDraftLots'>): Changed => {
  const added = new Set(addedList.map(({ lot_id }) => lot_id));
  return { ...assigned, lotList: assigned.lotList.filter(({ lot_id }) => !added.has(lot_id)) };
};

const undoOf = ({ lotList }: Changed): DraftChanges =>
  lotList.map(({ lot_id, version, before: { auction_id, fields } }) => ({
    ...(auction_id === undefined ? {} : { auction_id }),
    lot_id,
    version: version ?? 1,
    fields,
  }));

/**
 * The steps that remain after the last one was undone. A lot has a new version then, although
 * no one else changed it: steps that expect the version before the undone step expect the new one.
 */
export function afterUndo(
  steps: readonly DraftChanges[],
  { written, lotList }: Pick<Changed, 'written' | 'lotList'>,
): readonly DraftChanges[] {
  const remaining = steps.slice(0, -1);
  if (written === 0) return remaining;
  const undone = new Map(steps.at(-1)?.map(({ lot_id, version }) => [lot_id, version]));
  const now = new Map(lotList.map(({ lot_id, version }) => [lot_id, version]));
  return remaining.map((step) =>
    step.map((change) => {
      const isNext = change.version + 1 === undone.get(change.lot_id);
      return isNext ? { ...change, version: now.get(change.lot_id) ?? change.version } : change;
    }),
  );
}

/** Lots from several centers have a sentence for each. */
export function assignmentFaultOf({ lotList }: Pick<Changed, 'lotList'>): string {
  const problems = new Set(lotList.flatMap((lot) => lot.problems.map(({ problem }) => problem)));
  const sentences = lotList.length === 1 ? [...problems] : [...problems, 'Nothing was assigned.'];
  return sentences.join(' ');
}

function faultOf({ lotList }: Changed): string {
  const changed = lotList.filter(({ fault }) => fault === 'changed').length;
  if (changed > 0) {
    const lots = changed === 1 ? 'a lot' : countOf(changed, 'lot');
    return `Someone else has changed ${lots} meanwhile. Reload the page and try again.`;
  }
  const problem = lotList.find(({ problems }) => problems.length > 0)?.problems[0]?.problem;
  return problem ?? 'Nothing was changed.';
}
