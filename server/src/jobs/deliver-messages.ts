import type { House } from '../context.ts';
import type { MessageGateway } from '../gateways/message/gateway.ts';
import { lockUnsentMessages, markMessageSent } from '../store/messages.ts';

/** One at a time under its row lock, so that a failing one keeps no other from leaving. */
export async function deliverMessages(
  { workerDb, log }: Pick<House, 'workerDb' | 'log'>,
  gateway: MessageGateway,
): Promise<void> {
  const failed: string[] = [];
  const deliverNext = (): Promise<boolean> =>
    workerDb.transaction().execute(async (tx) => {
      const [message] = await lockUnsentMessages(tx, { except: failed, limit: 1 });
      if (message === undefined) return false;
      try {
        await gateway.deliver(message);
        await markMessageSent(tx, message.id);
      } catch (err) {
        failed.push(message.id);
        log.warn({ err, messageId: message.id }, 'a message could not be delivered');
      }
      return true;
    });
  while (await deliverNext());
}
