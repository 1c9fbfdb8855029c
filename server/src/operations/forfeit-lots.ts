// R22: what was paid and not collected in its window is forfeited, and put up again.
import { isForfeitDue } from '@hammerdock/domain/pickup/rules.ts';
import { seconds } from '@hammerdock/domain/time.ts';
import type { House } from '../context.ts';
import { readNow, toDate, type Tx } from '../db/database.ts';
import { appendFact } from '../facts/outbox.ts';
import { lockAuctionToFill } from '../store/auctions.ts';
import { insertAudit } from '../store/audit.ts';
import * as forfeits from '../store/forfeits.ts';
import { lockUser } from '../store/payments.ts';

const LOTS_AT_ONCE = 200;

export async function forfeitDueLots({ workerDb }: Pick<House, 'workerDb'>): Promise<void> {
  for (const { lotId, userId } of await forfeits.listClaimsOver(workerDb, LOTS_AT_ONCE)) {
    await workerDb.transaction().execute((tx) => forfeitLot(tx, { lotId, userId }));
  }
  for (const lotId of await forfeits.listLotsToRelist(workerDb, LOTS_AT_ONCE)) {
    await workerDb.transaction().execute((tx) => relistLot(tx, lotId));
  }
}

async function forfeitLot(
  tx: Tx,
  { lotId, userId }: { lotId: string; userId: string },
): Promise<void> {
  // The desk holds the same lock while it hands over: a lot leaves or is forfeited, never both.
  await lockUser(tx, userId);
  const claim = await forfeits.findClaim(tx, lotId);
  if (claim === undefined) return;
  const { invoiceId, paid, windowEndsAt } = claim;
  if (!isForfeitDue({ status: 'not picked up', paid, windowEndsAt }, await readNow(tx))) return;
  await forfeits.insertForfeit(tx, { lotId, invoiceId });
  const details = { userId, invoiceId, windowEndsAt };
  await insertAudit(tx, { actorId: null, action: 'lot forfeited', subject: lotId, details });
  await appendFact(tx, 'lot.forfeited', { lotId, userId });
}

/** Waits for an auction to come where there is none: nothing is sold outside of one. */
async function relistLot(tx: Tx, lotId: string): Promise<void> {
  const lot = await forfeits.lockLotToRelist(tx, lotId);
  if (lot === undefined) return;
  const next = await forfeits.findNextAuction(tx, lot);
  const auction = next === undefined ? undefined : await lockAuctionToFill(tx, next.number);
  if (auction === undefined || auction.begun) return;
  const number = auction.lastNumber + 1;
  const delay = (number - 1) * seconds(auction.staggerSeconds);
  const relistedAs = await forfeits.insertRelisted(tx, {
    lotId,
    auctionId: auction.id,
    number,
    opensAt: toDate(auction.startsAt),
    closesAt: toDate(auction.endsAt + delay),
  });
  const details = { relistedAs, auctionId: auction.id };
  await insertAudit(tx, { actorId: null, action: 'lot relisted', subject: lotId, details });
}
