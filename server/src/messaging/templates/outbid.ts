import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueNotification } from '../../operations/messaging/queue-notification.ts';
import { runWorkQueue, type WorkQueue } from '../../operations/platform/run-work-queue.ts';
import { findLotSubject } from '../../store/messaging/notification-subjects.ts';
import {
  dueOutbidNotices,
  takeOutbidNotice,
  type OutbidNotice,
} from '../../store/messaging/outbid-notices.ts';
import { lotLink } from '../links.ts';
import { priceTextFor } from '../price-text.ts';

export const outbidNoticesQueue: WorkQueue<AppContext> = {
  name: 'outbid-notices',
  candidates: dueOutbidNotices,
  work: async (context, { item }) => {
    await context.workerDb.transaction().execute(async (tx) => {
      const notice = await takeOutbidNotice(tx, item);
      if (notice !== undefined) await queueOutbidNotice(tx, context, notice);
    });
    return 'done';
  },
};

export const notifyOutbidBidders = (context: AppContext): Promise<void> =>
  runWorkQueue(context, outbidNoticesQueue);

/** A job that an older node requested during an update. */
export const notifyOutbid = (context: AppContext, notice: OutbidNotice): Promise<void> =>
  context.workerDb.transaction().execute((tx) => queueOutbidNotice(tx, context, notice));

/** R8: skipped when the bidder leads again or the lot is closed. */
async function queueOutbidNotice(
  tx: Tx,
  context: AppContext,
  { lotId, sequence, userId }: OutbidNotice,
): Promise<void> {
  const lot = await findLotSubject(tx, lotId);
  if (lot === null || lot.phase !== 'open' || lot.leaderId === userId) return;
  const priceText = await priceTextFor(tx, userId);
  await queueNotification(tx, context, {
    userId,
    kind: 'outbid',
    template: 'outbid',
    reason: `${lotId} ${sequence}`,
    subject: `You have been outbid: ${lot.title}`,
    content: {
      heading: 'You have been outbid',
      paragraphs: [`${lot.title} now stands at ${priceText(lot, lot.priceCents ?? 0)}.`],
      button: { label: 'Bid again', href: lotLink(context, lotId) },
    },
  });
}
