// Every lot's log, folded again (R4): it gives the snapshot, and what each event says it led to.
import { begin, step, type LogEntry } from '@hammerdock/domain/bidding/replay.ts';
import type { LotState } from '@hammerdock/domain/bidding/lot.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { Tx } from '../db/database.ts';
import { listLogsOfLots, type StoredEvent } from '../store/lot-log.ts';
import { reviewLots, type LotUnderReview } from '../store/review-lots.ts';

export interface Discrepancy {
  /** Which check found it. */
  readonly check: string;
  readonly subject: string;
  readonly says: string;
}

export interface LotReview {
  readonly lots: number;
  readonly events: number;
  readonly discrepancies: readonly Discrepancy[];
}

export async function verifyLots(tx: Tx): Promise<LotReview> {
  const discrepancies: Discrepancy[] = [];
  let lots = 0;
  let events = 0;
  for await (const batch of reviewLots(tx)) {
    const stored = await listLogsOfLots(
      tx,
      batch.map(({ id }) => id),
    );
    const logs = Map.groupBy(stored, ({ lotId }) => lotId);
    for (const lot of batch) {
      const log = logs.get(lot.id) ?? [];
      const subject = `lot ${lot.lpn} (${lot.id})`;
      discrepancies.push(...foldAgain(lot, log).map((fault) => ({ ...fault, subject })));
      events += log.length;
    }
    lots += batch.length;
  }
  return { lots, events, discrepancies };
}

type Fault = Omit<Discrepancy, 'subject'>;

function foldAgain(lot: LotUnderReview, log: readonly StoredEvent[]): Fault[] {
  const faults: Fault[] = [];
  let replayed = begin(lot.initial);
  for (const [index, { entry, led }] of log.entries()) {
    const name = `event ${entry.sequence}`;
    if (entry.sequence !== index + 1) {
      faults.push({ check: 'log', says: `${name} stands at place ${index + 1}` });
    }
    faults.push(...findLateBid(entry, replayed.state));
    replayed = step(lot.terms, replayed, entry);
    const { priceCents, leaderId, closesAt } = replayed.state;
    const differing = differences(led, { priceCents, leaderId, closesAt });
    faults.push(...differing.map((says) => ({ check: 'log', says: `after ${name} ${says}` })));
  }
  const { state } = replayed;
  const snapshot = differences(lot.snapshot, { ...state });
  faults.push(...snapshot.map((says) => ({ check: 'snapshot', says })));
  const hammerCents = state.phase === 'sold' ? state.priceCents : null;
  const hammer = differences({ hammerCents: lot.hammerCents }, { hammerCents });
  return [...faults, ...hammer.map((says) => ({ check: 'snapshot', says }))];
}

/** R2, R21: no bid at or after the close in force, none once the lot is over. */
function findLateBid(entry: LogEntry, { phase, closesAt }: LotState): Fault[] {
  if (entry.kind !== 'bid') return [];
  const inTime = entry.advance ? phase === 'upcoming' : phase === 'open' && entry.at < closesAt;
  const when = toIso(entry.at);
  return inTime
    ? []
    : [{ check: 'log', says: `event ${entry.sequence} is a bid of ${when}, too late` }];
}

type Figures = Readonly<Record<string, string | number | null>>;

function differences(stored: Figures, expected: Figures): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => stored[name] !== value)
    .map(([name, value]) => `${name} is stored as ${stored[name]}, the log gives ${value}`);
}
