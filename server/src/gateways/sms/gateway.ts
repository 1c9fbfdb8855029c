// The interface of providers that send text messages.
import type { Instant } from '@hammerdock/domain/time.ts';
import type { Provider } from '../provider.ts';

export interface TextMessage {
  readonly id: string;
  /** A phone number in its international form. */
  readonly recipient: string;
  readonly text: string;
  readonly createdAt: Instant;
}

export interface SmsGateway extends Provider {
  /** Sends nothing: the messages are shown on the outbox page. */
  readonly showsOnly: boolean;
  /**
   * Resolves when the provider accepted the message. Rejects with ProviderUnavailableError or
   * ProviderRefusedError, or with another error when it has to be sent again later.
   * `signal` aborts an attempt that takes too long.
   */
  send(message: TextMessage, signal: AbortSignal): Promise<void>;
  /** Whether an earlier attempt, whose response was lost, was accepted; where it can be known. */
  hasAccepted?(message: TextMessage, signal: AbortSignal): Promise<boolean>;
}
