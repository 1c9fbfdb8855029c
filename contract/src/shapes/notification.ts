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
