import type { AppContext } from '../../context.ts';
import { queueNewsletter } from '../../operations/messaging/newsletter-emails.ts';
import { runWorkQueue, type WorkQueue } from '../../operations/platform/run-work-queue.ts';
import {
  listNewAuctions,
  lockSubscriberWithNews,
  markSubscriberNotified,
  subscribersWithNews,
} from '../../store/messaging/new-auctions.ts';
import { readWeeklyIssue } from '../../store/messaging/notification-choices.ts';
import { searchLink } from '../links.ts';
import { auctionText } from './auction-text.ts';

const AUCTIONS_NAMED = 8;
/** The search page's order by newest. */
const NEWEST = 'sort=5';

export const newsletterQueue: WorkQueue<AppContext> = {
  name: 'newsletter',
  candidates: subscribersWithNews,
  work: async (context, { item }) => {
    await sendIssue(context, item);
    return 'done';
  },
};

/** NAV-07: once a week, to confirmed subscribers: the auctions that are new to each of them. */
export const sendNewsletter = (context: AppContext): Promise<void> =>
  runWorkQueue(context, newsletterQueue);

/** The email and its mark are one transaction, so that an issue is sent once. */
const sendIssue = (context: AppContext, id: string): Promise<void> =>
  context.workerDb.transaction().execute(async (tx) => {
    const subscription = await lockSubscriberWithNews(tx, id);
    if (subscription === undefined) return;
    const auctions = await listNewAuctions(tx, { since: subscription.newsSince });
    if (auctions.length === 0) return;
    await markSubscriberNotified(tx, id);
    await queueNewsletter(tx, {
      origin: context.config.origin,
      subscription,
      issue: await readWeeklyIssue(tx),
      lines: [
        ...auctions.slice(0, AUCTIONS_NAMED).map(auctionText),
        ...(auctions.length > AUCTIONS_NAMED
          ? [`And ${auctions.length - AUCTIONS_NAMED} more.`]
          : []),
      ],
      href: searchLink(context, NEWEST),
    });
  });
