import { formatDateTime, minutes } from '@hammerdock/domain/time.ts';
import { toDollars } from '@hammerdock/domain/money.ts';
import type { House } from '../context.ts';
import { findLotSubject } from '../store/addressees.ts';
import { listWatchesToTell, markWatchTold, type WatchToTell } from '../store/watches.ts';
import { lotLink, watchlistLink } from './links.ts';
import { sendLetter } from './send-letter.ts';

const BEFORE_THE_CLOSE = minutes(60);
const AT_ONCE = 200;

/**
 * Once for a lot and its watcher. A close that moves before its hour has come takes the letter
 * with it (R12); one that moves afterwards makes no second letter.
 */
export async function tellClosingSoon(house: House): Promise<void> {
  for (;;) {
    const wanted = { within: BEFORE_THE_CLOSE, limit: AT_ONCE };
    const watches = await listWatchesToTell(house.workerDb, wanted);
    for (const watch of watches) await tellWatcher(house, watch);
    if (watches.length < AT_ONCE) return;
  }
}

async function tellWatcher(house: House, { id, userId, lotId }: WatchToTell): Promise<void> {
  const lot = await findLotSubject(house.workerDb, lotId);
  if (lot !== null && lot.phase === 'open') {
    const price = lot.priceCents === null ? '' : ` It stands at ${toDollars(lot.priceCents)}.`;
    await sendLetter(house, {
      userId,
      kind: 'closing',
      template: 'closing-soon',
      reason: lotId,
      subject: `Closing soon: ${lot.title}`,
      letter: {
        heading: 'Closing soon',
        paragraphs: [
          `${lot.title}, which you watch, closes on ${formatDateTime(lot.closesAt)} ` +
            `(New York time).${price}`,
        ],
        button: { label: 'See the lot', href: lotLink(house, lotId) },
        footnote: { label: 'All that you watch', href: watchlistLink(house) },
      },
    });
  }
  await house.workerDb.transaction().execute((tx) => markWatchTold(tx, id));
}
