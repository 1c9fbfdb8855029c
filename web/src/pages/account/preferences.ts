import type { Notification } from '@hammerdock/contract/shapes/notification.ts';
import { readIds, writeIds, type Channel } from '@hammerdock/domain/notifications/kinds.ts';

export interface Selection {
  readonly email: string;
  readonly sms: string;
}

/** The numbers, in the order that writeIds uses. */
export const isSame = (one: Selection, other: Selection): boolean =>
  one.email === other.email && one.sms === other.sms;

export const isChosen = (selection: Selection, channel: Channel, id: number): boolean =>
  readIds(selection[channel]).has(id);

export function withChoice(
  selection: Selection,
  { channel, id, wanted }: { channel: Channel; id: number; wanted: boolean },
): Selection {
  const ids = new Set(readIds(selection[channel]));
  if (wanted) ids.add(id);
  else ids.delete(id);
  return { ...selection, [channel]: writeIds(ids) };
}

/** S2: hidden if the email flag is 0, or if the text-message flag is 0 and it is Trending now. */
export function isOffered(notification: Notification, channel: Channel): boolean {
  const { name, email_flag, sms_flag } = notification;
  if (channel === 'email') return email_flag !== 0;
  return !(sms_flag === 0 && name === 'Trending now');
}
