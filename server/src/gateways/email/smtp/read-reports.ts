// Reports about emails, signed with a secret that the store and the mail service share. SMTP has no
// such reports: what sends them is documented in docs/email-reports.md.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { EMAIL_REPORTS } from '@hammerdock/domain/notifications/deliverability.ts';
import { minutes, seconds, type Instant } from '@hammerdock/domain/time.ts';
import * as z from 'zod';
import type { ProviderRequest } from '../../provider.ts';
import type { EmailReport } from '../gateway.ts';

/** An older signature is refused, so that a request cannot be replayed. */
const VALID_FOR = minutes(5);
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
/** The Message-ID of our emails, with or without its brackets. */
const MESSAGE_ID = /^<?([0-9a-f-]{36})@message\.hammerdock>?$/;

const report = z
  .object({
    id: z.string().min(1).max(200),
    kind: z.enum(EMAIL_REPORTS),
    message_id: z.string().max(300).nullish(),
    recipient: z.string().max(254).nullish(),
  })
  .transform(({ id, kind, message_id: messageId, recipient }): EmailReport => ({
    id,
    kind,
    messageId: MESSAGE_ID.exec(messageId ?? '')?.[1] ?? null,
    recipient: recipient ?? null,
  }));
const body = z.object({ reports: z.array(report).min(1).max(100) });

export const signReports = (secret: string, { at, text }: { at: Instant; text: string }): string =>
  createHmac('sha256', secret)
    .update(`${Math.floor(at / seconds(1))}.${text}`)
    .digest('hex');

/** Null when the signature is not valid; throws a ZodError when the body is not. */
export function readReports(
  secret: string,
  { headers, body: text }: ProviderRequest,
  now: Instant,
): readonly EmailReport[] | null {
  const [, time = '', signature = ''] =
    SIGNATURE.exec(String(headers['hammerdock-signature'])) ?? [];
  if (signature === '') return null;
  const at = Number(time) * seconds(1);
  const expected = signReports(secret, { at, text });
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return null;
  if (Math.abs(now - at) > VALID_FOR) return null;
  return body.parse(JSON.parse(text)).reports;
}
