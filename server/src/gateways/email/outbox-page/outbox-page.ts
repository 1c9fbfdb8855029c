// The built-in provider, without an account or a key. The outbox page shows emails as soon as they
// are queued, so there is nothing to send.
import type { EmailGateway } from '../gateway.ts';

export const emailOutboxPage: EmailGateway = {
  name: 'outbox',
  showsOnly: true,
  check: () => Promise.resolve(),
  send: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
