// Providers of emails and text messages that a test replaces in part.
import type { EmailGateway } from '../../gateways/email/gateway.ts';
import type { SmsGateway } from '../../gateways/sms/gateway.ts';

const done = () => Promise.resolve();
const provider = { name: 'test', showsOnly: false, check: done, send: done };

export const fakeEmail = (parts: Partial<EmailGateway> = {}): EmailGateway => ({
  ...provider,
  close: done,
  ...parts,
});

export const fakeSms = (parts: Partial<SmsGateway> = {}): SmsGateway => ({ ...provider, ...parts });
