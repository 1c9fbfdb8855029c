// Opens the configured providers of emails and text messages.
import type { Config } from '../config/config.ts';
import type { EmailGateway } from './email/gateway.ts';
import { emailOutboxPage } from './email/outbox-page/outbox-page.ts';
import type { SmtpOptions } from './email/smtp/smtp.ts';
import type { SmsGateway } from './sms/gateway.ts';
import { smsOutboxPage } from './sms/outbox-page/outbox-page.ts';
import { openTwilio } from './sms/twilio/twilio.ts';

export interface MessageProviders {
  readonly email: EmailGateway;
  readonly sms: SmsGateway;
}

/** `given` replaces what is configured, in tests. */
export async function openMessageProviders(
  { smtp, twilio }: Config,
  given: Partial<MessageProviders>,
): Promise<MessageProviders> {
  return {
    email: given.email ?? (smtp === null ? emailOutboxPage : await loadSmtp(smtp)),
    sms: given.sms ?? (twilio === null ? smsOutboxPage : openTwilio(twilio)),
  };
}

/** Loaded only where it is configured. */
async function loadSmtp(options: SmtpOptions): Promise<EmailGateway> {
  const { openSmtp } = await import('./email/smtp/smtp.ts');
  return openSmtp(options);
}
