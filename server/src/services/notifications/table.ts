import type { notifications } from '@hammerdock/contract/services/notifications.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getUnreadCount } from './getUnreadCount.ts';
import { getUserNotification } from './getUserNotification.ts';
import { listNotifications } from './listNotifications.ts';
import { markAllNotificationsRead } from './markAllNotificationsRead.ts';
import { markNotificationRead } from './markNotificationRead.ts';
import { stopNotifications } from './stopNotifications.ts';
import { updateUserNotification } from './updateUserNotification.ts';

export const notificationsTable: ServiceTable<typeof notifications> = {
  getUnreadCount,
  getUserNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  stopNotifications,
  updateUserNotification,
};
