import { hours, formatDateTime } from '@hammerdock/domain/time.ts';
import type { House } from '../context.ts';
import { listLotTitles } from '../store/addressees.ts';
import { listWindowsToRemind, markReminded } from '../store/pickup-reminders.ts';
import { wonLink } from './links.ts';
import { queueNotice } from '../operations/queue-notice.ts';

const BEFORE_THE_END = hours(24);
const AT_ONCE = 200;
const LOTS_NAMED = 8;

/** R22: a day before the window ends, whoever has not collected everything is told what waits. */
export async function remindOfPickup({ workerDb, config }: House): Promise<void> {
  const wanted = { within: BEFORE_THE_END, limit: AT_ONCE };
  for (const window of await listWindowsToRemind(workerDb, wanted)) {
    const { invoiceId, userId, endsAt, center, lotIds } = window;
    const count = lotIds.length === 1 ? '1 item waits' : `${lotIds.length} items wait`;
    await workerDb.transaction().execute(async (tx) => {
      const named = await listLotTitles(tx, lotIds.slice(0, LOTS_NAMED));
      await queueNotice(tx, config.origin, {
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
            'What is not collected by then goes back to auction, without a refund. We do not ship.',
          ],
          button: { label: 'See what you won', href: wonLink({ config }) },
        },
      });
      await markReminded(tx, invoiceId);
    });
  }
}
