import { KINDS } from '@hammerdock/domain/notifications/kinds.ts';
import { hours } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import {
  runWorkQueue,
  type WorkOutcome,
  type WorkQueue,
} from '../../operations/platform/run-work-queue.ts';
import { listMostBidLots } from '../../store/messaging/notification-subjects.ts';
import { readWeeklyIssue, weeklyReaders } from '../../store/messaging/notification-choices.ts';
import { searchLink } from '../links.ts';
import { priceTextsFor } from '../price-text.ts';
import { sendNotification } from '../send-notification.ts';

const LOTS_NAMED = 8;
const TEMPLATE = 'trending';
/** The search page's order by most bids, as in the email. */
const MOST_BIDS = 'sort=6';
const NOTHING_LATER = hours(1);

export const trendingQueue: WorkQueue<AppContext> = {
  name: 'trending',
  candidates: (db) => weeklyReaders(db, { kind: KINDS.trending.id, template: TEMPLATE }),
  work: (context, { item }) => notifySubscriber(context, item),
};

/** Once a week, to subscribers: the open lots with the most bids. */
export const notifyTrending = (context: AppContext): Promise<void> =>
  runWorkQueue(context, trendingQueue);

async function notifySubscriber(context: AppContext, userId: string): Promise<WorkOutcome> {
  const lots = await listMostBidLots(context.workerDb, LOTS_NAMED);
  if (lots.length === 0) return { laterMs: NOTHING_LATER };
  const prices = await priceTextsFor(context.workerDb, userId);
  await sendNotification(context, {
    userId,
    kind: 'trending',
    template: TEMPLATE,
    reason: await readWeeklyIssue(context.workerDb),
    subject: 'Trending now at Hammerdock',
    content: {
      heading: 'Trending now',
      paragraphs: [
        'These are getting the most bids right now:',
        ...lots.map(
          (lot) =>
            `${lot.title}: ${prices.price(lot, lot.priceCents ?? 0)} after ${lot.bidCount} bids`,
        ),
      ],
      button: { label: 'See what’s trending', href: searchLink(context, MOST_BIDS) },
    },
  });
  return 'done';
}
