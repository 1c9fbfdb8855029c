// What Twilio posts to the store: reports about our messages, and messages of phones. The signature
// covers the address and every field.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ProviderRequest } from '../../provider.ts';
import type { SmsEvent, SmsWebhook } from '../gateway.ts';
import type { SmsWish } from '@hammerdock/domain/notifications/sms-wishes.ts';

const ACCEPTED: ReadonlySet<string> = new Set(['sent', 'delivered']);
const FAILED: ReadonlySet<string> = new Set(['failed', 'undelivered']);
const WISHES: Readonly<Record<string, SmsWish>> = { STOP: 'stop', START: 'start', HELP: 'help' };

export function signRequest(
  authToken: string,
  { url, fields }: { url: string; fields: URLSearchParams },
): string {
  const names = [...new Set(fields.keys())].toSorted();
  const text = names.map((name) => `${name}${fields.getAll(name).join('')}`).join('');
  return createHmac('sha1', authToken).update(`${url}${text}`).digest('base64');
}

export const openWebhook = ({ authToken }: { readonly authToken: string }): SmsWebhook => ({
  read: (request) => {
    const fields = new URLSearchParams(request.body);
    return isSigned(authToken, request, fields) ? readEvent(request.url, fields) : null;
  },
  reply: (text) => ({
    type: 'text/xml',
    body:
      text === null ? '<Response/>' : `<Response><Message>${escapeXml(text)}</Message></Response>`,
  }),
});

function isSigned(
  authToken: string,
  { url, headers }: ProviderRequest,
  fields: URLSearchParams,
): boolean {
  const expected = Buffer.from(signRequest(authToken, { url, fields }));
  const given = Buffer.from(String(headers['x-twilio-signature']));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function readEvent(url: string, fields: URLSearchParams): SmsEvent | 'other' {
  const sid = fields.get('MessageSid') ?? '';
  const status = fields.get('MessageStatus') ?? '';
  const messageId = new URL(url).searchParams.get('message');
  if (messageId !== null) {
    const id = `${sid} ${status}`;
    if (ACCEPTED.has(status)) return { kind: 'accepted', id, messageId };
    return FAILED.has(status) ? { kind: 'failed', id, messageId } : 'other';
  }
  const phone = fields.get('From');
  const text = fields.get('Body');
  if (phone === null || text === null) return 'other';
  const answered = WISHES[fields.get('OptOutType') ?? ''] ?? null;
  return { kind: 'received', id: sid, phone, text, answered };
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
