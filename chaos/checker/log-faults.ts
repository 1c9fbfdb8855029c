import type { ModelEntry, VisibleState } from '../model/terms.ts';
import type { LotRecord, StoredEvent, Violation } from './world.ts';

import { replayLog } from '../model/model.ts';

type Fault = Pick<Violation, 'invariant' | 'message'>;

/** I3, I4 and I5: replaying the lot's log with the second model gives the stored state. */
export function checkLog(record: LotRecord): Violation[] {
  const bidding = biddingOf(record.events);
  const log = bidding.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  const { firstFault, states } = replayLog(record.terms, record.initial, log);
  const faults: Fault[] = [...closeFaults(record, log)];
  if (firstFault !== null) {
    const late = firstFault.why.includes('LotClosed');
    const message = `event ${firstFault.sequence}: ${firstFault.why.join(', ')}`;
    faults.push({ invariant: late ? 'I3' : 'I4', message });
  }
  bidding.forEach((event, index) => {
    const state = states[index + 1];
    if (state !== undefined) faults.push(...stepFaults(event, state));
  });
  const last = states.at(-1);
  // The model does not cover lots that were awarded by hand or canceled.
  const isModeled = bidding.length === record.events.length && firstFault === null;
  if (isModeled && last !== undefined) faults.push(...snapshotFaults(record, last));
  return faults.map((fault) => ({ ...fault, lot: record.lot }));
}

function biddingOf(events: readonly StoredEvent[]): readonly StoredEvent[] {
  const end = events.findIndex(({ entry }) => entry === null);
  return end === -1 ? events : events.slice(0, end);
}

function stepFaults({ sequence, led }: StoredEvent, state: VisibleState): Fault[] {
  const expected = {
    priceCents: state.priceCents,
    leader: state.leader,
    closesAt: state.closesAt,
  };
  return differences(led, expected).map((difference) => ({
    invariant: 'I4',
    message: `after event ${sequence} ${difference}`,
  }));
}

function snapshotFaults({ snapshot }: LotRecord, state: VisibleState): Fault[] {
  const { nextBidCents: _derived, ...expected } = state;
  const { hammerCents: _hammer, ...stored } = snapshot;
  return differences(stored, expected).map((difference) => ({
    invariant: 'I4',
    message: `in the snapshot ${difference}`,
  }));
}

function closeFaults({ snapshot, events }: LotRecord, log: readonly ModelEntry[]): Fault[] {
  const faults: Fault[] = [];
  const closes = log.filter((entry) => entry.kind === 'closed').length;
  const beyondBidding = events.some(({ entry }) => entry === null);
  const over = snapshot.phase === 'sold' || snapshot.phase === 'unsold';
  const bought = log.at(-1)?.kind === 'bought';
  if (closes > 1) faults.push({ invariant: 'I5', message: `it closed ${closes} times` });
  if (beyondBidding) return faults;
  if (over && closes === 0 && !bought)
    faults.push({ invariant: 'I5', message: 'it is closed without a close' });
  const sold = snapshot.phase === 'sold';
  if (over && sold !== (snapshot.leader !== null)) {
    faults.push({ invariant: 'I5', message: `it is ${snapshot.phase}, led by ${snapshot.leader}` });
  }
  const hammer = sold ? snapshot.priceCents : null;
  if (snapshot.hammerCents !== hammer) {
    faults.push({
      invariant: 'I5',
      message: `its hammer is ${snapshot.hammerCents}, not ${hammer}`,
    });
  }
  return faults;
}

type Figures = Readonly<Record<string, string | number | null>>;

function differences(stored: Figures, expected: Figures): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => stored[name] !== value)
    .map(([name, value]) => `${name} is stored as ${stored[name]}, the rules give ${value}`);
}
