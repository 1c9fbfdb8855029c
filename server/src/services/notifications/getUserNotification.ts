import type { notifications } from '@hammerdock/contract/services/notifications.ts';
import { ALL_KINDS } from '@hammerdock/domain/notifications/kinds.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { getAccount } from '../../store/accounts/users.ts';
import { listChoices } from '../../store/messaging/notification-choices.ts';
import { findEmailFault, hasStoppedTexts } from '../../store/messaging/undeliverable.ts';
import { viewNotification, viewSelection } from '../../views/messaging/notification.ts';

export const getUserNotification: Handler<typeof notifications.getUserNotification> = async (
  _input,
  { actor, db },
) => {
  const choices = await listChoices(db, actor.userId);
  const { email, phone } = await getAccount(db, actor.userId);
  return ok({
    notifications: ALL_KINDS.map(viewNotification),
    ...viewSelection(choices),
    email_fault: await findEmailFault(db, email),
    texts_stopped: await hasStoppedTexts(db, phone),
  });
};
