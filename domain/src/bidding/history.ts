import type { Cents } from '../money.ts';
import type { Instant } from '../time.ts';
import { NO_BIDS } from './lot.ts';
import type { LotState, LotTerms, Standing } from './lot.ts';
import { applyBid } from './proxy.ts';
import type { Applied } from './proxy.ts';
import { begin, step } from './replay.ts';
import type { BidEntry, LogEntry, LotStart } from './replay.ts';

/** A public row (R11); the name is masked where it is displayed (R48). */
export interface HistoryRow {
  /**
   * Counts the bids shown, oldest first, so that no hidden event leaves a gap (R70). An automatic
   * counter-bid has the number of the bid that caused it.
   */
  readonly number: number;
  readonly bidderId: string;
  readonly amountCents: Cents;
  readonly at: Instant;
  /** An automatic counter-bid of the leader's proxy. */
  readonly automatic: boolean;
  readonly retracted: boolean;
}

/** R11, oldest first. A row of a retracted bid stays as it was when the bid was made. */
export function history(
  terms: LotTerms,
  initial: LotStart,
  log: readonly LogEntry[],
): HistoryRow[] {
  const ownRows = new Map<number, LoggedRow>();
  const retractedRows: LoggedRow[] = [];
  let at = begin(initial);
  for (const entry of log) {
    const before = at;
    at = step(terms, before, entry);
    if (entry.kind === 'bid' && !entry.advance) {
      remember(ownRows, rowsOf(entry, before.state, applyBid(terms, before.state, entry)));
    } else if (entry.kind === 'opened') {
      remember(ownRows, rowsOfFold(terms, at.bids));
    } else if (entry.kind === 'retraction') {
      const row = ownRows.get(entry.bidSequence);
      if (row !== undefined) retractedRows.push({ ...row, retracted: true });
    }
  }
  // Advance bids are secret until the opening (R17).
  const opened = log.some(({ kind }) => kind === 'opened');
  const shown = opened ? at.bids : at.bids.filter(({ advance }) => !advance);
  const most = mostShown(terms, at.state);
  const retracted = retractedRows.map((row) => {
    return { ...row, amountCents: Math.min(row.amountCents, most) };
  });
  const rows = [...rowsOfFold(terms, shown), ...retracted].toSorted(
    (one, other) => one.sequence - other.sequence,
  );
  const sequences = [...new Set(rows.map(({ sequence }) => sequence))];
  const numbers = new Map(sequences.map((sequence, index) => [sequence, index + 1]));
  return rows.map(({ sequence, ...row }) => ({ number: numbers.get(sequence) ?? 0, ...row }));
}

export interface HistoryPage {
  /** The newest bid first, each followed by the automatic counter-bid that it caused. */
  readonly rows: readonly HistoryRow[];
  /** Of all bids, without the automatic ones. */
  readonly count: number;
}

/** PV-07: a page of bids. */
export function historyPage(
  all: readonly HistoryRow[],
  { page, limit }: { readonly page: number; readonly limit: number },
): HistoryPage {
  const count = all.at(-1)?.number ?? 0;
  const newest = count - (page - 1) * limit;
  const rows = all
    .filter(({ number }) => number <= newest && number > newest - limit)
    .toSorted(
      (one, other) => other.number - one.number || Number(one.automatic) - Number(other.automatic),
    );
  return { rows, count };
}

/** R68: while the lot is open, a retracted amount is shown only up to the current price. */
function mostShown(terms: LotTerms, { phase, priceCents }: LotState): Cents {
  return phase === 'open' ? (priceCents ?? terms.startPriceCents) : Infinity;
}

/** A row with its event's place in the log, which is not public. */
type LoggedRow = Omit<HistoryRow, 'number'> & { readonly sequence: number };

function remember(ownRows: Map<number, LoggedRow>, rows: readonly LoggedRow[]): void {
  for (const row of rows) if (!row.automatic) ownRows.set(row.sequence, row);
}

function rowsOfFold(terms: LotTerms, bids: readonly BidEntry[]): LoggedRow[] {
  let standing: Standing = NO_BIDS;
  return bids.flatMap((bid) => {
    const before = standing;
    const applied = applyBid(terms, before, bid);
    standing = applied.standing;
    return rowsOf(bid, before, applied);
  });
}

/** The rows of one bid: at most its own and one automatic counter-bid. */
function rowsOf(bid: BidEntry, before: Standing, applied: Applied): LoggedRow[] {
  const { sequence, at } = bid;
  const price = applied.standing.priceCents ?? 0;
  const row = (bidderId: string, amountCents: Cents, automatic: boolean): LoggedRow => {
    return { sequence, bidderId, amountCents, at, automatic, retracted: false };
  };
  switch (applied.outcome) {
    case 'raised':
      return [];
    case 'opened':
    case 'took lead': {
      const own = row(bid.bidderId, price, false);
      const { leaderId, leaderMaxCents, priceCents } = before;
      if (leaderId === null || leaderMaxCents === null) return [own];
      // The old leader's proxy bid up to its maximum, unless the price was there already.
      return leaderMaxCents > (priceCents ?? 0)
        ? [row(leaderId, leaderMaxCents, true), own]
        : [own];
    }
    case 'lost':
    case 'tied': {
      const own = row(bid.bidderId, bid.amountCents, false);
      return before.leaderId === null ? [own] : [own, row(before.leaderId, price, true)];
    }
  }
}
