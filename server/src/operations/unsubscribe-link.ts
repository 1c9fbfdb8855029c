// The link that ends letters of one kind, or all text messages: signed, so that nothing need be
// stored for it; good for ever, signed in or not. It can end things and begin none.
import type { Channel } from '@hammerdock/domain/notifications/kinds.ts';
import type { AppContext } from '../context.ts';
import type { Vault } from '../security/vault.ts';
import { isId } from '../store/id-shape.ts';

/** A kind by its number; of text messages there is only all of them. */
export interface Ending {
  readonly userId: string;
  readonly channel: Channel;
  readonly kind: number;
}

const TOKEN = /^([0-9a-f-]{36})\.(email|sms)\.(\d{1,4})\.([\w-]{22})$/;

/** By whose secret links are signed, and under which address. */
export type LinkMaker = Pick<AppContext, 'vault'> & {
  readonly config: { readonly origin: string };
};

export function makeUnsubscribeLink({ vault, config }: LinkMaker, ending: Ending): string {
  const text = textOf(ending);
  const token = `${text}.${vault.sign('unsubscribe link', text)}`;
  return `${config.origin}/unsubscribe?token=${token}`;
}

/** What a token ends; null when it is not one of ours. */
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
