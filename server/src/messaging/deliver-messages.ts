// Sends queued messages: claim, commit, send, record. No transaction is open while sending.
import { isEmailTried } from '@hammerdock/domain/notifications/deliverability.ts';
import { seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { UnknownMailboxError } from '../gateways/email/gateway.ts';
import { PhoneStoppedError } from '../gateways/sms/gateway.ts';
import { ProviderRefusedError, ProviderUnavailableError } from '../gateways/provider.ts';
import { decryptMessage } from '../operations/messaging/message-secret.ts';
import {
  runWorkQueue,
  type WorkerContext,
  type WorkOutcome,
  type WorkQueue,
} from '../operations/platform/run-work-queue.ts';
import {
  beginSending,
  markMessageFailed,
  markMessageSent,
  unsentMessages,
  type MessageToSend,
} from '../store/messaging/messages.ts';
import {
  findEmailFault,
  hasStoppedTexts,
  recordEmailFault,
  stopTexts,
} from '../store/messaging/undeliverable.ts';
import { within } from '../within.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

export type Delivering = WorkerContext & Pick<AppContext, 'vault' | 'email' | 'sms'>;

/** Timeout of a provider call; the lease of a message is longer (decision 0037). */
const SEND_TIMEOUT = seconds(60);
/** Sends in parallel, so that one slow call does not block the others. */
const PARALLEL_SENDS = 8;

export const MESSAGES = 'messages';

const messagesQueue: WorkQueue<Delivering> = {
  name: MESSAGES,
  candidates: unsentMessages,
  work: (context, { item }) => deliver(context, item),
  width: PARALLEL_SENDS,
  isOutage: (error) => error instanceof ProviderUnavailableError,
  isFinal: (error) => error instanceof ProviderRefusedError,
};

export const deliverMessages = (context: Delivering): Promise<void> =>
  runWorkQueue(context, messagesQueue);

async function deliver(context: Delivering, messageId: string): Promise<WorkOutcome> {
  const { workerDb, vault } = context;
  const stored = await beginSending(workerDb, messageId);
  if (stored === undefined) return 'done';
  const obstacle = await findObstacle(workerDb, stored);
  if (obstacle !== null) {
    await markMessageFailed(workerDb, messageId, obstacle);
    return 'done';
  }
  const message = decryptMessage(vault, stored);
  if (message === null) throw new Error('the secret of the message was encrypted with another key');
  try {
    await (message.channel === 'email' ? sendEmail(context, message) : sendText(context, message));
  } catch (error) {
    if (error instanceof UnknownMailboxError || error instanceof PhoneStoppedError) {
      return await giveUp(workerDb, stored);
    }
    throw stored.sealed === null ? error : withoutWords(error);
  }
  await markMessageSent(workerDb, messageId);
  return 'done';
}

/** Why the message is not tried; null: it is. */
async function findObstacle(db: Db, { channel, recipient, template }: MessageToSend) {
  if (channel === 'sms') {
    return (await hasStoppedTexts(db, recipient)) ? 'the phone has stopped texts' : null;
  }
  const fault = await findEmailFault(db, recipient);
  return isEmailTried(template, fault) ? null : `the address ${fault}`;
}

/** The mailbox does not exist or the phone has stopped texts: later messages are not tried. */
async function giveUp(db: Db, { id, channel, recipient }: MessageToSend): Promise<WorkOutcome> {
  await db.transaction().execute(async (tx) => {
    if (channel === 'email') await recordEmailFault(tx, recipient, 'bounced');
    else await stopTexts(tx, recipient);
    const failure = channel === 'email' ? 'no such mailbox' : 'the phone has stopped texts';
    await markMessageFailed(tx, id, failure);
  });
  return 'done';
}

/** A provider's error may quote the message, and its secret must not reach a log or a table. */
function withoutWords(error: unknown): Error {
  const text = 'the provider did not accept a message with a secret';
  if (error instanceof ProviderUnavailableError) return new ProviderUnavailableError(text);
  return error instanceof ProviderRefusedError ? new ProviderRefusedError(text) : new Error(text);
}

async function sendEmail({ email }: Delivering, message: MessageToSend): Promise<void> {
  // The same for every attempt, so that the recipient's mail program can drop a duplicate.
  const identity = { 'Message-ID': `<${message.id}@message.hammerdock>` };
  const headers = { ...unsubscribeHeaders(message), ...identity };
  await inTime((signal) => email.send({ ...message, headers }, signal));
}

/** Looks up an earlier attempt whose response was lost, if the provider supports it. */
async function sendText({ sms }: Delivering, message: MessageToSend): Promise<void> {
  const { id, recipient, bodyText: text, createdAt } = message;
  const sent = { id, recipient, text, createdAt };
  if (message.triedBefore) {
    const accepted = await inTime(async (signal) => sms.hasAccepted?.(sent, signal));
    if (accepted === true) return;
  }
  await inTime((signal) => sms.send(sent, signal));
}

const inTime = <T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> =>
  within(SEND_TIMEOUT, ask(AbortSignal.timeout(SEND_TIMEOUT)));
