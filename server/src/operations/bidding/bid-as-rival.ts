// A demo rival bids like any other bidder: through the bidding engine, with a card and accepted
// terms.
import { nextBidAfter } from '@hammerdock/domain/bidding/lot.ts';
import type { AppContext } from '../../context.ts';
import type { Chance } from '../../db/seed/chance.ts';
import { RIVALS } from '../../db/seed/rivals.ts';
import { isDemoStore } from '../../store/platform/seeded-world.ts';
import { newId } from '../../security/ids.ts';
import { insertLocationAcceptance } from '../../store/accounts/notices.ts';
import {
  listLotsForRivals,
  listRivals,
  readRivalStay,
  type RivalLot,
} from '../../store/bidding/rivals.ts';

const LOTS_IN_SIGHT = 6;
/** Rivals bid up to a quarter more than the next bid. */
const OVERBID_SHARE = 0.25;

/** Returns the lot that was bid on; null when rivals are switched off or none bids. */
export async function bidAsRival(
  { db, biddingEngine }: Pick<AppContext, 'db' | 'biddingEngine'>,
  chance: Chance,
): Promise<string | null> {
  const { now, until } = await readRivalStay(db);
  if (until === null || until <= now || !(await isDemoStore(db))) return null;
  const usernames = RIVALS.map(({ username }) => username);
  const rivalIds = await listRivals(db, usernames);
  const lots = await listLotsForRivals(db, { rivalIds, limit: LOTS_IN_SIGHT });
  if (rivalIds.length === 0 || lots.length === 0) return null;
  const lot = chance.pick(lots);
  const bidderId = chance.pick(rivalIds);
  const { auctionId, centerId } = lot;
  await db
    .transaction()
    .execute((tx) => insertLocationAcceptance(tx, { userId: bidderId, auctionId, centerId }));
  const placed = await biddingEngine.placeBid({
    lotId: lot.id,
    bidderId,
    amountCents: offerOn(lot, chance),
    type: 'proxy',
    advance: false,
    idempotencyKey: newId(),
  });
  return placed.ok ? lot.id : null;
}

function offerOn({ startPriceCents, increments, priceCents }: RivalLot, chance: Chance): number {
  const terms = { startPriceCents, increments, softCloseSeconds: 0, retractMinutes: 0 };
  const least = nextBidAfter(terms, priceCents);
  return least + 100 * Math.floor((least * OVERBID_SHARE * chance.next()) / 100);
}
