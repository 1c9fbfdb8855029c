import type { notifications } from '@hammerdock/contract/services/notifications.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getUserNotification } from './getUserNotification.ts';
import { stopNotifications } from './stopNotifications.ts';
import { updateUserNotification } from './updateUserNotification.ts';

export const notificationsTable: ServiceTable<typeof notifications> = {
  getUserNotification,
  stopNotifications,
  updateUserNotification,
};
