// Sends queued messages: claim, commit, send, record. No transaction is open while sending.
import { seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../context.ts';
import type { MessageGateway } from '../gateways/message/gateway.ts';
import { unsubscribeHeaders } from '../gateways/message/unsubscribe-headers.ts';
import { decryptMessage } from '../operations/messaging/message-secret.ts';
import {
  runWorkQueue,
  type WorkerContext,
  type WorkOutcome,
  type WorkQueue,
} from '../operations/platform/run-work-queue.ts';
import {
  beginSending,
  markMessageSent,
  unsentMessages,
  type MessageToSend,
} from '../store/messaging/messages.ts';
import { within } from '../within.ts';

type Delivering = WorkerContext & Pick<AppContext, 'vault'>;

/** Timeout of a provider call; the lease of a message is longer (decision 0037). */
const SEND_TIMEOUT = seconds(60);
/** Sends in parallel, so that one slow call does not block the others. */
const PARALLEL_SENDS = 8;

export const MESSAGES = 'messages';

const messagesQueue = (gateway: MessageGateway): WorkQueue<Delivering> => ({
  name: MESSAGES,
  candidates: unsentMessages,
  work: (context, { item }) => send(context, gateway, item),
  width: PARALLEL_SENDS,
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
  const message = decryptMessage(vault, stored);
  if (message === null) throw new Error('the secret of the message was encrypted with another key');
  const failed = await sendOnce(gateway, message).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // A provider's error may quote the message, and its secret must not reach a log or a table.
  if (failed !== null && stored.sealed !== null) {
    throw new Error(`${gateway.name} did not accept a message with a secret`);
  }
  if (failed !== null) throw failed.error;
  await markMessageSent(workerDb, messageId);
  return 'done';
}

/** Looks up an earlier attempt whose response was lost, if the provider supports it. */
async function sendOnce(gateway: MessageGateway, message: MessageToSend): Promise<void> {
  const { id, channel } = message;
  if (message.triedBefore && gateway.hasAccepted !== undefined) {
    if (await within(SEND_TIMEOUT, gateway.hasAccepted(id))) return;
  }
  // The same for every attempt, so that the recipient's mail program can drop a duplicate.
  const identity = channel === 'email' ? { 'Message-ID': `<${id}@message.hammerdock>` } : {};
  const headers = { ...unsubscribeHeaders(message), ...identity };
  const signal = AbortSignal.timeout(SEND_TIMEOUT);
  await within(SEND_TIMEOUT, gateway.deliver({ ...message, headers }, signal));
}
