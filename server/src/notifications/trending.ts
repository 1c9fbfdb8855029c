import { KINDS } from '@hammerdock/domain/notifications/kinds.ts';
import { toDollars } from '@hammerdock/domain/money.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import type { House } from '../context.ts';
import { readNow } from '../db/database.ts';
import { listMostBidLots } from '../store/addressees.ts';
import { listWhoChose } from '../store/notification-choices.ts';
import { searchLink } from './links.ts';
import { sendLetter } from './send-letter.ts';

const LOTS_NAMED = 8;

/** Once a week, to those who asked for it: what most people bid on and is still to be had. */
export async function tellTrending(house: House): Promise<void> {
  const lots = await listMostBidLots(house.workerDb, LOTS_NAMED);
  if (lots.length === 0) return;
  const kind = { kind: KINDS.trending.id, channel: 'email' } as const;
  const day = formatDate(await readNow(house.workerDb));
  for (const userId of await listWhoChose(house.workerDb, kind)) {
    await sendLetter(house, {
      userId,
      kind: 'trending',
      template: 'trending',
      reason: day,
      subject: 'Trending now at Hammerdock',
      letter: {
        heading: 'Trending now',
        paragraphs: [
          'Most people bid on these, and they are still open:',
          ...lots.map(
            ({ title, priceCents, bidCount }) =>
              `${title}: ${toDollars(priceCents ?? 0)} after ${bidCount} bids`,
          ),
        ],
        button: { label: 'See what closes soon', href: searchLink(house, 'orderby=1') },
      },
    });
  }
}
