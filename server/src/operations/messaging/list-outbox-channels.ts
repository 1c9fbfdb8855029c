import { CHANNELS, type Channel } from '@hammerdock/domain/notifications/kinds.ts';
import type { Ctx } from '../../context.ts';

type Reader = Pick<Ctx, 'config' | 'email' | 'sms' | 'actor'>;

/**
 * The channels whose messages the caller may read on the outbox page (NTF-04): those without a
 * provider that sends them. Messages contain codes and links, so in production only admins may.
 */
export function listOutboxChannels({ config, email, sms, actor }: Reader): readonly Channel[] {
  if (config.environment !== 'development' && actor?.role !== 'admin') return [];
  const shown = { email: email.showsOnly, sms: sms.showsOnly };
  return CHANNELS.filter((channel) => shown[channel]);
}
