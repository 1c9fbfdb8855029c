// What happened to a lot → the events of the socket. The public ones hold nobody's id, name or
// maximum (R38); the private ones are for the one user's room that they are sent to.
import type {
  LotChanged,
  LotClosed,
  OwnResult,
  OwnStanding,
  WatchChanged,
} from '@hammerdock/contract/events.ts';
import { toDecimal, toDollars, type Cents } from '@hammerdock/domain/money.ts';
import { maskName } from '@hammerdock/domain/text/mask.ts';
import type { Instant } from '@hammerdock/domain/time.ts';

/** The state of a lot after its event `sequence`. */
export interface LotMoment {
  readonly lotId: string;
  readonly sequence: number;
  readonly priceCents: Cents | null;
  readonly nextBidCents: Cents;
  readonly bidCount: number;
  readonly closesAt: Instant;
  readonly phase: string;
  readonly buyNowCents: Cents | null;
}

/** The stretch of the log that one event tells about (R40). */
export interface Stretch {
  readonly fromSequence: number;
  readonly extended: boolean;
  readonly reason: string;
}

const decimalOf = (cents: Cents | null): string | null =>
  cents === null ? null : toDecimal(cents);
const dollars = (cents: Cents | null): string => (cents === null ? '' : toDollars(cents));

const publicPart = (lot: LotMoment, fromSequence: number) => ({
  channel: 'lot' as const,
  lot_id: lot.lotId,
  sequence: lot.sequence,
  from_seq: fromSequence,
  to_seq: lot.sequence,
  latestbid: decimalOf(lot.priceCents),
  bids: lot.bidCount,
  date_closed: lot.closesAt,
});

const statusOf = (phase: string): LotChanged['market_status'] =>
  phase === 'open' || phase === 'upcoming' ? 'open' : phase === 'sold' ? 'sold' : 'closed';

export function viewLotChanged(lot: LotMoment, stretch: Stretch): LotChanged {
  return {
    ...publicPart(lot, stretch.fromSequence),
    next_bid: toDecimal(lot.nextBidCents),
    buynowamount: decimalOf(lot.buyNowCents),
    market_status: statusOf(lot.phase),
    future_active: lot.phase === 'upcoming',
    extended: stretch.extended,
    reason: stretch.reason,
  };
}

export function viewLotClosed(lot: LotMoment): LotClosed {
  const market_status = lot.phase === 'sold' ? 'sold' : 'closed';
  return { ...publicPart(lot, lot.sequence), market_status };
}

export interface Standpoint {
  readonly leads: boolean;
  /** null when no bid of theirs stands. */
  readonly ownMaxCents: Cents | null;
  readonly leaderName: string;
}

/** LIVE-03: how one bidder stands after it. */
export function viewOwnStanding(lot: LotMoment, point: Standpoint): OwnStanding {
  return {
    channel: 'user',
    lot_id: lot.lotId,
    sequence: lot.sequence,
    ...standingWords(lot, point),
    latestbid: decimalOf(lot.priceCents),
    max_amount: decimalOf(point.ownMaxCents),
  };
}

type StandingWords = Pick<
  OwnStanding,
  'bidtopstatus' | 'bidtopstatus_text' | 'bidtopstatus_color' | 'message'
>;

function standingWords(lot: LotMoment, point: Standpoint): StandingWords {
  if (point.ownMaxCents === null) {
    return { bidtopstatus: '', bidtopstatus_text: '', bidtopstatus_color: '', message: '' };
  }
  if (!point.leads) {
    return {
      bidtopstatus: 'outbid',
      bidtopstatus_text: "You're losing",
      bidtopstatus_color: 'red',
      message: `user ${maskName(point.leaderName)} has placed a higher Max Bid`,
    };
  }
  return {
    bidtopstatus: 'winning',
    bidtopstatus_text: "You're Winning",
    bidtopstatus_color: 'green',
    message: `Current bid ${dollars(lot.priceCents)}. Your max bid ${dollars(point.ownMaxCents)}.`,
  };
}

/** LIVE-04, LIVE-09: what became of it for one bidder. */
export function viewOwnResult(lot: LotMoment, won: boolean): OwnResult {
  return {
    channel: 'user',
    lot_id: lot.lotId,
    sequence: lot.sequence,
    bidtopstatus: won ? 'won' : 'lost',
    bidtopstatus_text: won ? 'You Won' : 'You Lost',
    bidtopstatus_color: won ? 'green' : 'red',
    message: won
      ? 'Congratulations you have won this item'
      : 'Unfortunately you have lost this item',
    market_status: lot.phase === 'sold' ? 'sold' : 'closed',
    latestbid: decimalOf(lot.priceCents),
  };
}

export const viewWatchChange = (
  { lotId, watchId }: { lotId: string; watchId: string | null },
  watchlistCount: number,
): WatchChanged => ({
  channel: 'user',
  lot_id: lotId,
  status: watchId === null ? 'removed' : 'added',
  watchlist_id: watchId,
  watchlistCount,
});
