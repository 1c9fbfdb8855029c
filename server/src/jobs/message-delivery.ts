// On every node: sends new messages within a second, because people wait for the codes in them.
import type { Db } from '../db/database.ts';
import { deliverMessages, type Delivering } from '../messaging/deliver-messages.ts';
import { startPolling, type Poller } from '../poll.ts';
import { unsentMessages } from '../store/messaging/messages.ts';

const POLL_EVERY_MS = 1000;

export function openMessageDelivery(context: Delivering): Poller {
  return startPolling({
    everyMs: POLL_EVERY_MS,
    poll: async () => {
      if (await hasUnsent(context.workerDb)) await deliverMessages(context);
    },
    onError: (err) => context.log.warn({ err }, 'delivering messages failed; retrying'),
  });
}

const hasUnsent = async (db: Db): Promise<boolean> =>
  (await unsentMessages(db).limit(1).executeTakeFirst()) !== undefined;
