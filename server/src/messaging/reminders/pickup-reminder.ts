import {
  formatPickupTime,
  formatPickupWindow,
  hours,
  type Instant,
} from '@hammerdock/domain/time.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import type { AppContext } from '../../context.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { queueNotification } from '../../operations/messaging/queue-notification.ts';
import { runWorkQueue, type WorkQueue } from '../../operations/platform/run-work-queue.ts';
import { listLotTitles } from '../../store/messaging/notification-subjects.ts';
import {
  findWindowToRemind,
  markReminded,
  windowsToRemind,
} from '../../store/pickup/pickup-reminders.ts';
import { findVisit, type VisitRow } from '../../store/pickup/visits.ts';
import { pickupTimesLink } from '../links.ts';

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
  const { userId, centerId, endsAt, center, lotIds } = window;
  const count = countOf(lotIds.length, 'item is waiting', 'items are waiting');
  const named = await listLotTitles(tx, lotIds.slice(0, LOTS_NAMED));
  const visit = await findVisit(tx, { userId, centerId });
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
        ...timeText(visit, { endsAt, now: await readNow(tx) }),
        ...named,
        ...(lotIds.length > named.length ? [`And ${lotIds.length - named.length} more.`] : []),
        'Items not picked up by then go back to auction with no refund. We don’t ship.',
      ],
      button: { label: 'See your pickups', href: pickupTimesLink(context) },
    },
  });
  await markReminded(tx, invoiceId);
}

/** The pickup time that the buyer chose and that is still to come. */
function timeText(
  visit: VisitRow | undefined,
  { endsAt: windowEndsAt, now }: { readonly endsAt: Instant; readonly now: Instant },
): string[] {
  if (visit === undefined || visit.startsAt === null || visit.endsAt === null) return [];
  const { startsAt, endsAt } = visit;
  if (endsAt <= now) return [];
  const time = `Your pickup time is ${formatPickupWindow(startsAt, endsAt)} ET`;
  return [
    endsAt <= windowEndsAt
      ? `${time}.`
      : `${time}, which is too late for these items. Please choose an earlier one.`,
  ];
}
