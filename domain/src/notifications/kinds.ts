// The kinds of notifications, and who may switch them off (NTF-01). An email names its kind, and
// the list of preferences shows this table. Answers to a request of the user, such as codes and
// links, are always sent and have no kind.

export interface NotificationKind {
  /** Stored in users' choices, so it is never reused for another kind. */
  readonly id: number;
  readonly name: string;
  /** Its email is sent regardless of choices. */
  readonly mandatory: boolean;
  /** The channels that can be chosen. */
  readonly email: boolean;
  readonly sms: boolean;
  /** Whether the email is sent by default. A text message never is (R62). */
  readonly emailAtFirst: boolean;
}

const optional = (id: number, name: string): NotificationKind => ({
  id,
  name,
  mandatory: false,
  email: true,
  sms: true,
  emailAtFirst: true,
});

const mandatory = (id: number, name: string): NotificationKind => ({
  id,
  name,
  mandatory: true,
  email: false,
  sms: true,
  emailAtFirst: true,
});

export const KINDS = {
  outbid: optional(1, 'Outbid'),
  leading: optional(2, 'Winning again'),
  closing: optional(3, 'Closing soon'),
  won: mandatory(4, 'Items won'),
  lost: optional(5, 'Items lost'),
  moreTime: mandatory(6, 'More time to bid'),
  payment: mandatory(7, 'Payment information'),
  pickup: mandatory(8, 'Pickup'),
  credit: optional(9, 'Credits'),
  search: optional(10, 'Saved search matches'),
  account: mandatory(11, 'Account and security'),
  questions: optional(13, 'Questions and answers'),
  canceled: mandatory(15, 'Canceled lots and auctions'),
  followed: optional(14, 'New from sellers you follow'),
  trending: { ...optional(12, 'Trending now'), sms: false, emailAtFirst: false },
} as const satisfies Record<string, NotificationKind>;

export type KindName = keyof typeof KINDS;

export const ALL_KINDS: readonly NotificationKind[] = Object.values(KINDS);

export const CHANNELS = ['email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Whether this kind is sent on that channel, by the user's choice; undefined: no choice was made.
 */
export function isSent(
  kind: NotificationKind,
  channel: Channel,
  chosen: boolean | undefined,
): boolean {
  if (channel === 'email' && kind.mandatory) return true;
  if (!kind[channel]) return false;
  return chosen ?? (channel === 'email' && kind.emailAtFirst);
}

/** Parses the encoding of choices, such as "1,3"; unknown numbers are ignored. */
export const readIds = (text: string): ReadonlySet<number> =>
  new Set(text.split(',').filter(Boolean).map(Number));

export const writeIds = (ids: Iterable<number>): string =>
  [...ids].toSorted((one, other) => one - other).join(',');
