// A demo rival bids like any other bidder: through the bidding engine, with a card and accepted
// terms.
import { nextBidAfter } from '@hammerdock/domain/bidding/lot.ts';
import type { AppContext } from '@hammerdock/server/src/context.ts';
import type { Random } from '../random.ts';
import { RIVALS } from './rivals.ts';
import { isDemoStore } from '@hammerdock/server/src/store/platform/seeded-world.ts';
import { newId } from '@hammerdock/server/src/security/ids.ts';
import { insertLocationAcceptance } from '@hammerdock/server/src/store/accounts/notices.ts';
import { readRivalPeriod } from '@hammerdock/server/src/store/bidding/rivals.ts';
import { listLotsForRivals, listRivals, type RivalLot } from './rival-lots.ts';

const CANDIDATES_MAX = 6;
/** Rivals bid up to a quarter more than the next bid. */
const OVERBID_SHARE = 0.25;

/** Returns the lot that was bid on; null when rivals are switched off or none bids. */
export async function bidAsRival(
  { db, biddingEngine }: Pick<AppContext, 'db' | 'biddingEngine'>,
  random: Random,
): Promise<string | null> {
  const { now, until } = await readRivalPeriod(db);
  if (until === null || until <= now || !(await isDemoStore(db))) return null;
  const usernames = RIVALS.map(({ username }) => username);
  const rivalIds = await listRivals(db, usernames);
  const lots = await listLotsForRivals(db, { rivalIds, limit: CANDIDATES_MAX });
  if (rivalIds.length === 0 || lots.length === 0) return null;
  const lot = random.pick(lots);
  const bidderId = random.pick(rivalIds);
  const { auctionId, centerId } = lot;
  await db
    .transaction()
    .execute((tx) => insertLocationAcceptance(tx, { userId: bidderId, auctionId, centerId }));
  const placed = await biddingEngine.placeBid({
    lotId: lot.id,
    bidderId,
    amountCents: offerOn(lot, random),
    type: 'proxy',
    advance: false,
    idempotencyKey: newId(),
  });
  return placed.ok ? lot.id : null;
}

function offerOn({ startPriceCents, increments, priceCents }: RivalLot, random: Random): number {
  const terms = { startPriceCents, increments, softCloseSeconds: 0, retractMinutes: 0 };
  const least = nextBidAfter(terms, priceCents);
  return least + 100 * Math.floor((least * OVERBID_SHARE * random.next()) / 100);
}
