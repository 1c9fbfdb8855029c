// Lets the rival bidders of a demo store bid every few seconds while they are switched on (OPS-03).
import type { AppContext } from '@hammerdock/server/src/context.ts';
import { seededRandom } from '../random.ts';
import { bidAsRival } from './bid-as-rival.ts';
import { startPolling, type Poller } from '@hammerdock/server/src/poll.ts';

const EVERY_MS = 5000;

export function openRivals(context: AppContext): Poller {
  // Unlike the seed data, the rivals' bids should differ from run to run.
  const random = seededRandom(Date.now());
  return startPolling({
    everyMs: EVERY_MS,
    poll: async () => void (await bidAsRival(context, random)),
    onError: (err) => context.log.warn({ err }, 'the bid of a rival failed'),
  });
}
