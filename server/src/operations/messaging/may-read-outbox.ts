import type { Ctx } from '../../context.ts';

/**
 * Whether the caller may read the outbox page (NTF-04). It exists only without a message provider.
 * Messages contain codes and links, so in production only admins may read it.
 */
export const mayReadOutbox = ({
  config,
  messages,
  actor,
}: Pick<Ctx, 'config' | 'messages' | 'actor'>): boolean =>
  messages.name === 'outbox' && (config.environment === 'development' || actor?.role === 'admin');
