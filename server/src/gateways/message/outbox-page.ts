// The built-in way, without any account or key: messages are read on the outbox page, where they
// stand from the moment they are queued. So nothing is left to do.
import type { MessageGateway } from './gateway.ts';

export const outboxPage: MessageGateway = {
  name: 'outbox',
  deliver: () => Promise.resolve(),
};
