import { formatDateTime, minutes } from '@hammerdock/domain/time.ts';
import { toDollars } from '@hammerdock/domain/money.ts';
import type { AppContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { queueNotice } from '../operations/queue-notice.ts';
import { runWorkQueue, type WorkQueue } from '../operations/run-work-queue.ts';
import { findLotSubject } from '../store/addressees.ts';
import { lockWatchToTell, markWatchTold, watchesToTell } from '../store/watches.ts';
import { lotLink, watchlistLink } from './links.ts';

const BEFORE_THE_CLOSE = minutes(60);

export const closingSoonQueue: WorkQueue<AppContext> = {
  name: 'closing-soon',
  candidates: (db) => watchesToTell(db, BEFORE_THE_CLOSE),
  work: async (context, { item }) => {
    await context.workerDb.transaction().execute((tx) => tellWatcher(tx, context, item));
    return 'done';
  },
};

/**
 * Once for a lot and its watcher. A close that moves before its hour has come takes the letter
 * with it (R12); one that moves afterwards makes no second letter.
 */
export const tellClosingSoon = (context: AppContext): Promise<void> =>
  runWorkQueue(context, closingSoonQueue);

async function tellWatcher(tx: Tx, context: AppContext, watchId: string): Promise<void> {
  const watch = await lockWatchToTell(tx, watchId);
  if (watch === undefined) return;
  const { userId, lotId } = watch;
  const lot = await findLotSubject(tx, lotId);
  if (lot !== null && lot.phase === 'open') {
    const price =
      lot.priceCents === null ? '' : ` The current bid is ${toDollars(lot.priceCents)}.`;
    await queueNotice(tx, context, {
      userId,
      kind: 'closing',
      template: 'closing-soon',
      reason: lotId,
      subject: `Closing soon: ${lot.title}`,
      letter: {
        heading: 'Closing soon',
        paragraphs: [
          `${lot.title}, which you’re watching, closes on ${formatDateTime(lot.closesAt)} ` +
            `(New York time).${price}`,
        ],
        button: { label: 'See the lot', href: lotLink(context, lotId) },
        footnote: { label: 'See my watchlist', href: watchlistLink(context) },
      },
    });
  }
  await markWatchTold(tx, watchId);
}
