import type { notifications } from '@hammerdock/contract/services/notifications.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { deleteSubscriptionOf } from '../../store/messaging/push-subscriptions.ts';

export const removePushSubscription: Handler<typeof notifications.removePushSubscription> = (
  _input,
  ctx,
) =>
  ctx.transact(async (tx) => {
    await deleteSubscriptionOf(tx, ctx.actor.sessionId);
    return ok({ push_on: 0 });
  });
