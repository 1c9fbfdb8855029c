import { CHANNELS, type Channel } from '@hammerdock/domain/notifications/kinds.ts';
import type { Ctx } from '../../context.ts';

type Gateways = Pick<Ctx, 'email' | 'sms'>;
type Reader = Gateways & Pick<Ctx, 'config' | 'actor'>;

/**
 * The channels whose messages the caller may read on the outbox page (NTF-04): admins all;
 * in development everyone those that no provider sends, to read codes and links there.
 */
export function listOutboxChannels({ config, actor, ...gateways }: Reader): readonly Channel[] {
  if (actor?.role === 'admin') return CHANNELS;
  if (config.environment !== 'development') return [];
  return CHANNELS.filter((channel) => isShownOnly(channel, gateways));
}

/** No provider sends the messages of this channel: the outbox page is where they are read. */
export const isShownOnly = (channel: string, { email, sms }: Gateways): boolean =>
  (channel === 'sms' ? sms : email).showsOnly;
