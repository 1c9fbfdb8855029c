// R22: forfeits paid lots that were not collected in their pickup window, and relists them.
import { isForfeitDue } from '@hammerdock/domain/pickup/rules.ts';
import { hours, seconds } from '@hammerdock/domain/time.ts';
import { readNow, toDate, type Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { lockAuctionToFill } from '../../store/auctions/auctions.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import * as forfeits from '../../store/invoices/forfeits.ts';
import { lockUser } from '../../store/payments/payments.ts';
import {
  runWorkQueue,
  type WorkerContext,
  type WorkOutcome,
  type WorkQueue,
} from '../platform/run-work-queue.ts';

/** How often a lot whose receipt is unpaid again is checked. */
const UNPAID_LATER = hours(1);

export const forfeitsQueue: WorkQueue<WorkerContext> = {
  name: 'lots-to-forfeit',
  candidates: forfeits.waitingClaims,
  work: ({ workerDb }, { item }) => workerDb.transaction().execute((tx) => forfeitLot(tx, item)),
};

export const relistingsQueue: WorkQueue<WorkerContext> = {
  name: 'lots-to-relist',
  candidates: forfeits.lotsToRelist,
  work: async ({ workerDb }, { item }) => {
    await workerDb.transaction().execute((tx) => relistLot(tx, item));
    return 'done';
  },
};

export async function forfeitDueLots(context: WorkerContext): Promise<void> {
  await runWorkQueue(context, forfeitsQueue);
  await runWorkQueue(context, relistingsQueue);
}

async function forfeitLot(tx: Tx, lotId: string): Promise<WorkOutcome> {
  const userId = (await forfeits.findClaim(tx, lotId))?.userId;
  if (userId === undefined) return 'done';
  // A hand-over takes the same lock, so a lot is handed over or forfeited, never both.
  await lockUser(tx, userId);
  const claim = await forfeits.findClaim(tx, lotId);
  if (claim === undefined) return 'done';
  const { invoiceId, paid, windowEndsAt } = claim;
  if (!isForfeitDue({ status: 'not picked up', paid, windowEndsAt }, await readNow(tx))) {
    return { laterMs: UNPAID_LATER };
  }
  await forfeits.insertForfeit(tx, { lotId, invoiceId });
  const details = { userId, invoiceId, windowEndsAt };
  await insertAudit(tx, { actorId: null, action: 'lot forfeited', subject: lotId, details });
  await appendEvent(tx, 'lot.forfeited', { lotId, userId });
  return 'done';
}

/** Waits until the seller has an upcoming auction, because lots are sold in auctions only. */
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
