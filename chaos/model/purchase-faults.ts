import type { SeededFault } from './seeded-fault.ts';

/** Seeded faults of buy-now. */
export const purchaseFaults: readonly SeededFault[] = [
  {
    name: 'R18 a lot with a bid can be bought by buy-now',
    file: 'buy-now.ts',
    right: 'if (standingBids(lot.terms, log).length > 0) return',
    wrong: 'if (false) return',
  },
  {
    name: 'R18 a purchase lapses before its time',
    file: 'buy-now.ts',
    right: 'if (now < until) return',
    wrong: 'if (false) return',
  },
  {
    name: 'R60 a lot whose close has passed is reopened for no time at all',
    file: 'buy-now.ts',
    right: 'now < close ? close : now + minutes(REOPENED_MINUTES)',
    wrong: 'close',
  },
  {
    name: 'R18 the log folds a lapsed purchase as if its price were valid',
    file: 'replay.ts',
    right: "{ ...NO_BIDS, phase: 'open', closesAt: entry.closesAt }",
    wrong: "{ phase: 'open', closesAt: entry.closesAt }",
  },
  {
    name: 'R18 the snapshot keeps the buyer of a lapsed purchase',
    file: 'evolve.ts',
    right: "{ ...state, ...NO_BIDS, phase: 'open', closesAt: event.closesAt }",
    wrong: "{ ...state, phase: 'open', closesAt: event.closesAt }",
  },
];
