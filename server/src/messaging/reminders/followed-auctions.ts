import { minutes } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { queueNotification } from '../../operations/messaging/queue-notification.ts';
import { runWorkQueue, type WorkQueue } from '../../operations/platform/run-work-queue.ts';
import {
  followsWithNews,
  listNewAuctions,
  lockFollowWithNews,
  markFollowerNotified,
} from '../../store/messaging/new-auctions.ts';
import { sellerName } from '../../views/accounts/seller.ts';
import { searchLink } from '../links.ts';
import { auctionText } from './auction-text.ts';

/** Lots of a new auction open a moment after it is published. */
const NO_LOTS_YET = minutes(10);

export const followedAuctionsQueue: WorkQueue<AppContext> = {
  name: 'followed-auctions',
  candidates: followsWithNews,
  work: (context, { item }) => notifyFollower(context, item),
};

/** KEEP-05: emails the new auctions of a followed seller, each auction once. */
export const notifyFollowers = (context: AppContext): Promise<void> =>
  runWorkQueue(context, followedAuctionsQueue);

const notifyFollower = (context: AppContext, item: string) =>
  context.workerDb.transaction().execute(async (tx) => {
    const follow = await lockFollowWithNews(tx, item);
    if (follow === undefined) return 'done';
    const { userId, sellerId, sellerHandle, newsSince } = follow;
    const auctions = await listNewAuctions(tx, { since: newsSince, sellerId });
    const [first] = auctions;
    if (first === undefined) return { laterMs: NO_LOTS_YET };
    await markFollowerNotified(tx, follow);
    const name = sellerName(follow);
    await queueNotification(tx, context, {
      userId,
      kind: 'followed',
      template: 'followed-auctions',
      reason: first.id,
      subject: `New from ${name}`,
      content: {
        heading: `New from ${name}`,
        paragraphs: ['You follow this seller. New auctions:', ...auctions.map(auctionText)],
        button: { label: 'See their lots', href: searchLink(context, `seller=${sellerHandle}`) },
      },
    });
    return 'done';
  });
