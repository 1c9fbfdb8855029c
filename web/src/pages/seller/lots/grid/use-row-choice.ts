// The rows that are selected for an action on all of them.
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { useState } from 'react';
import { formatCount } from '@hammerdock/domain/text/format.ts';
import { alertError } from '../../../../lib/notices/alerts.ts';

/** As many as one call changes. */
export const ROWS_AT_ONCE = 500;

/** Each lot with its place in the list. */
export function useRowChoice() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const set = (next: ReadonlyMap<string, number>): void => {
    if (next.size <= ROWS_AT_ONCE) setChosen(next);
    else alertError(`You can select up to ${formatCount(ROWS_AT_ONCE)} lots at a time.`);
  };
  return {
    chosen,
    rows: [...chosen.values()],
    clear: () => setChosen(new Map()),
    /** Selects them all, or clears them where all are selected. */
    toggle: (lots: readonly SellerLotRow[], first: number): void => {
      const next = new Map(chosen);
      const areAll = lots.every(({ id }) => next.has(id));
      for (const [place, { id }] of lots.entries()) {
        if (areAll) next.delete(id);
        else next.set(id, first + place);
      }
      set(next);
    },
  };
}
