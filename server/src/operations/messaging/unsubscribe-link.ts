// The link that stops emails of one kind, or all text messages. It is signed, so nothing is stored
// for it; it never expires and works without a session. It cannot switch messages on.
import type { Channel } from '@hammerdock/domain/notifications/kinds.ts';
import type { AppContext } from '../../context.ts';
import type { Vault } from '../../security/vault.ts';
import { isId } from '../../store/platform/id-shape.ts';

/** `kind` is a number of a kind of email; text messages are always stopped together. */
export interface Ending {
  readonly userId: string;
  readonly channel: Channel;
  readonly kind: number;
}

const TOKEN = /^([0-9a-f-]{36})\.(email|sms)\.(\d{1,4})\.([\w-]{22})$/;

/** What making a link needs: the key that signs it, and the address of the store. */
export type LinkMaker = Pick<AppContext, 'vault'> & {
  readonly config: { readonly origin: string };
};

export function makeUnsubscribeLink({ vault, config }: LinkMaker, ending: Ending): string {
  const text = textOf(ending);
  const token = `${text}.${vault.sign('unsubscribe link', text)}`;
  return `${config.origin}/unsubscribe?token=${token}`;
}

/** What a token unsubscribes from; null when its signature is not valid. */
export function readUnsubscribeToken(vault: Vault, token: string): Ending | null {
  const [, userId = '', channel, kind, signature = ''] = TOKEN.exec(token) ?? [];
  if (!isId(userId)) return null;
  const ending = {
    userId,
    channel: channel === 'sms' ? 'sms' : 'email',
    kind: Number(kind),
  } as const;
  return vault.isSigned('unsubscribe link', textOf(ending), signature) ? ending : null;
}

const textOf = ({ userId, channel, kind }: Ending): string => `${userId}.${channel}.${kind}`;
