// The lots that the user has dismissed from the live bar, each until its next change.
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { useEffect, useState } from 'react';
import {
  addDismissedLots,
  readDismissedLots,
  watchDismissedLots,
} from '../../lib/dismissed-lots.ts';
import { stateOf } from './urgent-lots.ts';

export function useDismissals(userId: string) {
  const [dismissed, setDismissed] = useState(readDismissedLots);
  // In every tab of the browser, so that nothing has to be dismissed twice.
  useEffect(() => watchDismissedLots(() => setDismissed(readDismissedLots())), []);
  // Another user may have used this browser before.
  const ownStateOf = (lot: LotInPlay): string => `${userId} ${stateOf(lot)}`;
  return {
    isDismissed: (lot: LotInPlay): boolean => dismissed[lot.id] === ownStateOf(lot),
    dismiss: (lots: readonly LotInPlay[]): void => {
      const added = Object.fromEntries(lots.map((lot) => [lot.id, ownStateOf(lot)]));
      setDismissed(addDismissedLots({ ...dismissed, ...readDismissedLots() }, added));
    },
  };
}
