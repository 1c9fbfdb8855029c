// The way of every notification: find whom it is for, and queue one notification per reason.
import type { AppContext } from '../context.ts';
import { queueNotification, type Notification } from '../operations/queue-notification.ts';

export const sendNotification = (context: AppContext, notification: Notification): Promise<void> =>
  context.workerDb.transaction().execute((tx) => queueNotification(tx, context, notification));
