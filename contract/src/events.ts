// What the socket may say, and what it may be told. A public event goes to everyone who watches
// the lot and holds nothing private (R38); one to a user's own room tells that user's standing.

/** The events of the server, under the specification's names. */
export interface ServerEvents {
  /** The time of the database, every second at most. */
  sliservertime: (time: ServerTime) => void;
  bidAddtime: (event: LotChanged | OwnStanding) => void;
  realclosedupdates: (event: LotClosed | OwnResult) => void;
  watchlistAdded: (event: WatchChanged) => void;
}

/** What a client may ask for; the answer tells which lots it watches from now on. */
export interface ClientEvents {
  watchLots: (wish: LotWish, answer?: (watched: LotsWatched) => void) => void;
  unwatchLots: (wish: LotWish) => void;
}

/** At most this many lots in one wish, and in all. */
export const WATCHED_LOTS_MAX = 200;

export interface LotWish {
  readonly lotIds: readonly string[];
}

export interface LotsWatched {
  readonly lotIds: readonly string[];
  /** The number of each lot's last public event (R70): all after it is told. */
  readonly sequences: Readonly<Record<string, number>>;
}

export interface ServerTime {
  /** Milliseconds since the epoch. */
  readonly dTime: number;
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
  /** What the lot can be had for at once; null from the first bid on (R18). */
  readonly buynowamount: string | null;
  readonly market_status: 'open' | 'sold' | 'closed';
  /** true while only bids in advance are taken. */
  readonly future_active: boolean;
  /** The close was moved, by a late bid or after an outage. */
  readonly extended: boolean;
  /** Why the close was moved, where it was not by a bid. */
  readonly reason: string;
}

export interface LotClosed extends Public {
  readonly market_status: 'sold' | 'closed';
}

export interface OwnStanding extends OfLot {
  readonly channel: 'user';
  /** Empty when the user has no bid left on the lot. */
  readonly bidtopstatus: '' | 'winning' | 'outbid';
  readonly bidtopstatus_text: string;
  readonly bidtopstatus_color: '' | 'green' | 'red';
  readonly message: string;
  readonly latestbid: string | null;
  /** The user's own maximum; null when no bid of theirs stands. */
  readonly max_amount: string | null;
  /** R68: a retraction has exposed the maximum, which may be lowered until then (milliseconds). */
  readonly lowering_until: number | null;
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

/** LIVE-05: to all tabs of whoever began or stopped watching a lot. */
export interface WatchChanged {
  readonly channel: 'user';
  readonly lot_id: string;
  readonly status: 'added' | 'removed';
  readonly watchlist_id: string | null;
  /** How many lots the user watches now: what the badge shows. */
  readonly watchlistCount: number;
}
