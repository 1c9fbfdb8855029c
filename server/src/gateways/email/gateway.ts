// The interface of providers that send emails.
import type { Provider } from '../provider.ts';

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
  close(): Promise<void>;
}
