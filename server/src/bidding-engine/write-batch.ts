// Writes the log, lot states, outbox events and answers of decided bids, and commits, without
// waiting in between.
import { publicSequenceOf } from '@hammerdock/domain/bidding/lot.ts';
import type pg from 'pg';
import { ask } from '../db/unavailable.ts';
import type { EventPayloads } from '../events/domain-event.ts';
import type { AcceptedBid, Batch } from './decide-batch.ts';
import { writeBids } from './statements.ts';

/** One batch for each lot. */
export async function writeBatches(
  client: pg.PoolClient,
  batches: readonly Batch[],
): Promise<void> {
  await ask(
    Promise.all([...writesOf(batches).map((w) => client.query(w)), client.query('commit')]),
  );
}

function writesOf(batches: readonly Batch[]): pg.QueryConfig[] {
  const accepted = batches.flatMap((batch) => batch.accepted);
  if (accepted.length === 0) return [];
  const changed = batches.filter((batch) => batch.accepted.length > 0);
  const events = accepted.flatMap(eventOf);
  return [
    writeBids([
      ...bidColumnsOf(accepted),
      ...lotColumnsOf(changed),
      events.map((event) => event.lotId),
      events.map((event) => event.sequence),
      events.map((event) => JSON.stringify(event)),
      ...keyColumnsOf(accepted),
    ]),
  ];
}

function bidColumnsOf(bids: readonly AcceptedBid[]): unknown[] {
  const column = <T>(read: (bid: AcceptedBid) => T): T[] => bids.map(read);
  return [
    column(({ order }) => order.lotId),
    column(({ event }) => event.sequence),
    column(({ event }) => event.at),
    column(({ order }) => order.bidderId),
    column(({ event }) => event.amountCents),
    column(({ order }) => order.type),
    column(({ event }) => event.kind === 'bid.advanced'),
    column(({ order }) => order.idempotencyKey),
    column(({ after }) => after.priceCents),
    column(({ after }) => after.leaderId),
    column(({ after }) => after.closesAt),
  ];
}

const lotColumnsOf = (changed: readonly Batch[]): unknown[] => [
  changed.map(({ lotId }) => lotId),
  changed.map(({ state }) => state.sequence),
  changed.map(({ state }) => state.priceCents),
  changed.map(({ state }) => state.leaderId),
  changed.map(({ state }) => state.leaderMaxCents),
  changed.map(({ state }) => state.bidCount),
  changed.map(({ state }) => state.closesAt),
  changed.map(({ state }) => state.hiddenEvents),
];

const keyColumnsOf = (accepted: readonly AcceptedBid[]): unknown[] => [
  accepted.map(({ order }) => order.bidderId),
  accepted.map(({ order }) => order.idempotencyKey),
  accepted.map(({ payloadHash }) => payloadHash),
  accepted.map(({ answer }) => JSON.stringify(answer)),
];

/** A bid in advance is not published before the lot opens (R17). */
function eventOf({
  order,
  event,
  after,
  nextBidCents,
  extended,
}: AcceptedBid): EventPayloads['bid.placed'][] {
  if (event.kind !== 'bid.placed') return [];
  return [
    {
      lotId: order.lotId,
      sequence: event.sequence,
      publicSequence: publicSequenceOf(after),
      priceCents: after.priceCents,
      nextBidCents,
      bidCount: after.bidCount,
      closesAt: after.closesAt,
      phase: after.phase,
      leaderId: after.leaderId,
      // A lot with a bid is sold by bidding (R18).
      buyNowCents: null,
      bidderId: order.bidderId,
      previousLeaderId: event.previousLeaderId,
      outcome: event.outcome,
      extended,
    },
  ];
}
