import { useEffect, useState } from 'react';
import type { Lot, Pass } from '../pass.ts';
import { forgetOpenVisit, readOpenVisit, storeOpenVisit, type OpenVisit } from './open-visit.ts';

/** The buyer at the desk, with the lots as last seen; a reload of the tab does not lose them. */
export function useOpenVisit(userId: string) {
  const [visit, setVisit] = useState<OpenVisit | null>(() => readOpenVisit(userId, Date.now()));
  useEffect(() => {
    if (visit === null) forgetOpenVisit();
    else storeOpenVisit(visit);
  }, [visit]);
  return {
    pass: visit?.pass ?? null,
    open: (pass: Pass) => setVisit({ userId, openedAt: Date.now(), pass }),
    end: () => setVisit(null),
    replace: (lot: Lot) => setVisit((before) => before && withLot(before, lot)),
  };
}

function withLot(visit: OpenVisit, lot: Lot): OpenVisit {
  const lots = visit.pass.lots.map((each) => (each.lot_id === lot.lot_id ? lot : each));
  return { ...visit, pass: { ...visit.pass, lots } };
}
