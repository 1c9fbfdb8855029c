import type { Ctx } from '../context.ts';

/**
 * Whether the outbox page exists for this caller (NTF-04): only where messages end there. They hold
 * codes and links, so in production the page is for admins.
 */
export const mayReadOutbox = ({
  config,
  messages,
  actor,
}: Pick<Ctx, 'config' | 'messages' | 'actor'>): boolean =>
  messages.name === 'outbox' && (config.environment === 'development' || actor?.role === 'admin');
