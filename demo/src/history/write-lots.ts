// Writes the lots of a past auction with their bids, in a few statements.
import type { Instant } from '@hammerdock/domain/time.ts';
import { json, toDate, type Tx } from '@hammerdock/server/src/db/database.ts';
import { insertConditionReports } from '@hammerdock/server/src/store/auctions/condition-reports.ts';
import { insertLotEvents } from '@hammerdock/server/src/store/bidding/lot-log.ts';
import type { PastLot } from './past-lots.ts';

export interface LotsToWrite {
  readonly auctionId: string;
  readonly listedAt: Instant;
  readonly opensAt: Instant;
  readonly lots: readonly PastLot[];
  /** When the lots that were not collected were listed again; by their ids. */
  readonly relistedAt: ReadonlyMap<string, Instant>;
}

export async function writeLots(tx: Tx, given: LotsToWrite): Promise<void> {
  const { auctionId, listedAt, opensAt, lots, relistedAt } = given;
  const rows = lots.map(({ id, number, goods, firstClosesAt, log, state }) => {
    const { report: _, images, ...fields } = goods;
    const isSold = state.phase === 'sold';
    const bidders = log.flatMap(({ entry }) => (entry.kind === 'bid' ? [entry.bidderId] : []));
    const relisted = relistedAt.get(id);
    return {
      ...fields,
      id,
      auctionId,
      number,
      images: json(images),
      phase: state.phase,
      firstPhase: 'upcoming',
      opensAt: toDate(opensAt),
      listedAt: toDate(listedAt),
      firstClosesAt: toDate(firstClosesAt),
      listedCloseAt: toDate(state.closesAt),
      winnerId: isSold ? state.leaderId : null,
      hammerCents: isSold ? state.priceCents : null,
      finalBids: state.bidCount,
      finalBidders: new Set(bidders).size,
      relistedAt: relisted === undefined ? null : toDate(relisted),
    };
  });
  await tx.insertInto('lots').values(rows).execute();
  const states = lots.map(({ id: lotId, state: { closesAt, ...state } }) => ({
    lotId,
    ...state,
    closesAt: toDate(closesAt),
    closeCheckAt: toDate(closesAt),
  }));
  await tx.insertInto('lotStates').values(states).execute();
  await insertLotEvents(
    tx,
    lots.flatMap(({ log }) => log),
  );
  await insertConditionReports(
    tx,
    lots.flatMap(({ id, goods: { report } }) =>
      report === undefined ? [] : [{ lotId: id, report }],
    ),
  );
}
