// Whether a change of a draft may be written: its own faults, and those among several drafts.
import { faultsOfDraft, type DraftLotFields, type FieldFault } from './draft-lot.ts';

export interface ChangedDraft {
  readonly before: DraftLotFields;
  readonly after: DraftLotFields;
  /** A relisted lot: the same goods under the same label (R22). */
  readonly isRelisted: boolean;
}

/**
 * The faults of each draft, in order. `labelsInUse` are those of lots outside of these. A label may
 * move from one of these drafts to another.
 */
export function faultsOfChanges(
  drafts: readonly ChangedDraft[],
  labelsInUse: ReadonlySet<string>,
): FieldFault[][] {
  const counts = new Map<string, number>();
  for (const { after } of drafts) counts.set(after.lpn, (counts.get(after.lpn) ?? 0) + 1);
  return drafts.map(({ before, after, isRelisted }) => {
    const faults = faultsOfDraft(after);
    if (after.lpn === before.lpn) return faults;
    if (isRelisted) {
      return [...faults, { field: 'lpn', problem: 'A relisted lot keeps its label.' }];
    }
    if (after.lpn === '') return faults;
    const isTaken = labelsInUse.has(after.lpn) || (counts.get(after.lpn) ?? 0) > 1;
    return isTaken ? [...faults, { field: 'lpn', problem: 'Another lot has this LPN.' }] : faults;
  });
}
