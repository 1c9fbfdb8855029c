// Moves the closes of an auction to a later end (SELL-01), in the caller's transaction.
import { AUCTION_LIMITS } from '@hammerdock/domain/auctions/auction-fields.ts';
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { hours, seconds, type Instant } from '@hammerdock/domain/time.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { appendEvents } from '../../events/outbox.ts';
import { allowLongPauses, type StoredAuction } from '../../store/auctions/draft-auctions.ts';
import { lockLiveLots } from '../../store/auctions/lot-locks.ts';
import { updateAuctionEnd } from '../../store/auctions/running-auctions.ts';
import { recordLotEvents } from '../bidding/record-lot-event.ts';

const REASON = 'The seller has extended this auction.';

/** The auction must be locked. Returns how many closes were moved; none moves back. */
export async function extendAuction(
  tx: Tx,
  auction: StoredAuction,
  endsAt: Instant,
): Promise<Result<number, 'AuctionOver' | 'EndNotLater'>> {
  if (auction.publishedAt === null || auction.canceledAt !== null) return refused('AuctionOver');
  await allowLongPauses(tx);
  const lots = await lockLiveLots(tx, auction.id);
  const now = await readNow(tx);
  // A lot whose close has passed is closed by the closers, whenever they get to it (R21).
  const live = lots.filter(({ state }) => state.closesAt > now);
  if (live.length === 0) return refused('AuctionOver');
  const latest = auction.startsAt + hours(24) * AUCTION_LIMITS.days;
  if (endsAt <= auction.endsAt || endsAt <= now || endsAt > latest) return refused('EndNotLater');
  const events = live.flatMap((lot) => {
    const closesAt = endsAt + (lot.number - 1) * seconds(auction.staggerSeconds);
    if (closesAt <= lot.state.closesAt) return [];
    const decided = decide(lot, { kind: 'extend', closesAt }, now);
    return decided.ok ? decided.value.map((event) => ({ lot, event })) : [];
  });
  const changes = await recordLotEvents(tx, events);
  await appendEvents(
    tx,
    'lot.extended',
    changes.map((change) => ({ ...change, reason: REASON, isPlanned: true })),
  );
  await updateAuctionEnd(tx, { id: auction.id, endsAt });
  return ok(events.length);
}
