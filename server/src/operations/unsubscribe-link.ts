// The link that ends letters of one kind, or all text messages: signed, so that nothing need be
// stored for it; good for ever, signed in or not. It can end things and begin none.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Channel } from '@hammerdock/domain/notifications/kinds.ts';
import type { Db } from '../db/database.ts';
import { isId } from '../store/id-shape.ts';
import { readSigningKey } from '../store/signing-keys.ts';

/** A kind by its number; of text messages there is only all of them. */
export interface Ending {
  readonly userId: string;
  readonly channel: Channel;
  readonly kind: number;
}

const TOKEN = /^([0-9a-f-]{36})\.(email|sms)\.(\d{1,4})\.[\w-]{22}$/;

export async function makeUnsubscribeLink(db: Db, origin: string, ending: Ending): Promise<string> {
  const token = sign(await readSigningKey(db, 'unsubscribe key'), ending);
  return `${origin}/unsubscribe?token=${token}`;
}

/** What a token ends; null when it is not one of ours. */
export async function readUnsubscribeToken(db: Db, token: string): Promise<Ending | null> {
  const [, userId = '', channel, kind] = TOKEN.exec(token) ?? [];
  if (!isId(userId)) return null;
  const ending = {
    userId,
    channel: channel === 'sms' ? 'sms' : 'email',
    kind: Number(kind),
  } as const;
  const genuine = Buffer.from(sign(await readSigningKey(db, 'unsubscribe key'), ending));
  const given = Buffer.from(token);
  return genuine.length === given.length && timingSafeEqual(genuine, given) ? ending : null;
}

function sign(key: string, { userId, channel, kind }: Ending): string {
  const text = `${userId}.${channel}.${kind}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)}`;
}
