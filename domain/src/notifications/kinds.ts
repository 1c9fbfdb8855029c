// The kinds of notifications, and who may switch them off (NTF-01). An email names its kind, and
// the list of preferences shows this table. Answers to a request of the user, such as codes and
// links, are always sent and have no kind.

export interface NotificationKind {
  /** Stands in people's choices, so it is never given to another kind. */
  readonly id: number;
  readonly name: string;
  /** Its email is sent regardless of what anybody chose. */
  readonly mandatory: boolean;
  /** What is offered to be chosen. */
  readonly email: boolean;
  readonly sms: boolean;
  /** Whether the email comes until somebody says otherwise. A text message never does (R62). */
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
  trending: { ...optional(12, 'Trending now'), sms: false, emailAtFirst: false },
} as const satisfies Record<string, NotificationKind>;

export type KindName = keyof typeof KINDS;

export const ALL_KINDS: readonly NotificationKind[] = Object.values(KINDS);

export const CHANNELS = ['email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Whether something of this kind is sent that way, by what was chosen; undefined: nothing was. */
export function isSent(
  kind: NotificationKind,
  channel: Channel,
  chosen: boolean | undefined,
): boolean {
  if (channel === 'email' && kind.mandatory) return true;
  if (!kind[channel]) return false;
  return chosen ?? (channel === 'email' && kind.emailAtFirst);
}

/** "1,3" as people's choices travel; what is no number of a kind is left out. */
export const readIds = (text: string): ReadonlySet<number> =>
  new Set(text.split(',').filter(Boolean).map(Number));

export const writeIds = (ids: Iterable<number>): string =>
  [...ids].toSorted((one, other) => one - other).join(',');
