import type { House } from '../context.ts';
import type { MessageGateway } from '../gateways/message/gateway.ts';
import { unsubscribeHeaders } from '../gateways/message/unsubscribe-headers.ts';
import { openMessage } from '../operations/message-secret.ts';
import { lockUnsentMessages, markMessageSent } from '../store/messages.ts';

/** One at a time under its row lock, so that a failing one keeps no other from leaving. */
export async function deliverMessages(
  { workerDb, log, vault }: Pick<House, 'workerDb' | 'log' | 'vault'>,
  gateway: MessageGateway,
): Promise<void> {
  const failed: string[] = [];
  const deliverNext = (): Promise<boolean> =>
    workerDb.transaction().execute(async (tx) => {
      const [stored] = await lockUnsentMessages(tx, { except: failed, limit: 1 });
      if (stored === undefined) return false;
      try {
        const message = openMessage(vault, stored);
        if (message === null) throw new Error('its secret was sealed by another store');
        await gateway.deliver({ ...message, headers: unsubscribeHeaders(message) });
        await markMessageSent(tx, message.id);
      } catch (err) {
        failed.push(stored.id);
        log.warn({ err, messageId: stored.id }, 'a message could not be delivered');
      }
      return true;
    });
  while (await deliverNext());
}
