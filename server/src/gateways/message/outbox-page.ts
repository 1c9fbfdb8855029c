// The built-in gateway, without an account or a key. The outbox page shows messages as soon as they
// are queued, so there is nothing to send.
import type { MessageGateway } from './gateway.ts';

export const outboxPage: MessageGateway = {
  name: 'outbox',
  deliver: () => Promise.resolve(),
};
