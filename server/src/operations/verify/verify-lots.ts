// Replays the log of every lot (R4) and compares the result with the snapshot and with each event.
import { begin, step, type LogEntry, type Replayed } from '@hammerdock/domain/bidding/replay.ts';
import type { LotState } from '@hammerdock/domain/bidding/lot.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { readNow, type Tx } from '../../db/database.ts';
import {
  listLogsOfLots,
  readEvent,
  type EventRow,
  type StoredEvent,
} from '../../store/bidding/lot-log.ts';
import { reviewLots, type LotUnderReview } from '../../store/verify/lots.ts';

export interface Discrepancy {
  /** The check that found it. */
  readonly check: string;
  readonly subject: string;
  readonly detail: string;
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
  const now = await readNow(tx);
  for await (const batch of reviewLots(tx)) {
    const stored = await listLogsOfLots(
      tx,
      batch.map(({ id }) => id),
    );
    const logs = Map.groupBy(stored, ({ lotId }) => lotId);
    for (const lot of batch) {
      const log = logs.get(lot.id) ?? [];
      const subject = `lot ${lot.lpn} (${lot.id})`;
      discrepancies.push(...reviewLot(lot, log, now).map((fault) => ({ ...fault, subject })));
      events += log.length;
    }
    lots += batch.length;
  }
  return { lots, events, discrepancies };
}

type Fault = Omit<Discrepancy, 'subject'>;

/** A log that cannot be parsed is reported like any other fault. */
function reviewLot(lot: LotUnderReview, rows: readonly EventRow[], now: Instant): Fault[] {
  try {
    return foldAgain(lot, rows.map(readEvent), now);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [{ check: 'log', detail: `cannot be replayed: ${why}` }];
  }
}

function foldAgain(lot: LotUnderReview, log: readonly StoredEvent[], now: Instant): Fault[] {
  const faults: Fault[] = [];
  const terms = lot.readTerms();
  let replayed = begin(lot.initial);
  for (const [index, { entry, led, strays }] of log.entries()) {
    const name = `event ${entry.sequence}`;
    const report = (detail: string): void =>
      void faults.push({ check: 'log', detail: `${name} ${detail}` });
    if (entry.sequence !== index + 1) report(`is at position ${index + 1}`);
    for (const column of strays) report(`has a ${column} that does not belong to its kind`);
    const before = log[index - 1]?.entry.at ?? 0;
    if (entry.at < before) report('is earlier than the one before it');
    if (entry.at > now) report('is later than the current time');
    for (const detail of findMistimed(lot, replayed, entry)) report(detail);
    replayed = step(terms, replayed, entry);
    const { priceCents, leaderId, closesAt } = replayed.state;
    for (const detail of differences(led, { priceCents, leaderId, closesAt }))
      report(`: ${detail}`);
  }
  const { state } = replayed;
  const snapshot = differences(lot.snapshot, { ...state });
  faults.push(...snapshot.map((detail) => ({ check: 'snapshot', detail })));
  const listing = differences(lot.listing, listingOf(lot, state));
  return [...faults, ...listing.map((detail) => ({ check: 'listing', detail }))];
}

/** The copy in the catalog: until the lot ends, its close may lack the extensions by bids. */
function listingOf({ initial, listing }: LotUnderReview, { phase, ...state }: LotState): Figures {
  const sold = phase === 'sold';
  const isLive = phase === 'draft' || phase === 'upcoming' || phase === 'open';
  const lags = initial.closesAt <= listing.closeAt && listing.closeAt <= state.closesAt;
  return {
    phase,
    closeAt: isLive && lags ? listing.closeAt : state.closesAt,
    winnerId: sold ? state.leaderId : null,
    hammerCents: sold ? state.priceCents : null,
  };
}

/** R2, R17, R21: events happen only while they are allowed. */
function findMistimed(lot: LotUnderReview, { state, bids }: Replayed, entry: LogEntry): string[] {
  const { phase, closesAt } = state;
  switch (entry.kind) {
    case 'bid': {
      const when = toIso(entry.at);
      if (entry.advance)
        return phase === 'upcoming' ? [] : [`is an advance bid of ${when}, too late`];
      if (entry.at < lot.opensAt) return [`is a bid of ${when}, before the opening`];
      const inTime = phase === 'open' && entry.at < closesAt;
      return inTime ? [] : [`is a bid of ${when}, too late`];
    }
    case 'retraction': {
      const taken = bids.find(({ sequence }) => sequence === entry.bidSequence);
      return taken?.bidderId === entry.bidderId ? [] : ['retracts a bid that is not its own'];
    }
    case 'lowered':
      return findWrongLowering(state, entry);
    case 'opened':
      return entry.at < lot.opensAt ? ['opens the lot too early'] : [];
    case 'closed':
      return entry.at < closesAt ? ['closes the lot too early'] : [];
    case 'bought':
      return entry.hammerCents === lot.buyNowCents ? [] : ['is a purchase at another price'];
    case 'awarded':
    case 'cancelled':
    case 'extended':
    case 'reopened':
      return [];
  }
}

type LoweredEntry = Extract<LogEntry, { kind: 'lowered' }>;

/** R68: only the leader's maximum is lowered, and never below the price. */
function findWrongLowering(state: LotState, { bidderId, amountCents }: LoweredEntry): string[] {
  const { leaderId, leaderMaxCents, priceCents } = state;
  const fits = amountCents >= (priceCents ?? 0) && amountCents < (leaderMaxCents ?? 0);
  if (bidderId === leaderId && fits) return [];
  return [`lowers a maximum of ${leaderMaxCents} to ${amountCents}, at a price of ${priceCents}`];
}

type Figures = Readonly<Record<string, string | number | null>>;

function differences(stored: Figures, expected: Figures): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => stored[name] !== value)
    .map(([name, value]) => `${name} is stored as ${stored[name]}, the log gives ${value}`);
}
