// What a live event changes in answers that are on screen. Answers are searched for the lot
// wherever it stands, so that lists, cards and the lot's page all change alike (LIVE-02).
import type { LotChanged, LotClosed, OwnResult, OwnStanding } from '@hammerdock/contract/events.ts';
import type { LotCard, LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { changeLots } from './lot-in-answers.ts';

export type PublicEvent = LotChanged | LotClosed;
export type OwnEvent = OwnStanding | OwnResult;
export type LotEvent = PublicEvent | OwnEvent;

export interface Outcome<T> {
  readonly data: T;
  /** Something in between was missed: the answer must be fetched again (R38, R40). */
  readonly gap: boolean;
}

export const applyEvent = <T>(data: T, event: LotEvent): Outcome<T> =>
  applyAll(data, ({ id }) => (id === event.lot_id ? [event] : []));

/** The same for an answer that may have been written before what was told meanwhile. */
export const catchUp = <T>(data: T, eventsOf: (lotId: string) => readonly LotEvent[]): Outcome<T> =>
  applyAll(data, (lot) => eventsOf(lot.id).filter((event) => isNewer(event, lot)));

/** A raise has no public number of its own (R70), so an own event of the same number is as new. */
const isNewer = (event: LotEvent, { sequence }: LotTile): boolean =>
  'max_amount' in event ? event.sequence >= sequence : event.sequence > sequence;

function applyAll<T>(data: T, eventsOf: (lot: LotTile) => readonly LotEvent[]): Outcome<T> {
  let gap = false;
  const changed = changeLots(data, (lot) => {
    const events = eventsOf(lot);
    if (events.length === 0) return null;
    gap ||= events.some((event) => misses(lot, event));
    return Object.assign({}, ...events.map((event) => changesOf(lot, event))) as Partial<LotCard>;
  });
  return { data: changed, gap };
}

function misses(lot: LotTile, event: LotEvent): boolean {
  // Whoever won is led on from here: where to, only the server knows (LIST-18).
  if (event.channel === 'user') {
    // What may be lowered, and until when, stands on the lot's page only (R68).
    const isExposed = 'lowering_until' in event && event.lowering_until !== null;
    return event.sequence < lot.sequence || event.bidtopstatus === 'won' || isExposed;
  }
  return event.from_seq > lot.sequence + 1;
}

function changesOf(lot: LotTile, event: LotEvent): Partial<LotCard> {
  if (event.channel === 'user') return ownChanges(lot, event);
  if (event.sequence <= lot.sequence) return {};
  const shared = {
    sequence: event.sequence,
    latestbid: event.latestbid,
    pricestart: event.latestbid ?? lot.startprice,
    bids: event.bids,
    date_closed: new Date(event.date_closed).toISOString(),
    market_status: event.market_status,
    cbidtext: priceLabel(event),
  };
  if (!('next_bid' in event)) return { ...shared, buynowamount: null };
  const { next_bid, future_active, buynowamount } = event;
  return { ...shared, next_bid, future_active, buynowamount };
}

function priceLabel(event: PublicEvent): string {
  if (event.market_status === 'sold') return 'Sold Price';
  return event.latestbid === null ? 'Starting Bid' : 'Current Bid';
}

function ownChanges(lot: LotTile, event: OwnEvent): Partial<LotCard> {
  const status = {
    bidtopstatus: event.bidtopstatus,
    bidtopstatus_text: event.bidtopstatus_text,
    bidtopstatus_color: event.bidtopstatus_color,
  };
  if (!('max_amount' in event)) return { ...status, market_status: event.market_status };
  const { max_amount } = event;
  return {
    ...status,
    // A standing is told of open lots only, and those nobody has bought.
    buynowed: null,
    buynowpaid: 0,
    common_invoice: null,
    proxy_bid_details:
      max_amount === null ? null : { leading: event.bidtopstatus === 'winning', max_amount },
    // The price comes with the public event; this one only must not look older than it.
    ...(event.sequence > lot.sequence && event.latestbid !== null
      ? { latestbid: event.latestbid }
      : {}),
  };
}
