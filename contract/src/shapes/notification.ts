import * as z from 'zod';
import { flag } from './person.ts';

/** A kind of notifications. */
export const notification = z.object({
  id: z.int(),
  name: z.string(),
  /** The options: 0 means no choice on that channel. */
  email_flag: flag,
  sms_flag: flag,
  /** 1: its email is always sent. */
  mandatory: flag,
});
export type Notification = z.output<typeof notification>;

/** What a user was notified of (NTF-05). */
export const receivedNotification = z.object({
  id: z.string(),
  /** The number and the name of its kind. */
  kind: z.int(),
  name: z.string(),
  subject: z.string(),
  /** Paragraphs, one per line. */
  body: z.string(),
  /** A page of the store: a path with its query; null where there is nothing to open. */
  path: z.string().nullable(),
  date_added: z.iso.datetime(),
  read: flag,
});
export type ReceivedNotification = z.output<typeof receivedNotification>;
