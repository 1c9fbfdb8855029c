// The interface of web push: messages to browsers, through the push service of each of them.
import type { PushContent, PushUrgency } from '@hammerdock/domain/notifications/push.ts';

/** As a browser names it. A sender needs it and the store's key. */
export interface PushSubscription {
  readonly address: string;
  /** The browser's public key and its secret, which encrypt what is sent. */
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage extends PushUrgency {
  readonly subscription: PushSubscription;
  readonly content: PushContent;
  /** A message replaces an earlier one of this topic that the device has not got yet. */
  readonly topic: string;
}

/** The browser or its user has ended the subscription. */
export class SubscriptionEndedError extends Error {
  override name = 'SubscriptionEndedError';
}

export interface PushGateway {
  readonly name: string;
  /** Browsers subscribe with it; a subscription made with another one is of no use. */
  readonly publicKey: string;
  /** Whether it is an address of a push service. */
  accepts(address: string): boolean;
  /**
   * Resolves when the push service accepted the message. Rejects with SubscriptionEndedError,
   * ProviderUnavailableError or ProviderRefusedError, or with another error when it has to be sent
   * again later.
   */
  send(message: PushMessage, signal: AbortSignal): Promise<void>;
}
