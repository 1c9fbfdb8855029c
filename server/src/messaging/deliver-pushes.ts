// Sends notifications to browsers: claim, read, send, delete. No transaction is open while sending.
import { pushContentOf, pushUrgencyOf } from '@hammerdock/domain/notifications/push.ts';
import { seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../context.ts';
import { SubscriptionEndedError, type PushGateway } from '../gateways/push/gateway.ts';
import { ProviderRefusedError, ProviderUnavailableError } from '../gateways/provider.ts';
import { decryptSubscription } from '../operations/messaging/push-subscription.ts';
import {
  runWorkQueue,
  type WorkerContext,
  type WorkOutcome,
  type WorkQueue,
} from '../operations/platform/run-work-queue.ts';
import {
  deletePush,
  findPush,
  unsentPushes,
  type PushToSend,
} from '../store/messaging/push-messages.ts';
import { deleteSubscription } from '../store/messaging/push-subscriptions.ts';
import { within } from '../within.ts';

export type Pushing = WorkerContext &
  Pick<AppContext, 'vault'> & {
    readonly push: PushGateway;
  };

const SEND_TIMEOUT = seconds(15);
const PARALLEL_SENDS = 8;
/** The longest topic that the protocol allows (RFC 8030). */
const TOPIC_LENGTH = 32;

export const PUSHES = 'pushes';

const pushesQueue: WorkQueue<Pushing> = {
  name: PUSHES,
  candidates: unsentPushes,
  work: (context, { item }) => deliver(context, item),
  width: PARALLEL_SENDS,
  // Only until the message is too old.
  isOutage: (error) => error instanceof ProviderUnavailableError,
  isFinal: (error) => error instanceof ProviderRefusedError,
};

export const deliverPushes = (context: Pushing): Promise<void> =>
  runWorkQueue(context, pushesQueue);

async function deliver(context: Pushing, id: string): Promise<WorkOutcome> {
  const { workerDb } = context;
  const found = await findPush(workerDb, id);
  if (found === undefined) return 'done';
  // Read in the store meanwhile, or too late.
  const isWanted = found.readAt === null && found.isSessionActive && ttlLeftOf(found) > 0;
  if (isWanted && !(await send(context, found))) {
    await deleteSubscription(workerDb, found.subscriptionId);
  }
  await deletePush(workerDb, id);
  return 'done';
}

const ttlLeftOf = ({ kind, createdAt, now }: PushToSend): number =>
  pushUrgencyOf(kind).ttlMs - (now - createdAt);

/** Returns false when nothing can be sent to the browser any more. */
async function send({ vault, push }: Pushing, found: PushToSend): Promise<boolean> {
  const { subscriptionId, notificationId, sealed } = found;
  const opened = { id: subscriptionId, sealed, publicKey: push.publicKey };
  const subscription = decryptSubscription(vault, opened);
  if (subscription === null) return false;
  const content = pushContentOf({ ...found, id: notificationId });
  const message = {
    subscription,
    content,
    // The push service must not learn which lot it is about.
    topic: vault.hmac(`push topic ${subscriptionId} ${content.tag}`).slice(0, TOPIC_LENGTH),
    urgency: pushUrgencyOf(found.kind).urgency,
    ttlMs: ttlLeftOf(found),
  };
  try {
    await within(SEND_TIMEOUT, push.send(message, AbortSignal.timeout(SEND_TIMEOUT)));
    return true;
  } catch (error) {
    if (error instanceof SubscriptionEndedError) return false;
    throw error;
  }
}
