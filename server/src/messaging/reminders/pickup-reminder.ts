import { formatPickupTime, hours } from '@hammerdock/domain/time.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueNotification } from '../../operations/messaging/queue-notification.ts';
import { runWorkQueue, type WorkQueue } from '../../operations/platform/run-work-queue.ts';
import { listLotTitles } from '../../store/messaging/notification-subjects.ts';
import {
  findWindowToRemind,
  markReminded,
  windowsToRemind,
} from '../../store/pickup/pickup-reminders.ts';
import { wonLink } from '../links.ts';

const BEFORE_THE_END = hours(24);
const LOTS_NAMED = 8;

export const pickupRemindersQueue: WorkQueue<AppContext> = {
  name: 'pickup-reminders',
  candidates: (db) => windowsToRemind(db, BEFORE_THE_END),
  work: async (context, { item }) => {
    await context.workerDb.transaction().execute((tx) => remind(tx, context, item));
    return 'done';
  },
};

/** R22: a day before the pickup window ends, reminds buyers of lots not collected yet. */
export const remindOfPickup = (context: AppContext): Promise<void> =>
  runWorkQueue(context, pickupRemindersQueue);

async function remind(tx: Tx, context: AppContext, invoiceId: string): Promise<void> {
  const window = await findWindowToRemind(tx, invoiceId);
  if (window === undefined) return;
  const { userId, endsAt, center, lotIds } = window;
  const count = countOf(lotIds.length, 'item is waiting', 'items are waiting');
  const named = await listLotTitles(tx, lotIds.slice(0, LOTS_NAMED));
  await queueNotification(tx, context, {
    userId,
    kind: 'pickup',
    template: 'pickup-reminder',
    reason: invoiceId,
    subject: `Pickup ends ${formatPickupTime(endsAt)}: ${count} for you`,
    content: {
      heading: `${count} for you`,
      paragraphs: [
        `Your pickup window in ${center} ends ${formatPickupTime(endsAt)} ET.`,
        ...named,
        ...(lotIds.length > named.length ? [`And ${lotIds.length - named.length} more.`] : []),
        'Items not picked up by then go back to auction with no refund. We don’t ship.',
      ],
      button: { label: 'See what you won', href: wonLink(context) },
    },
  });
  await markReminded(tx, invoiceId);
}
