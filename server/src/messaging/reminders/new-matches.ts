import { minutes } from '@hammerdock/domain/time.ts';
import { readNow } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';
import { queueNotification } from '../../operations/messaging/queue-notification.ts';
import { prepareSavedSearch } from '../../operations/catalog/city-search.ts';
import { readSearchAddress } from '../../operations/catalog/read-search-address.ts';
import { runWorkQueue, type WorkQueue } from '../../operations/platform/run-work-queue.ts';
import { listLotTitles } from '../../store/messaging/notification-subjects.ts';
import { listLotsFound } from '../../store/catalog/lot-search.ts';
import * as matches from '../../store/catalog/search-matches.ts';
import { muteLink, searchLink } from '../links.ts';

const LOTS_MAX = 5000;
const LOTS_NAMED = 8;
/** A lot counts as new for this long, because its transaction may commit late. */
const LATE_COMMITS = minutes(10);

export const newMatchesQueue: WorkQueue<AppContext> = {
  name: 'saved-searches',
  candidates: matches.searchesToLook,
  work: async (context, { item }) => {
    const search = await matches.findSearchToLook(context.workerDb, item);
    if (search !== undefined) await lookFor(context, search);
    return 'done';
  },
};

/** KEEP-03: emails the new lots that match a saved search, each lot once. */
export const notifyNewMatches = (context: AppContext): Promise<void> =>
  runWorkQueue(context, newMatchesQueue);

async function lookFor(context: AppContext, search: matches.SearchToLook): Promise<void> {
  // Read before the search runs, so that lots added meanwhile are not missed.
  const since = (await readNow(context.workerDb)) - LATE_COMMITS;
  const { id: searchId, userId, mailsSince } = search;
  const request = readSearchAddress(search, LOTS_MAX);
  const prepared = await prepareSavedSearch(context.workerDb, request);
  const newFor = { searchId, since: mailsSince };
  const found =
    prepared === null ? [] : await listLotsFound(context.workerDb, { ...prepared.search, newFor });
  await context.workerDb.transaction().execute(async (tx) => {
    // Of two concurrent runs, each emails only the lots that it inserted.
    const fresh = await matches.insertMatches(tx, { searchId, lotIds: found });
    await matches.moveMailsOn(tx, { id: searchId, since });
    const [first] = fresh;
    if (first === undefined) return;
    const named = await listLotTitles(tx, [...fresh].slice(0, LOTS_NAMED));
    const lots = fresh.size === 1 ? 'A new lot matches' : `${fresh.size} new lots match`;
    await queueNotification(tx, context, {
      userId,
      kind: 'search',
      template: 'saved-search-match',
      reason: `${searchId} ${first}`,
      subject: `${lots}: ${search.title}`,
      content: {
        heading: `${lots} your search`,
        paragraphs: [
          `You saved the search “${search.title}”. These lots match:`,
          ...named,
          ...(fresh.size > named.length ? [`And ${fresh.size - named.length} more.`] : []),
        ],
        button: { label: 'See what matches', href: searchLink(context, search.address) },
      },
      unsubscribe: { label: 'Stop emails about this search', href: muteLink(context, search) },
    });
  });
}
