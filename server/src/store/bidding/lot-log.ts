// The log of a lot, read and extended; it is never changed (R4).
import type { LogEntry } from '@hammerdock/domain/bidding/replay.ts';
import type { LotState } from '@hammerdock/domain/bidding/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { toDate, type Db, type Tx } from '../../db/database.ts';
import type { LotEvents } from '../../db/schema.gen.ts';
import { sql, type Selectable } from 'kysely';

export type EventRow = Selectable<LotEvents>;

/** Oldest first. */
export async function listLogOfLot(db: Db, lotId: string): Promise<LogEntry[]> {
  const rows = await db
    .selectFrom('lotEvents')
    .selectAll()
    .where('lotId', '=', lotId)
    .orderBy('sequence')
    .execute();
  return rows.map(toEntry);
}

/** An event with the result that was stored with it. */
export interface StoredEvent {
  readonly entry: LogEntry;
  readonly led: {
    readonly priceCents: Cents | null;
    readonly leaderId: string | null;
    readonly closesAt: Instant;
  };
  /** Columns that have a value although the event's kind has none. */
  readonly strays: readonly string[];
}

/** The logs of many lots, each oldest first, as stored. */
export const listLogsOfLots = (db: Db, lotIds: readonly string[]): Promise<EventRow[]> =>
  db
    .selectFrom('lotEvents')
    .selectAll()
    .where('lotId', 'in', [...lotIds])
    .orderBy('lotId')
    .orderBy('sequence')
    .execute();

export const readEvent = (row: EventRow): StoredEvent => ({
  entry: toEntry(row),
  strays: findStrays(row),
  led: {
    priceCents: row.resultPriceCents,
    leaderId: row.resultLeaderId,
    closesAt: row.resultClosesAt,
  },
});

function toEntry(row: EventRow): LogEntry {
  const { sequence, at } = row;
  switch (row.kind) {
    case 'bid': {
      const type = row.bidType === 'hard' ? 'hard' : 'proxy';
      const bid = { bidderId: present(row.bidderId), amountCents: present(row.amountCents) };
      return { kind: 'bid', sequence, at, ...bid, type, advance: row.advance };
    }
    case 'retraction': {
      const bidSequence = present(row.bidSequence);
      return { kind: 'retraction', sequence, at, bidderId: present(row.bidderId), bidSequence };
    }
    case 'lowered': {
      const lowered = { bidderId: present(row.bidderId), amountCents: present(row.amountCents) };
      return { kind: 'lowered', sequence, at, ...lowered };
    }
    case 'extended':
    case 'reopened':
      return { kind: row.kind, sequence, at, closesAt: present(row.newClosesAt) };
    case 'awarded':
    case 'bought': {
      const sale = { bidderId: present(row.bidderId), hammerCents: present(row.hammerCents) };
      return { kind: row.kind, sequence, at, ...sale };
    }
    case 'opened':
    case 'closed':
    case 'cancelled':
      return { kind: row.kind, sequence, at };
  }
  throw new Error(`unknown event ${row.kind} in the log of lot ${row.lotId}`);
}

function findStrays(row: EventRow): string[] {
  const own = new Set(Object.keys(columnsOf(toEntry(row))));
  const { bidderId, amountCents, bidType, bidSequence, newClosesAt, hammerCents } = row;
  const advance = row.advance || null;
  const given = { bidderId, amountCents, bidType, bidSequence, newClosesAt, hammerCents, advance };
  return Object.entries(given).flatMap(([column, value]) =>
    value === null || own.has(column) ? [] : [column],
  );
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('an event of the log lacks a value that its kind needs');
  return value;
}

/** Adds an entry to the log and writes the resulting snapshot, in one transaction. */
export const insertLotEvent = (tx: Tx, change: LoggedChange): Promise<void> =>
  insertLotEvents(tx, [change]);

function columnsOf(entry: LogEntry) {
  switch (entry.kind) {
    case 'bid': {
      const { kind, bidderId, amountCents, type, advance } = entry;
      return { kind, bidderId, amountCents, bidType: type, advance };
    }
    case 'retraction':
      return { kind: entry.kind, bidderId: entry.bidderId, bidSequence: entry.bidSequence };
    case 'lowered':
      return { kind: entry.kind, bidderId: entry.bidderId, amountCents: entry.amountCents };
    case 'extended':
    case 'reopened':
      return { kind: entry.kind, newClosesAt: toDate(entry.closesAt) };
    case 'awarded':
    case 'bought':
      return { kind: entry.kind, bidderId: entry.bidderId, hammerCents: entry.hammerCents };
    case 'opened':
    case 'closed':
    case 'cancelled':
      return { kind: entry.kind };
  }
}

export async function updateLotState(
  tx: Tx,
  { lotId, after }: { lotId: string; after: LotState },
): Promise<void> {
  const { closesAt, ...state } = after;
  await tx
    .updateTable('lotStates')
    .set({
      ...state,
      closesAt: toDate(closesAt),
      closeCheckAt: sql`least(close_check_at, ${toDate(closesAt)})`,
    })
    .where('lotId', '=', lotId)
    .execute();
}

/**
 * Updates the catalog row after events that are no bids: another phase, or a close moved by an
 * outage.
 */
export async function updateListing(
  tx: Tx,
  { lotId, after }: { lotId: string; after: LotState },
): Promise<void> {
  const sold = after.phase === 'sold';
  await tx
    .updateTable('lots')
    .set({
      phase: after.phase,
      listedCloseAt: toDate(after.closesAt),
      winnerId: sold ? after.leaderId : null,
      hammerCents: sold ? after.priceCents : null,
      // The seller's reports would otherwise read the log of each lot.
      ...(sold || after.phase === 'unsold'
        ? { finalBids: after.bidCount, finalBidders: countBidders(lotId) }
        : { finalBids: null, finalBidders: null }),
    })
    .where('id', '=', lotId)
    .execute();
}

const countBidders = (lotId: string) =>
  sql<number>`(select count(distinct bidder_id) from lot_events
    where lot_id = ${lotId} and kind = 'bid')`;

export interface LoggedChange {
  readonly lotId: string;
  readonly entry: LogEntry;
  readonly after: LotState;
}

/** A statement can have 65,535 parameters. */
const ROWS_AT_ONCE = 2000;

/** The log alone, in one statement. */
export async function insertLotEvents(tx: Tx, changes: readonly LoggedChange[]): Promise<void> {
  const rows = changes.map(({ lotId, entry, after }) => ({
    lotId,
    sequence: entry.sequence,
    at: toDate(entry.at),
    ...columnsOf(entry),
    resultPriceCents: after.priceCents,
    resultLeaderId: after.leaderId,
    resultClosesAt: toDate(after.closesAt),
  }));
  await tx.insertInto('lotEvents').values(rows).execute();
}

/** Events that are no bids, of many locked lots: log, states and listings in a few statements. */
export async function writeLotEvents(tx: Tx, changes: readonly LoggedChange[]): Promise<void> {
  for (let from = 0; from < changes.length; from += ROWS_AT_ONCE) {
    const some = changes.slice(from, from + ROWS_AT_ONCE);
    await insertLotEvents(tx, some);
    const ids = some.map(({ lotId }) => lotId);
    const phases = some.map(({ after }) => after.phase);
    const closes = some.map(({ after }) => after.closesAt);
    const sequences = some.map(({ after }) => after.sequence);
    await sql`update lot_states set phase = changed.phase, sequence = changed.sequence,
        closes_at = app.at_ms(changed.closes),
        close_check_at = least(close_check_at, app.at_ms(changed.closes))
      from unnest(${ids}::uuid[], ${phases}::text[], ${sequences}::int[], ${closes}::bigint[])
        as changed (id, phase, sequence, closes)
      where lot_states.lot_id = changed.id`.execute(tx);
    await sql`update lots set phase = changed.phase, listed_close_at = app.at_ms(changed.closes)
      from unnest(${ids}::uuid[], ${phases}::text[], ${closes}::bigint[])
        as changed (id, phase, closes)
      where lots.id = changed.id`.execute(tx);
  }
}
