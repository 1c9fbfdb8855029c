import type { Attempt, ModelEntry } from '../model/terms.ts';
import type { Operation, RunRecord } from './operation.ts';
import type { LotRecord, StoredEvent, World } from './world.ts';

import { judge } from '../model/model.ts';

/** Identifiers in the database's format, so that the same run can be written to one. */
export const sampleIds = {
  ann: '00000000-0000-4000-8000-0000000000a1',
  bob: '00000000-0000-4000-8000-0000000000a2',
  cal: '00000000-0000-4000-8000-0000000000a3',
  lot: '00000000-0000-4000-8000-0000000000b1',
  auction: '00000000-0000-4000-8000-0000000000c1',
  invoice: '00000000-0000-4000-8000-0000000000d1',
} as const;

const { ann, bob, cal, lot, auction, invoice } = sampleIds;
const close = 1_800_000_000_000;
const terms = {
  startPriceCents: 500,
  increments: [[0, 100]] as const,
  softCloseSeconds: 300,
  retractMinutes: 10,
};
const initial = { phase: 'open', closesAt: close } as const;

/** A small correct run on one sold lot, which the checker's own tests change. */
export function sampleRun(): { record: RunRecord; world: World } {
  const attempts: Attempt[] = [
    bidOf(ann, 2000, close - 900_000),
    bidOf(bob, 5000, close - 800_000),
    { kind: 'retract', bidder: bob, at: close - 700_000 },
    bidOf(cal, 2500, close - 1000),
    { kind: 'close', at: close + 299_000 },
  ];
  const { judgements, log, state } = judge(terms, initial, attempts);
  const { nextBidCents: _derived, ...snapshot } = state;
  const events = log.map((entry, index): StoredEvent => {
    const after = judgements[index]?.state ?? state;
    const { priceCents, leader, closesAt } = after;
    const key = entry.kind === 'closed' ? null : `key ${entry.sequence}`;
    const led = { priceCents, leader, closesAt };
    return { entry, kind: entry.kind, sequence: entry.sequence, key, led };
  });
  const lotRecord: LotRecord = {
    lot,
    auction,
    auctionInvoiced: true,
    terms,
    initial,
    events,
    snapshot: { ...snapshot, hammerCents: state.priceCents },
    lines: [{ invoice, buyer: cal, hammerCents: 2100 }],
  };
  const invoices = [{ invoice, buyer: cal, auction }];
  const shown = { priceCents: state.priceCents, closesAt: state.closesAt };
  const seen = { op: 'seen', watcher: 'dan', lot, ...shown } as const;
  return {
    record: {
      operations: log.flatMap(operationsOf),
      observations: [
        { ...seen, sequence: 1, priceCents: 500 },
        { ...seen, sequence: 5 },
      ],
    },
    world: { lots: [lotRecord], invoices },
  };
}

function operationsOf(entry: ModelEntry): Operation[] {
  if (entry.kind !== 'bid' && entry.kind !== 'retraction') return [];
  const asked = { lot, bidder: entry.bidder, key: `key ${entry.sequence}` };
  const response = { sequence: entry.sequence };
  if (entry.kind === 'retraction') {
    return [{ ...asked, op: 'retract', amountCents: 0, type: 'ok', response }];
  }
  const bid = { ...asked, op: 'bid', amountCents: entry.amountCents } as const;
  // The first answer is lost; the retry with the same key gets it.
  return [
    { ...bid, type: 'info' },
    { ...bid, type: 'ok', response },
  ];
}

function bidOf(bidder: string, amountCents: number, at: number): Attempt {
  return { kind: 'bid', bidder, amountCents, at, type: 'proxy' };
}
