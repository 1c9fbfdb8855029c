// The outbox page: what the store sent to whom, or shows there because no provider sends it.
import * as z from 'zod';
import { query } from '../call.ts';
import { plainListInput } from '../shapes/list-input.ts';

const message = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms']),
  template: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Empty for an SMS. To be shown in a sandboxed frame only. */
  html: z.string(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  /** When the store gave up on it; `failure` says why. */
  failed_at: z.iso.datetime().nullable(),
  failure: z.string(),
});
export type OutboxMessage = z.output<typeof message>;

export const messages = {
  listMessages: query({
    group: 'custom',
    access: 'guest',
    summary: 'Sent and waiting messages, newest first; in production for admins only.',
    input: z.strictObject({
      /** One email address or phone number; all when empty. */
      recipient: z.string().trim().max(254).default(''),
      ...plainListInput(20),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({ messages: z.array(message) }),
    refusals: ['NotFound'],
  }),
};
