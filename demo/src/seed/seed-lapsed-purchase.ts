// Seeds a buy-now purchase that was not paid in time (R18). Its log is complete; the next scheduled
// job voids its invoice.
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { recordPurchase } from '@hammerdock/server/src/operations/bidding/buy-lot.ts';
import { lockLot } from '@hammerdock/server/src/store/auctions/lot-locks.ts';
import { listLogOfLot } from '@hammerdock/server/src/store/bidding/lot-log.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';

export async function seedLapsedPurchase(
  tx: Tx,
  { lotId, buyerId, at }: { lotId: string; buyerId: string; at: Instant },
): Promise<void> {
  const lot = await lockLot(tx, lotId);
  const hammerCents = lot?.buyNowCents ?? null;
  if (lot === null || hammerCents === null) throw new Error(`lot ${lotId} has no buy-now price`);
  const log = await listLogOfLot(tx, lotId);
  const decided = decide(lot, { kind: 'buyNow', bidderId: buyerId, hammerCents, log }, at);
  const [event] = decided.ok ? decided.value : [];
  if (event?.kind !== 'lot.bought') throw new Error(`lot ${lotId} cannot be bought by buy-now`);
  await recordPurchase(tx, lot, { event, exempt: false });
}
