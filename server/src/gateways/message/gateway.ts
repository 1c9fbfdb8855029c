// How a queued message is sent.
export interface OutgoingMessage {
  readonly id: string;
  readonly channel: string;
  readonly recipient: string;
  readonly subject: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
  /** What goes into the head of an email beside the usual. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface MessageGateway {
  readonly name: string;
  /**
   * Rejects when the message has to be tried again. The note's id is the idempotency key: a
   * provider that knows keys takes a note once. `signal` ends an attempt that takes too long.
   */
  deliver(note: OutgoingMessage, signal: AbortSignal): Promise<void>;
  /** Whether the provider took the note of this id; left out where it cannot be asked. */
  hasTaken?(id: string): Promise<boolean>;
}
