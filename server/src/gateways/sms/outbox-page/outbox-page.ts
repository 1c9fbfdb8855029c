// The built-in provider, without an account or a key. The outbox page shows text messages as soon
// as they are queued, so there is nothing to send.
import type { SmsGateway } from '../gateway.ts';

export const smsOutboxPage: SmsGateway = {
  name: 'outbox',
  showsOnly: true,
  check: () => Promise.resolve(),
  send: () => Promise.resolve(),
};
