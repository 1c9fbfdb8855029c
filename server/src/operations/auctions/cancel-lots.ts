// Withdraws a lot, or cancels what is left of an auction (R63), in the caller's transaction.
import { mayCancel } from '@hammerdock/domain/auctions/cancelling.ts';
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { appendEvent, appendEvents } from '../../events/outbox.ts';
import { countLotsWithBids } from '../../store/auctions/lot-people.ts';
import { lockLiveLots, lockLot } from '../../store/auctions/lot-locks.ts';
import {
  countRunningHolds,
  findSellerOfLot,
  markAuctionCanceled,
} from '../../store/auctions/running-auctions.ts';
import { allowLongPauses, type StoredAuction } from '../../store/auctions/draft-auctions.ts';
import { recordLotEvent, recordLotEvents } from '../bidding/record-lot-event.ts';

interface Cancelling {
  readonly isAdmin: boolean;
  readonly reason: string;
}

export interface WithdrawnLot {
  readonly auctionId: string;
  readonly sellerId: string;
  readonly bids: number;
}

interface Withdrawal extends Cancelling {
  readonly lotId: string;
  readonly mayActFor: (sellerId: string) => boolean;
}

/** Under the lot's row lock, like every change of a lot (R50). */
export async function withdrawLot(
  tx: Tx,
  { lotId, isAdmin, reason, mayActFor }: Withdrawal,
): Promise<Result<WithdrawnLot, 'NotFound' | 'LotHasBids' | 'LotHeld' | 'LotNotCancellable'>> {
  const lot = await lockLot(tx, lotId);
  const sellerId = lot === null ? undefined : await findSellerOfLot(tx, lotId);
  if (lot === null || sellerId === undefined || !mayActFor(sellerId)) return refused('NotFound');
  if ((await countRunningHolds(tx, { lotId })) > 0) return refused('LotHeld');
  const decided = decide(lot, { kind: 'cancel' }, await readNow(tx));
  if (!decided.ok) return refused('LotNotCancellable');
  const allowed = mayCancel({ isAdmin, lotsWithBids: await countLotsWithBids(tx, [lotId]) });
  if (!allowed.ok) return allowed;
  for (const event of decided.value) {
    const change = await recordLotEvent(tx, lot, event);
    await appendEvent(tx, 'lot.cancelled', { ...change, reason, withAuction: false });
  }
  return ok({ auctionId: lot.auctionId, sellerId, bids: lot.state.bidCount });
}

/** The auction must be locked. Returns how many lots were canceled. */
export async function cancelAuction(
  tx: Tx,
  auction: StoredAuction,
  { isAdmin, reason }: Cancelling,
): Promise<Result<number, 'LotHasBids' | 'LotHeld' | 'AuctionOver'>> {
  if (auction.publishedAt === null || auction.canceledAt !== null) return refused('AuctionOver');
  await allowLongPauses(tx);
  const lots = await lockLiveLots(tx, auction.id);
  if (lots.length === 0) return refused('AuctionOver');
  if ((await countRunningHolds(tx, { auctionId: auction.id })) > 0) return refused('LotHeld');
  const ids = lots.map(({ id }) => id);
  const allowed = mayCancel({ isAdmin, lotsWithBids: await countLotsWithBids(tx, ids) });
  if (!allowed.ok) return allowed;
  const now = await readNow(tx);
  const events = lots.flatMap((lot) => {
    const decided = decide(lot, { kind: 'cancel' }, now);
    return decided.ok ? decided.value.map((event) => ({ lot, event })) : [];
  });
  const changes = await recordLotEvents(tx, events);
  await appendEvents(
    tx,
    'lot.cancelled',
    changes.map((change) => ({ ...change, reason, withAuction: true })),
  );
  await markAuctionCanceled(tx, { id: auction.id, reason });
  await appendEvent(tx, 'auction.cancelled', { auctionId: auction.id, reason });
  return ok(lots.length);
}
