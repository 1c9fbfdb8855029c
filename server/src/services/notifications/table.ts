import type { notifications } from '@hammerdock/contract/services/notifications.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getPushKey } from './getPushKey.ts';
import { getUnreadCount } from './getUnreadCount.ts';
import { getUserNotification } from './getUserNotification.ts';
import { listNotifications } from './listNotifications.ts';
import { markAllNotificationsRead } from './markAllNotificationsRead.ts';
import { markNotificationRead } from './markNotificationRead.ts';
import { removePushSubscription } from './removePushSubscription.ts';
import { savePushSubscription } from './savePushSubscription.ts';
import { stopNotifications } from './stopNotifications.ts';
import { updateUserNotification } from './updateUserNotification.ts';

export const notificationsTable: ServiceTable<typeof notifications> = {
  getPushKey,
  getUnreadCount,
  getUserNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  removePushSubscription,
  savePushSubscription,
  stopNotifications,
  updateUserNotification,
};
