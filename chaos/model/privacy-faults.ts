import type { SeededFault } from './seeded-fault.ts';

/** Seeded faults that let a bidder learn or influence hidden amounts (R68, R70). */
export const privacyFaults: readonly SeededFault[] = [
  {
    name: 'R70 the snapshot counts a raise among the public events',
    file: 'evolve.ts',
    right: "event.outcome === 'raised' ? hidden(placed) : placed",
    wrong: 'placed',
  },
  {
    name: 'R70 the log counts an advance bid among the public events',
    file: 'replay.ts',
    right: 'state: { ...state, hiddenEvents: hiddenToo }, bids: [...bids, entry]',
    wrong: 'state, bids: [...bids, entry]',
  },
  {
    name: 'R70 the history numbers its bids by their place in the log',
    file: 'history.ts',
    right: 'number: numbers.get(sequence) ?? 0',
    wrong: 'number: sequence',
  },
  {
    name: 'R68 a bidder retracts twice on a lot',
    file: 'retraction.ts',
    right: 'if (hasRetracted(log, bidderId)) return',
    wrong: 'if (false) return',
  },
  {
    name: 'R68 a bid after a retraction need not lead',
    file: 'placing.ts',
    right: 'if (bid.mustLead === true && leaderId !== bid.bidderId) return',
    wrong: 'if (false) return',
  },
  {
    name: 'R68 the history shows the whole retracted amount of an open lot',
    file: 'history.ts',
    right: 'Math.min(row.amountCents, most)',
    wrong: 'row.amountCents',
  },
  {
    name: 'R68 a fold brings back the maximum that was lowered',
    file: 'replay.ts',
    right: 'before.bids.map((bid) => lowered(bid, entry))',
    wrong: 'before.bids',
  },
  {
    name: 'R68 the snapshot keeps the maximum that was lowered',
    file: 'evolve.ts',
    right: 'hidden({ ...state, leaderMaxCents: event.amountCents })',
    wrong: 'hidden(state)',
  },
  {
    name: 'R68 a maximum is lowered below the price',
    file: 'lowering.ts',
    right: 'amountCents < leastCents || ',
    wrong: '',
  },
  {
    name: 'R68 a maximum is lowered twice',
    file: 'lowering.ts',
    right: 'if (changedSince) return null;',
    wrong: '',
  },
  {
    name: 'R68 a maximum is lowered after ten minutes',
    file: 'lowering.ts',
    right: 'retraction.at + minutes(LOWERING_MINUTES)',
    wrong: 'lot.state.closesAt',
  },
  {
    name: 'R68 a maximum is lowered in the last minutes',
    file: 'lowering.ts',
    right: 'lot.state.closesAt - minutes(LAST_MINUTES)',
    wrong: 'lot.state.closesAt',
  },
];
