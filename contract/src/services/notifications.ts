// Notifications of a user: those received, and which are wanted on which channels.
import * as z from 'zod';
import { command, query } from '../call.ts';
import { plainListInput, wholeListInput } from '../shapes/list-input.ts';
import { notification, receivedNotification } from '../shapes/notification.ts';
import { flag, typedFlag } from '../shapes/person.ts';

/** Numbers of kinds separated by commas, such as "1,3,9"; empty for none. */
const ids = z
  .string()
  .regex(/^(\d{1,4}(,\d{1,4}){0,99})?$/, { error: 'Use numbers and commas only' });

const notification_id = z.string({ error: 'Required' }).max(80);

/** How many the caller has not read. */
const unread = { unreadCount: z.int() };

/** Whether notifications are sent to the browser of this session. */
const push = { push_on: flag };

/** In base64url, as browsers have them: 65 and 16 bytes. */
const browserKey = (format: RegExp) =>
  z.string({ error: 'Required' }).regex(format, { error: 'This is no key of a browser' });
const p256dh = browserKey(/^[\w-]{87}=*$/);
const auth = browserKey(/^[\w-]{22}=*$/);

const selection = { email: z.string(), sms: z.string() };

export const notifications = {
  getUserNotification: query({
    group: 'user',
    access: 'buyer',
    summary: 'All kinds of notifications, and which of them the caller gets on which channel.',
    input: z.strictObject(wholeListInput),
    output: z.object({
      notifications: z.array(notification),
      ...selection,
      /** Why emails other than those about security are not sent; null: they are. */
      email_fault: z.enum(['bounced', 'complained']).nullable(),
      /** The caller's phone has answered STOP: no text message is sent. */
      texts_stopped: z.boolean(),
    }),
    refusals: [],
  }),
  updateUserNotification: command({
    group: 'user',
    access: 'buyer',
    summary:
      'Sets what the caller gets: the numbers of all kinds wanted by email, and by text message. ' +
      'Numbers that cannot be chosen have no effect.',
    input: z.strictObject({ email: ids, sms: ids }),
    output: z.object(selection),
    refusals: ['ImpersonatorMayNot'],
    limit: { max: 60, seconds: 3600, per: 'account' },
    successMessage: 'Your preferences are saved',
    aliases: ['updatePreference'],
  }),
  listNotifications: query({
    group: 'user',
    access: 'buyer',
    summary: 'What the caller was notified of in the last 180 days, the newest first.',
    input: z.strictObject({ ...plainListInput(20), unread_only: typedFlag.default(0) }),
    output: z.object({
      notificationList: z.array(receivedNotification),
      notificationCount: z.int(),
      /** Of all, on whatever page; null: there is none. For marking all as read. */
      newest_id: z.string().nullable(),
      ...unread,
    }),
    refusals: [],
  }),
  getUnreadCount: query({
    group: 'user',
    access: 'buyer',
    summary: 'How many notifications the caller has not read.',
    input: z.strictObject({}),
    output: z.object(unread),
    refusals: [],
  }),
  markNotificationRead: command({
    group: 'user',
    access: 'buyer',
    summary: 'Marks one of the caller’s notifications as read; repeating it changes nothing.',
    input: z.strictObject({ notification_id }),
    output: z.object(unread),
    refusals: ['NotFound', 'ImpersonatorMayNot'],
  }),
  markAllNotificationsRead: command({
    group: 'user',
    access: 'buyer',
    summary:
      'Marks this notification and all before it as read: one that came after the caller’s list ' +
      'was loaded stays unread.',
    input: z.strictObject({ notification_id }),
    output: z.object(unread),
    refusals: ['NotFound', 'ImpersonatorMayNot'],
    successMessage: 'All caught up',
  }),
  getPushKey: query({
    group: 'user',
    access: 'buyer',
    summary: 'What a browser needs to show the caller’s notifications while the store is closed.',
    input: z.strictObject({}),
    output: z.object({
      /** In base64url; null: the store sends nothing to browsers. */
      public_key: z.string().nullable(),
      ...push,
    }),
    refusals: [],
  }),
  savePushSubscription: command({
    group: 'user',
    access: 'buyer',
    summary:
      'Sends the caller’s notifications to this browser from now on, until its session ends. ' +
      'Replaces an earlier subscription of the session.',
    input: z.strictObject({
      endpoint: z.string({ error: 'Required' }).max(1000),
      p256dh,
      auth,
    }),
    output: z.object(push),
    refusals: ['PushNotOffered', 'PushServiceUnknown', 'ImpersonatorMayNot'],
    limit: { max: 60, seconds: 3600, per: 'account' },
    successMessage: 'Notifications are on for this device',
  }),
  removePushSubscription: command({
    group: 'user',
    access: 'buyer',
    summary: 'Sends nothing to this browser any more; repeating it changes nothing.',
    input: z.strictObject({}),
    output: z.object(push),
    refusals: ['ImpersonatorMayNot'],
    successMessage: 'Notifications are off for this device',
  }),
  stopNotifications: command({
    group: 'user',
    access: 'guest',
    summary: 'Stops emails of one kind, or all text messages, by the signed link in each of them.',
    input: z.strictObject({ token: z.string().max(200) }),
    output: z.object({
      channel: z.enum(['email', 'sms']),
      /** The kind that was stopped; empty: all of them. */
      name: z.string(),
    }),
    refusals: ['UnsubscribeLinkInvalid'],
    limit: { max: 60, seconds: 3600, per: 'address' },
  }),
} as const;
