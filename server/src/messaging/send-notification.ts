// Queues a notification in a separate transaction.
import type { AppContext } from '../context.ts';
import {
  queueNotification,
  type Notification,
} from '../operations/messaging/queue-notification.ts';

export const sendNotification = (context: AppContext, notification: Notification): Promise<void> =>
  context.workerDb.transaction().execute((tx) => queueNotification(tx, context, notification));
