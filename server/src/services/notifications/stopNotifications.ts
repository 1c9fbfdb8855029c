import type { notifications } from '@hammerdock/contract/services/notifications.ts';
import { ALL_KINDS } from '@hammerdock/domain/notifications/kinds.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { readUnsubscribeToken } from '../../operations/messaging/unsubscribe-link.ts';
import type { Handler } from '../../rpc/handler.ts';
import { upsertChoices } from '../../store/messaging/notification-choices.ts';

/** Idempotent. Notifications can be switched on again under My notifications only. */
export const stopNotifications: Handler<typeof notifications.stopNotifications> = (
  { token },
  ctx,
) =>
  ctx.transact(async (tx) => {
    const ending = readUnsubscribeToken(ctx.vault, token);
    if (ending === null) return refused('UnsubscribeLinkInvalid');
    const { userId, channel, kind } = ending;
    const ended = ALL_KINDS.filter((one) => one[channel] && (kind === 0 || one.id === kind));
    const choices = ended.map(({ id }) => ({ kind: id, channel, wanted: false }));
    await upsertChoices(tx, userId, choices);
    return ok({ channel, name: kind === 0 ? '' : (ended[0]?.name ?? '') });
  });
