import { formatDateTime, minutes } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueNotification } from '../../operations/messaging/queue-notification.ts';
import { runWorkQueue, type WorkQueue } from '../../operations/platform/run-work-queue.ts';
import { findLotSubject } from '../../store/messaging/notification-subjects.ts';
import {
  lockWatchToNotify,
  markWatchNotified,
  watchesToNotify,
} from '../../store/catalog/watches.ts';
import { lotLink, watchlistLink } from '../links.ts';
import { priceTextsFor } from '../price-text.ts';

const BEFORE_THE_CLOSE = minutes(60);

export const closingSoonQueue: WorkQueue<AppContext> = {
  name: 'closing-soon',
  candidates: (db) => watchesToNotify(db, BEFORE_THE_CLOSE),
  work: async (context, { item }) => {
    await context.workerDb.transaction().execute((tx) => notifyWatcher(tx, context, item));
    return 'done';
  },
};

/**
 * Once per lot and watcher. When the close moves before the reminder is due, the reminder moves
 * with it (R12); when it moves afterwards, no second one is sent.
 */
export const notifyClosingSoon = (context: AppContext): Promise<void> =>
  runWorkQueue(context, closingSoonQueue);

async function notifyWatcher(tx: Tx, context: AppContext, watchId: string): Promise<void> {
  const watch = await lockWatchToNotify(tx, watchId);
  if (watch === undefined) return;
  const { userId, lotId } = watch;
  const lot = await findLotSubject(tx, lotId);
  if (lot !== null && lot.phase === 'open') {
    const prices = await priceTextsFor(tx, userId);
    const price =
      lot.priceCents === null ? '' : ` It now stands at ${prices.price(lot, lot.priceCents)}.`;
    await queueNotification(tx, context, {
      userId,
      kind: 'closing',
      template: 'closing-soon',
      reason: lotId,
      subject: `Closing soon: ${lot.title}`,
      content: {
        heading: 'Closing soon',
        paragraphs: [
          `${lot.title}, which you’re watching, closes on ${formatDateTime(lot.closesAt)} ` +
            `ET.${price}`,
        ],
        button: { label: 'See the lot', href: lotLink(context, lotId) },
        footnotes: [{ label: 'See my watchlist', href: watchlistLink(context) }],
      },
    });
  }
  await markWatchNotified(tx, watchId);
}
