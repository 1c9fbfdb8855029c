import type { NotificationsChanged } from '@hammerdock/contract/events.ts';
import type {
  Notification,
  ReceivedNotification,
} from '@hammerdock/contract/shapes/notification.ts';
import {
  ALL_KINDS,
  isSent,
  writeIds,
  type Channel,
  type NotificationKind,
} from '@hammerdock/domain/notifications/kinds.ts';
import type { Choice } from '../../store/messaging/notification-choices.ts';
import type { NotificationRow } from '../../store/messaging/notifications.ts';

const flagOf = (whether: boolean): 0 | 1 => (whether ? 1 : 0);

export const viewNotification = (kind: NotificationKind): Notification => ({
  id: kind.id,
  name: kind.name,
  email_flag: flagOf(kind.email),
  sms_flag: flagOf(kind.sms),
  mandatory: flagOf(kind.mandatory),
});

/** The effective choices: the user's, or the default where there is none. */
export const viewSelection = (
  choices: readonly Choice[],
): { readonly email: string; readonly sms: string } => ({
  email: idsSent('email', choices),
  sms: idsSent('sms', choices),
});

function idsSent(channel: Channel, choices: readonly Choice[]): string {
  const chosenFor = (kind: number) =>
    choices.find((choice) => choice.kind === kind && choice.channel === channel)?.wanted;
  const sent = ALL_KINDS.filter(
    (kind) => kind[channel] && isSent(kind, channel, chosenFor(kind.id)),
  );
  return writeIds(sent.map(({ id }) => id));
}

export const viewReceived = (row: NotificationRow): ReceivedNotification => ({
  id: row.id,
  kind: row.kind,
  name: ALL_KINDS.find(({ id }) => id === row.kind)?.name ?? '',
  subject: row.subject,
  body: row.body,
  path: row.path,
  date_added: new Date(row.createdAt).toISOString(),
  read: flagOf(row.readAt !== null),
});

export const viewUnread = (unread: number): NotificationsChanged => ({ channel: 'user', unread });
