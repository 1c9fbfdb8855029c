import type { notifications } from '@hammerdock/contract/services/notifications.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { hasSubscription } from '../../store/messaging/push-subscriptions.ts';

export const getPushKey: Handler<typeof notifications.getPushKey> = async (
  _input,
  { db, push, actor: { sessionId } },
) => {
  const isOn = push !== null && (await hasSubscription(db, sessionId));
  return ok({ public_key: push?.publicKey ?? null, push_on: isOn ? 1 : 0 });
};
