import type { notifications } from '@hammerdock/contract/services/notifications.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { encryptSubscription } from '../../operations/messaging/push-subscription.ts';
import type { Handler } from '../../rpc/handler.ts';
import { digest, newId } from '../../security/ids.ts';
import { replaceSubscription } from '../../store/messaging/push-subscriptions.ts';

export const savePushSubscription: Handler<typeof notifications.savePushSubscription> = (
  { endpoint: address, p256dh, auth },
  ctx,
) =>
  ctx.transact(async (tx) => {
    const { push, vault, actor } = ctx;
    if (push === null) return refused('PushNotOffered');
    if (!push.accepts(address)) return refused('PushServiceUnknown');
    const id = newId();
    const subscription = { address, p256dh, auth, publicKey: push.publicKey };
    await replaceSubscription(tx, {
      id,
      userId: actor.userId,
      sessionId: actor.sessionId,
      addressHash: digest(address),
      sealed: encryptSubscription(vault, id, subscription),
    });
    return ok({ push_on: 1 });
  });
