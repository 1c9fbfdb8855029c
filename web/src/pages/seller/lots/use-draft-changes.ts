// Changes of drafts in the table, and undoing the last ones by what the server says they were.
import { useState } from 'react';
import type { Answer, Sent } from '../../../api/calls.ts';
import { useCommand } from '../../../api/query.tsx';
import { alertError, alertSuccess } from '../../../lib/notices/alerts.ts';

export type DraftChanges = Sent<'sellerLots.changeDraftLots'>['changes'];
type Changed = Answer<'sellerLots.changeDraftLots'>;

const STEPS_MAX = 20;
export const LOT_CALLS = [
  'sellerLots.listSellerLots',
  'sellerLots.countSellerLots',
  'sellerLots.getSellerLot',
] as const;

export function useDraftChanges() {
  const [steps, setSteps] = useState<readonly DraftChanges[]>([]);
  const record = (changed: Changed): void => {
    if (changed.written === 0) alertError(faultOf(changed));
    else setSteps((before) => [...before, undoOf(changed)].slice(-STEPS_MAX));
  };
  const change = useCommand('sellerLots.changeDraftLots', { refreshes: LOT_CALLS, onDone: record });
  const assign = useCommand('sellerLots.assignDraftLots', { refreshes: LOT_CALLS, onDone: record });
  const undo = useCommand('sellerLots.changeDraftLots', {
    refreshes: LOT_CALLS,
    onDone: (changed) => {
      setSteps((before) => afterUndo(before, changed));
      if (changed.written === 1) alertSuccess('Undone.');
      else alertError(`Nothing was undone. ${faultOf(changed)}`);
    },
  });
  const last = steps.at(-1);
  return {
    change: (changes: DraftChanges) => change.mutate({ changes }),
    assign: assign.mutate,
    isPending: change.isPending || assign.isPending || undo.isPending,
    /** null: nothing to undo. */
    undo: last === undefined ? null : () => undo.mutate({ changes: last }),
  };
}

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

function faultOf({ lotList }: Changed): string {
  const changed = lotList.filter(({ fault }) => fault === 'changed').length;
  if (changed > 0) {
    const lots = changed === 1 ? 'a lot' : `${changed} lots`;
    return `Someone else has changed ${lots} meanwhile. Reload the page and try again.`;
  }
  const problem = lotList.find(({ problems }) => problems.length > 0)?.problems[0]?.problem;
  return problem ?? 'Nothing was changed.';
}
