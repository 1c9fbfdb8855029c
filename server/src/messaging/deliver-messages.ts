// Sending messages: claim, commit, send, record. No transaction is open while a provider is asked.
import { seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../context.ts';
import type { MessageGateway } from '../gateways/message/gateway.ts';
import { unsubscribeHeaders } from '../gateways/message/unsubscribe-headers.ts';
import { openMessage } from '../operations/message-secret.ts';
import {
  runWorkQueue,
  type WorkerContext,
  type WorkOutcome,
  type WorkQueue,
} from '../operations/run-work-queue.ts';
import {
  beginSending,
  markMessageSent,
  unsentMessages,
  type MessageToSend,
} from '../store/messages.ts';
import { within } from '../within.ts';

type Delivering = WorkerContext & Pick<AppContext, 'vault'>;

/** A provider may take this long; the lease of a message is longer (decision 0037). */
const SEND_TIMEOUT = seconds(60);
/** A slow provider keeps few others waiting. */
const AT_ONCE = 8;

export const MESSAGES = 'messages';

const messagesQueue = (gateway: MessageGateway): WorkQueue<Delivering> => ({
  name: MESSAGES,
  candidates: unsentMessages,
  work: (context, { item }) => send(context, gateway, item),
  width: AT_ONCE,
});

export const deliverMessages = (context: Delivering, gateway: MessageGateway): Promise<void> =>
  runWorkQueue(context, messagesQueue(gateway));

async function send(
  { workerDb, vault }: Delivering,
  gateway: MessageGateway,
  messageId: string,
): Promise<WorkOutcome> {
  const stored = await beginSending(workerDb, messageId);
  if (stored === undefined) return 'done';
  const message = openMessage(vault, stored);
  if (message === null) throw new Error('its secret was sealed by another store');
  const failed = await sendOnce(gateway, message).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // What a provider says may quote the message; a secret goes into no log and no table.
  if (failed !== null && stored.sealed !== null) {
    throw new Error(`${gateway.name} did not take a message with a secret`);
  }
  if (failed !== null) throw failed.error;
  await markMessageSent(workerDb, messageId);
  return 'done';
}

/** An earlier attempt whose answer was lost is looked up first, where the provider can be asked. */
async function sendOnce(gateway: MessageGateway, message: MessageToSend): Promise<void> {
  const { id, channel } = message;
  if (message.triedBefore && gateway.hasTaken !== undefined) {
    if (await within(SEND_TIMEOUT, gateway.hasTaken(id))) return;
  }
  // Stays the same at every attempt, so that the recipient's mail program can drop a second copy.
  const identity = channel === 'email' ? { 'Message-ID': `<${id}@message.hammerdock>` } : {};
  const headers = { ...unsubscribeHeaders(message), ...identity };
  const signal = AbortSignal.timeout(SEND_TIMEOUT);
  await within(SEND_TIMEOUT, gateway.deliver({ ...message, headers }, signal));
}
