// By which wire a queued message leaves the house.
export interface OutgoingNote {
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
  /** Rejects when the message has to be tried again; its id keeps it from being sent twice. */
  deliver(note: OutgoingNote): Promise<void>;
}
