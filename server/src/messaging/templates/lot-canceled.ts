import type { AppContext } from '../../context.ts';
import { listBiddersOfCanceled, listBiddersOfLots } from '../../store/auctions/lot-people.ts';
import { findAuctionTitle } from '../../store/auctions/seller-auctions.ts';
import { findLotSubject } from '../../store/messaging/notification-subjects.ts';
import { homeLink, lotLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

/** R63: tells the bidders of a lot that was withdrawn. */
export async function notifyLotCanceled(
  context: AppContext,
  { lotId, reason }: { readonly lotId: string; readonly reason: string },
): Promise<void> {
  const lot = await findLotSubject(context.workerDb, lotId);
  if (lot === null) return;
  for (const { userId } of await listBiddersOfLots(context.workerDb, [lotId])) {
    await sendNotification(context, {
      userId,
      kind: 'canceled',
      template: 'lot-canceled',
      reason: lotId,
      subject: `Withdrawn: ${lot.title}`,
      content: {
        heading: 'A lot you bid on was withdrawn',
        paragraphs: [
          `${lot.title} is no longer for sale, so your bid doesn’t count and you won’t be charged.`,
          `Reason: ${reason}`,
        ],
        button: { label: 'See the lot', href: lotLink(context, lotId) },
      },
    });
  }
}

/** R63: one message for all lots of an auction. */
export async function notifyAuctionCanceled(
  context: AppContext,
  { auctionId, reason }: { readonly auctionId: string; readonly reason: string },
): Promise<void> {
  const title = await findAuctionTitle(context.workerDb, auctionId);
  if (title === undefined) return;
  for (const { userId, lots } of await listBiddersOfCanceled(context.workerDb, auctionId)) {
    const bids = lots === 1 ? 'your bid on one lot doesn’t' : `your bids on ${lots} lots don’t`;
    await sendNotification(context, {
      userId,
      kind: 'canceled',
      template: 'auction-canceled',
      reason: auctionId,
      subject: `Canceled: ${title}`,
      content: {
        heading: 'An auction was canceled',
        paragraphs: [
          `${title} was canceled, so ${bids} count and you won’t be charged for them.`,
          `Reason: ${reason}`,
        ],
        button: { label: 'Find something else', href: homeLink(context) },
      },
    });
  }
}
