// The interface of providers that send queued messages.
export interface OutgoingMessage {
  readonly id: string;
  readonly channel: string;
  readonly recipient: string;
  readonly subject: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
  /** Additional headers of an email. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface MessageGateway {
  readonly name: string;
  /**
   * Rejects when the message has to be sent again. The id of the message is its idempotency key.
   * `signal` aborts an attempt that takes too long.
   */
  deliver(message: OutgoingMessage, signal: AbortSignal): Promise<void>;
  /** Whether the provider accepted the message with this id, where it can be looked up. */
  hasAccepted?(id: string): Promise<boolean>;
}
