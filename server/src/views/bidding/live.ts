// Event of a lot → the events of the socket. Public events contain no id, name or maximum of a
// user (R38); private ones are sent to one user's room.
import type {
  LotChanged,
  LotClosed,
  OwnResult,
  OwnStanding,
  WatchChanged,
} from '@hammerdock/contract/events.ts';
import { toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import {
  closedStatusOf,
  kindOf,
  marketStatusOf,
  outbidMessage,
  standingFields,
} from './standing.ts';

/** The state of a lot after one of its events. */
export interface LotSnapshot {
  readonly lotId: string;
  readonly publicSequence: number;
  readonly priceCents: Cents | null;
  readonly nextBidCents: Cents;
  readonly bidCount: number;
  readonly closesAt: Instant;
  readonly phase: string;
  readonly buyNowCents: Cents | null;
}

/** The range of the lot's log that one event covers (R40). */
export interface EventRange {
  readonly fromSequence: number;
  readonly extended: boolean;
  readonly reason: string;
}

const decimalOf = (cents: Cents | null): string | null =>
  cents === null ? null : toDecimal(cents);
const dollars = (cents: Cents | null): string => (cents === null ? '' : dollarsOf(cents));

const publicPart = (lot: LotSnapshot, fromSequence: number) => ({
  channel: 'lot' as const,
  lot_id: lot.lotId,
  sequence: lot.publicSequence,
  from_seq: fromSequence,
  to_seq: lot.publicSequence,
  latestbid: decimalOf(lot.priceCents),
  bids: lot.bidCount,
  date_closed: lot.closesAt,
});

export function viewLotChanged(lot: LotSnapshot, range: EventRange): LotChanged {
  return {
    ...publicPart(lot, range.fromSequence),
    next_bid: toDecimal(lot.nextBidCents),
    buynowamount: decimalOf(lot.buyNowCents),
    market_status: marketStatusOf(lot.phase),
    future_active: lot.phase === 'upcoming',
    extended: range.extended,
    reason: range.reason,
  };
}

export function viewLotClosed(lot: LotSnapshot): LotClosed {
  const market_status = closedStatusOf(lot.phase);
  const withdrawn = lot.phase === 'cancelled';
  return { ...publicPart(lot, lot.publicSequence), market_status, withdrawn };
}

export interface Standpoint {
  readonly leads: boolean;
  /** null when the user has no standing bid. */
  readonly ownMaxCents: Cents | null;
  /** Whether that is a price and not a maximum (R9). */
  readonly isExact: boolean;
  readonly leaderName: string;
  /** Set by the retraction that exposed the leader's maximum (R68). */
  readonly loweringUntil: Instant | null;
  /** The event ended the user's own unpaid purchase (R18). */
  readonly hasLapsed: boolean;
}

/** LIVE-03: one bidder's standing after the event. */
export function viewOwnStanding(lot: LotSnapshot, point: Standpoint): OwnStanding {
  return {
    channel: 'user',
    lot_id: lot.lotId,
    sequence: lot.publicSequence,
    ...standingWords(lot, point),
    latestbid: decimalOf(lot.priceCents),
    next_bid: toDecimal(lot.nextBidCents),
    max_amount: decimalOf(point.ownMaxCents),
    kind: point.ownMaxCents === null ? null : kindOf(point.isExact),
    lowering_until: point.loweringUntil,
    ...(point.hasLapsed ? { buynow_lapsed: true } : {}),
  };
}

type StandingWords = Pick<
  OwnStanding,
  'bidtopstatus' | 'bidtopstatus_text' | 'bidtopstatus_color' | 'message'
>;

function standingWords(lot: LotSnapshot, point: Standpoint): StandingWords {
  if (point.ownMaxCents === null) {
    return { ...standingFields(''), message: '' };
  }
  if (!point.leads) {
    return {
      ...standingFields('outbid'),
      message: outbidMessage(point.leaderName),
    };
  }
  return {
    ...standingFields('winning'),
    message: `Current bid ${dollars(lot.priceCents)}. Your max bid ${dollars(point.ownMaxCents)}.`,
  };
}

/** LIVE-04, LIVE-09: the outcome for one bidder. */
export function viewOwnResult(lot: LotSnapshot, won: boolean): OwnResult {
  return {
    channel: 'user',
    lot_id: lot.lotId,
    sequence: lot.publicSequence,
    ...standingFields(won ? 'won' : 'lost'),
    message: resultText(lot, won),
    market_status: closedStatusOf(lot.phase),
    latestbid: decimalOf(lot.priceCents),
  };
}

function resultText(lot: LotSnapshot, won: boolean): string {
  if (lot.phase === 'cancelled') return 'This lot was withdrawn. You won’t be charged.';
  return won ? 'Congratulations you have won this item' : 'Unfortunately you have lost this item';
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
