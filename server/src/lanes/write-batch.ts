// Writes what a batch decided — log, snapshot, facts to tell, answers to keep — and commits, all in
// one flight.
import type pg from 'pg';
import type { Facts } from '../facts/fact.ts';
import { newId } from '../gateways/ids.ts';
import { payloadHashOf, type Batch, type TakenBid } from './decide-batch.ts';
import { inOneWrite } from './in-one-write.ts';
import { writeAnswers, writeBids } from './statements.ts';

export async function writeBatch(
  client: pg.PoolClient,
  lotId: string,
  batch: Batch,
): Promise<void> {
  await inOneWrite(client, () =>
    Promise.all([...writesOf(lotId, batch).map((w) => client.query(w)), client.query('commit')]),
  );
}

function writesOf(lotId: string, { taken, kept, state }: Batch): pg.QueryConfig[] {
  if (taken.length > 0) {
    const told = taken.flatMap(factOf);
    const values = [
      lotId,
      ...columnsOf(taken),
      state.sequence,
      state.priceCents,
      state.leaderId,
      state.leaderMaxCents,
      state.bidCount,
      state.closesAt,
      told.map((fact) => fact.sequence),
      told.map((fact) => JSON.stringify(fact)),
      ...keyColumnsOf(kept),
    ];
    return [writeBids(values)];
  }
  return kept.length > 0 ? [writeAnswers(keyColumnsOf(kept))] : [];
}

function columnsOf(taken: readonly TakenBid[]): unknown[] {
  const column = <T>(read: (bid: TakenBid) => T): T[] => taken.map(read);
  return [
    column(({ fact }) => fact.sequence),
    column(() => newId()),
    column(({ fact }) => fact.at),
    column(({ order }) => order.bidderId),
    column(({ order }) => order.amountCents),
    column(({ order }) => order.type),
    column(({ order }) => order.advance),
    column(({ order }) => order.idempotencyKey),
    column(({ after }) => after.priceCents),
    column(({ after }) => after.leaderId),
    column(({ after }) => after.closesAt),
  ];
}

const keyColumnsOf = (kept: Batch['kept']): unknown[] => [
  kept.map(({ order }) => order.bidderId),
  kept.map(({ order }) => order.idempotencyKey),
  kept.map(({ order }) => payloadHashOf(order)),
  kept.map(({ answer }) => JSON.stringify(answer)),
];

/** A bid in advance is told to nobody before the lot opens (R17). */
function factOf({ order, fact, after, nextBidCents, extended }: TakenBid): Facts['bid.placed'][] {
  if (fact.kind !== 'bid.placed') return [];
  return [
    {
      lotId: order.lotId,
      sequence: fact.sequence,
      priceCents: after.priceCents,
      nextBidCents,
      bidCount: after.bidCount,
      closesAt: after.closesAt,
      phase: after.phase,
      leaderId: after.leaderId,
      // A lot with a bid is sold by bidding (R18).
      buyNowCents: null,
      bidderId: order.bidderId,
      previousLeaderId: fact.previousLeaderId,
      outcome: fact.outcome,
      extended,
    },
  ];
}
