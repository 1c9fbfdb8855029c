import { hours, formatDateTime } from '@hammerdock/domain/time.ts';
import type { House } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { queueNotice } from '../operations/queue-notice.ts';
import { runWorkQueue, type WorkQueue } from '../operations/run-work-queue.ts';
import { listLotTitles } from '../store/addressees.ts';
import { findWindowToRemind, markReminded, windowsToRemind } from '../store/pickup-reminders.ts';
import { wonLink } from './links.ts';

const BEFORE_THE_END = hours(24);
const LOTS_NAMED = 8;

export const pickupRemindersQueue: WorkQueue<House> = {
  name: 'pickup-reminders',
  candidates: (db) => windowsToRemind(db, BEFORE_THE_END),
  work: async (house, { item }) => {
    await house.workerDb.transaction().execute((tx) => remind(tx, house, item));
    return 'done';
  },
};

/** R22: a day before the window ends, whoever has not collected everything is told what waits. */
export const remindOfPickup = (house: House): Promise<void> =>
  runWorkQueue(house, pickupRemindersQueue);

async function remind(tx: Tx, house: House, invoiceId: string): Promise<void> {
  const window = await findWindowToRemind(tx, invoiceId);
  if (window === undefined) return;
  const { userId, endsAt, center, lotIds } = window;
  const count = lotIds.length === 1 ? '1 item is waiting' : `${lotIds.length} items are waiting`;
  const named = await listLotTitles(tx, lotIds.slice(0, LOTS_NAMED));
  await queueNotice(tx, house, {
    userId,
    kind: 'pickup',
    template: 'pickup-reminder',
    reason: invoiceId,
    subject: `Pickup ends ${formatDateTime(endsAt)}: ${count} for you`,
    letter: {
      heading: `${count} for you`,
      paragraphs: [
        `Your pickup window in ${center} ends on ${formatDateTime(endsAt)} (New York time).`,
        ...named,
        ...(lotIds.length > named.length ? [`And ${lotIds.length - named.length} more.`] : []),
        'Items not picked up by then go back to auction with no refund. We do not ship.',
      ],
      button: { label: 'See what you won', href: wonLink(house) },
    },
  });
  await markReminded(tx, invoiceId);
}
