// The interface of providers that send emails.
import type { EmailReportKind } from '@hammerdock/domain/notifications/deliverability.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import type { Provider, ProviderRequest } from '../provider.ts';

export interface Email {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
  /** Additional headers; the Message-ID is the same for every attempt. */
  readonly headers: Readonly<Record<string, string>>;
}

/** No such mailbox: no email can be delivered to this address. */
export class UnknownMailboxError extends Error {
  override name = 'UnknownMailboxError';
}

/** What became of an email after it was accepted. */
export interface EmailReport {
  /** The same when the report is repeated. */
  readonly id: string;
  readonly kind: EmailReportKind;
  /** The id of the email, if it is known. */
  readonly messageId: string | null;
  readonly recipient: string | null;
}

export interface EmailGateway extends Provider {
  /** Sends nothing: the emails are shown on the outbox page. */
  readonly showsOnly: boolean;
  /**
   * Resolves when the provider accepted the email. Rejects with UnknownMailboxError,
   * ProviderUnavailableError or ProviderRefusedError, or with another error when the email has to
   * be sent again later.
   * `signal` aborts an attempt that takes too long.
   */
  send(email: Email, signal: AbortSignal): Promise<void>;
  /** The reports of a request; null when the provider did not sign it, or not recently. */
  readReports?(request: ProviderRequest, now: Instant): readonly EmailReport[] | null;
  close(): Promise<void>;
}
