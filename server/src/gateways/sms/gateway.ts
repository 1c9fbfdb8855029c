// The interface of providers that send text messages.
import type { Instant } from '@hammerdock/domain/time.ts';
import type { SmsWish } from '@hammerdock/domain/notifications/sms-wishes.ts';
import type { Provider, ProviderRequest } from '../provider.ts';

export interface TextMessage {
  readonly id: string;
  /** A phone number in its international form. */
  readonly recipient: string;
  readonly text: string;
  readonly createdAt: Instant;
}

/** The owner of the phone has stopped text messages: nothing can be sent to it. */
export class PhoneStoppedError extends Error {
  override name = 'PhoneStoppedError';
}

/** What a provider reports, or a phone has sent. */
export type SmsEvent =
  | {
      readonly kind: 'accepted' | 'failed';
      /** The same when the report is repeated. */
      readonly id: string;
      /** The id of our message. */
      readonly messageId: string;
    }
  | {
      readonly kind: 'received';
      readonly id: string;
      readonly phone: string;
      readonly text: string;
      /** What the provider took it for, and answered itself; null: it did not. */
      readonly answered: SmsWish | null;
    };

/** How a provider tells the store what happened. */
export interface SmsWebhook {
  /** Null when the provider did not sign the request; 'other' when it is of no interest. */
  read(request: ProviderRequest): SmsEvent | 'other' | null;
  /** The response that sends a text message back to the phone, or none. */
  reply(text: string | null): { readonly type: string; readonly body: string };
}

export interface SmsGateway extends Provider {
  /** Sends nothing: the messages are shown on the outbox page. */
  readonly showsOnly: boolean;
  /**
   * Resolves when the provider accepted the message. Rejects with PhoneStoppedError,
   * ProviderUnavailableError or ProviderRefusedError, or with another error when it has to be sent
   * again later.
   * `signal` aborts an attempt that takes too long.
   */
  send(message: TextMessage, signal: AbortSignal): Promise<void>;
  /** Whether an earlier attempt, whose response was lost, was accepted; where it can be known. */
  hasAccepted?(message: TextMessage, signal: AbortSignal): Promise<boolean>;
  readonly webhook?: SmsWebhook;
}
