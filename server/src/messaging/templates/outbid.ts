import { nextBidAfter } from '@hammerdock/domain/bidding/lot.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueNotification } from '../../operations/messaging/queue-notification.ts';
import { runWorkQueue, type WorkQueue } from '../../operations/platform/run-work-queue.ts';
import { findLotSubject, type LotSubject } from '../../store/messaging/notification-subjects.ts';
import {
  dueOutbidNotices,
  takeOutbidNotice,
  type OutbidNotice,
} from '../../store/messaging/outbid-notices.ts';
import { lotLink } from '../links.ts';
import { findOwnBid, type OwnBid } from '../own-bid.ts';
import { priceTextsFor, type PriceTexts } from '../price-text.ts';

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
  const prices = await priceTextsFor(tx, userId);
  const own = await findOwnBid(tx, lot, userId);
  await queueNotification(tx, context, {
    userId,
    kind: 'outbid',
    template: 'outbid',
    reason: `${lotId} ${sequence}`,
    subject: `You have been outbid: ${lot.title}`,
    content: {
      heading: 'You have been outbid',
      paragraphs: [
        `${lot.title} now stands at ${prices.price(lot, lot.priceCents ?? 0)}.`,
        boundsText(lot, prices, own),
      ],
      button: { label: 'Bid again', href: lotLink(context, lotId) },
    },
  });
}

/** What it takes to lead again, and how far the bidder went. */
function boundsText(lot: LotSubject, prices: PriceTexts, own: OwnBid | null): string {
  const nextBidCents = nextBidAfter(lot.terms, lot.priceCents);
  const [next, total] = [dollarsOf(nextBidCents), prices.total(lot, nextBidCents)];
  const nextText = prices.totalsOn ? total : `${next} (${total} with ${prices.included(lot)})`;
  const ends = `The next bid is ${nextText}.`;
  if (own === null) return ends;
  const ownTotal = prices.total(lot, own.maxCents);
  const ownText = prices.totalsOn ? ownTotal : `${dollarsOf(own.maxCents)} (${ownTotal})`;
  return `${ends} Your ${own.name} was ${ownText}.`;
}
