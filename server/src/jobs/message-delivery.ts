// On every node: sends new messages within a second, because people wait for the codes in them.
import type { AppContext } from '../context.ts';
import { deliverMessages } from '../messaging/deliver-messages.ts';
import { deliverPushes } from '../messaging/deliver-pushes.ts';
import { startPolling, type Poller } from '../poll.ts';
import { unsentMessages } from '../store/messaging/messages.ts';
import { unsentPushes } from '../store/messaging/push-messages.ts';

const POLL_EVERY_MS = 1000;

export const openMessageDelivery = (context: AppContext): Poller =>
  startPolling({
    everyMs: POLL_EVERY_MS,
    poll: async () => {
      if (await exists(unsentMessages(context.workerDb))) await deliverMessages(context);
    },
    onError: (err) => context.log.warn({ err }, 'delivering messages failed; retrying'),
  });

/** Apart from the others, so that a slow push service delays no code. */
export function openPushDelivery({ push, ...context }: AppContext): Poller | null {
  if (push === null) return null;
  return startPolling({
    everyMs: POLL_EVERY_MS,
    poll: async () => {
      if (await exists(unsentPushes(context.workerDb))) await deliverPushes({ ...context, push });
    },
    onError: (err) => context.log.warn({ err }, 'delivering to browsers failed; retrying'),
  });
}

interface Unsent {
  limit(count: number): { executeTakeFirst(): Promise<unknown> };
}

const exists = async (unsent: Unsent): Promise<boolean> =>
  (await unsent.limit(1).executeTakeFirst()) !== undefined;
