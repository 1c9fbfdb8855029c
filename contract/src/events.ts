// The events of the socket, in both directions. A public event goes to everyone who watches the lot
// and contains nothing private (R38); one to a user's own room contains that user's standing.

/** The events of the server, under the specification's names. */
export interface ServerEvents {
  /** The time of the database, at most once a second. */
  sliservertime: (time: ServerTime) => void;
  bidAddtime: (event: LotChanged | OwnStanding) => void;
  realclosedupdates: (event: LotClosed | OwnResult) => void;
  watchlistAdded: (event: WatchChanged) => void;
  notificationsChanged: (event: NotificationsChanged) => void;
  pickupsChanged: (event: PickupsChanged) => void;
  manifestProgress: (event: ManifestProgress) => void;
  archiveProgress: (event: ArchiveProgress) => void;
  /** On connecting, and when an admin closes or opens the store (NAV-09). */
  maintenance: (state: MaintenanceState) => void;
}

/** The requests of a client; the answer contains the lots it watches from now on. */
export interface ClientEvents {
  watchLots: (request: LotSubscription, answer?: (watched: WatchedLots) => void) => void;
  unwatchLots: (request: LotSubscription) => void;
}

/** The maximum number of lots per request and per socket. */
export const WATCHED_LOTS_MAX = 200;

export interface LotSubscription {
  readonly lotIds: readonly string[];
}

export interface WatchedLots {
  readonly lotIds: readonly string[];
  /** The number of each lot's last public event (R70); the client receives all later ones. */
  readonly sequences: Readonly<Record<string, number>>;
}

export interface ServerTime {
  /** Milliseconds since the epoch. */
  readonly dTime: number;
}

export interface MaintenanceState {
  /** The admin's message; null while the store is open. */
  readonly message: string | null;
}

interface OfLot {
  readonly lot_id: string;
  /** The number of the last public event (R70) that this event includes. */
  readonly sequence: number;
}

interface Public extends OfLot {
  readonly channel: 'lot';
  /** R40: only a `from_seq` above the last known sequence + 1 is a gap. */
  readonly from_seq: number;
  readonly to_seq: number;
  /** A decimal string; null before the first bid. */
  readonly latestbid: string | null;
  readonly bids: number;
  /** Milliseconds since the epoch. */
  readonly date_closed: number;
}

export interface LotChanged extends Public {
  readonly next_bid: string;
  /** The buy-now price; null from the first bid on (R18). */
  readonly buynowamount: string | null;
  readonly market_status: 'open' | 'sold' | 'closed';
  /** true while only bids in advance are accepted. */
  readonly future_active: boolean;
  /** The close was moved, by a late bid or after an outage. */
  readonly extended: boolean;
  /** Why the close was moved, where it was not by a bid. */
  readonly reason: string;
}

export interface LotClosed extends Public {
  readonly market_status: 'sold' | 'closed';
  /** R63: taken out of its auction; no one is charged. */
  readonly withdrawn: boolean;
}

export interface OwnStanding extends OfLot {
  readonly channel: 'user';
  /** Empty when the user has no bid left on the lot. */
  readonly bidtopstatus: '' | 'winning' | 'outbid';
  readonly bidtopstatus_text: string;
  readonly bidtopstatus_color: '' | 'green' | 'red';
  readonly message: string;
  readonly latestbid: string | null;
  /** With the price, so that neither is shown without the other; a node before this has none. */
  readonly next_bid?: string;
  /** The user's own maximum; null when no bid of theirs stands. */
  readonly max_amount: string | null;
  /** Of the bid of that amount; a node before this has none. */
  readonly kind?: 'proxy' | 'hard' | null;
  /** R68: a retraction has exposed the maximum, which may be lowered until then (milliseconds). */
  readonly lowering_until: number | null;
  /** R18: the user's own purchase was not paid in time; a node before this has none. */
  readonly buynow_lapsed?: boolean;
}

export interface OwnResult extends OfLot {
  readonly channel: 'user';
  readonly bidtopstatus: 'won' | 'lost';
  readonly bidtopstatus_text: string;
  readonly bidtopstatus_color: 'green' | 'red';
  readonly message: string;
  readonly market_status: 'sold' | 'closed';
  readonly latestbid: string | null;
}

/** LIVE-05: to all tabs of a user who started or stopped watching a lot. */
export interface WatchChanged {
  readonly channel: 'user';
  readonly lot_id: string;
  readonly status: 'added' | 'removed';
  readonly watchlist_id: string | null;
  /** The number of lots the user watches, shown in the badge. */
  readonly watchlistCount: number;
}

/** NTF-05: to all tabs of a user who got, or read, a notification. */
export interface NotificationsChanged {
  readonly channel: 'user';
  /** The number of unread notifications, shown at the bell. */
  readonly unread: number;
}

/** R33: to all tabs of a buyer whose lots were handed over, or whose hand-over was undone. */
export interface PickupsChanged {
  readonly channel: 'user';
}

/** How far an import of a manifest is, to those who work on it. */
export interface ManifestProgress {
  readonly channel: 'user';
  readonly import_id: string;
  readonly state: string;
  readonly rows: number;
  readonly done: number;
}

/** How far a ZIP file with photos is, to those who work on it. */
export interface ArchiveProgress {
  readonly channel: 'user';
  readonly archive_id: string;
  readonly state: string;
  readonly photos: number;
  readonly done: number;
}
