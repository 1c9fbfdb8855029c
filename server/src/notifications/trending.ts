import { KINDS } from '@hammerdock/domain/notifications/kinds.ts';
import { toDollars } from '@hammerdock/domain/money.ts';
import { hours } from '@hammerdock/domain/time.ts';
import type { House } from '../context.ts';
import { runWorkQueue, type WorkOutcome, type WorkQueue } from '../operations/run-work-queue.ts';
import { listMostBidLots } from '../store/addressees.ts';
import { readWeeklyIssue, weeklyReaders } from '../store/notification-choices.ts';
import { searchLink } from './links.ts';
import { sendLetter } from './send-letter.ts';

const LOTS_NAMED = 8;
const TEMPLATE = 'trending';
const NOTHING_LATER = hours(1);

export const trendingQueue: WorkQueue<House> = {
  name: 'trending',
  candidates: (db) => weeklyReaders(db, { kind: KINDS.trending.id, template: TEMPLATE }),
  work: (house, { item }) => tellReader(house, item),
};

/** Once a week, to those who asked for it: what most people bid on and is still to be had. */
export const tellTrending = (house: House): Promise<void> => runWorkQueue(house, trendingQueue);

async function tellReader(house: House, userId: string): Promise<WorkOutcome> {
  const lots = await listMostBidLots(house.workerDb, LOTS_NAMED);
  if (lots.length === 0) return { laterMs: NOTHING_LATER };
  await sendLetter(house, {
    userId,
    kind: 'trending',
    template: TEMPLATE,
    reason: await readWeeklyIssue(house.workerDb),
    subject: 'Trending now at Hammerdock',
    letter: {
      heading: 'Trending now',
      paragraphs: [
        'These are getting the most bids right now:',
        ...lots.map(
          ({ title, priceCents, bidCount }) =>
            `${title}: ${toDollars(priceCents ?? 0)} after ${bidCount} bids`,
        ),
      ],
      button: { label: 'See what closes soon', href: searchLink(house, 'orderby=1') },
    },
  });
  return 'done';
}
