// Applies a live event to the answers on screen. The lot is searched for in the whole answer, so
// that lists, cards and the lot's page change alike (LIVE-02).
import type { LotChanged, LotClosed, OwnResult, OwnStanding } from '@hammerdock/contract/events.ts';
import type { LotCard, LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import { changeLots } from './lot-in-answers.ts';

export type PublicEvent = LotChanged | LotClosed;
export type OwnEvent = OwnStanding | OwnResult;
export type LotEvent = PublicEvent | OwnEvent;

export interface Outcome<T> {
  readonly data: T;
  /** An event was missed: the answer must be refetched (R38, R40). */
  readonly gap: boolean;
}

export const applyEvent = <T>(data: T, event: LotEvent): Outcome<T> =>
  applyAll(data, ({ id }) => (id === event.lot_id ? [event] : []));

/** Applies earlier events to an answer that may be older than them. */
export const catchUp = <T>(data: T, eventsOf: (lotId: string) => readonly LotEvent[]): Outcome<T> =>
  applyAll(data, (lot) => eventsOf(lot.id).filter((event) => isNewer(event, lot)));

/** A raise has no public number (R70), so an own event with the same number is as new. */
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
  // The winner's next step is known only to the server (LIST-18).
  if (event.channel === 'user') {
    return event.sequence < lot.sequence || event.bidtopstatus === 'won';
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
  const { next_bid, future_active } = event;
  const buynowamount = hasLapsed(lot) ? null : event.buynowamount;
  return { ...shared, next_bid, future_active, buynowamount };
}

/** The event is for everyone, but this viewer may not buy the lot again (R18). */
const hasLapsed = (lot: LotTile | LotCard): boolean =>
  'buynow_lapsed' in lot && lot.buynow_lapsed === 1;

/** LIST-16: as the server labels it. */
function priceLabel(event: PublicEvent): LotTile['cbidtext'] {
  if (event.market_status === 'sold') return 'Sold Price';
  if ('withdrawn' in event && event.withdrawn) return 'Withdrawn';
  const hasBid = event.latestbid !== null;
  if (event.market_status === 'closed') return hasBid ? 'Final Bid' : 'Not sold';
  return hasBid ? 'Current Bid' : 'Starting Bid';
}

function ownChanges(lot: LotTile, event: OwnEvent): Partial<LotCard> {
  const status = {
    bidtopstatus: event.bidtopstatus,
    bidtopstatus_text: event.bidtopstatus_text,
    bidtopstatus_color: event.bidtopstatus_color,
    // An own bid's answer does not say who leads.
    bidtopstatus_message:
      event.bidtopstatus === 'outbid' ? event.message || lot.bidtopstatus_message : '',
  };
  if (!('max_amount' in event)) return { ...status, market_status: event.market_status };
  const { max_amount, kind, latestbid, next_bid } = event;
  return {
    ...status,
    // A standing concerns only open lots that are not bought.
    buynowed: null,
    buynowpaid: 0,
    common_invoice: null,
    pay_until: null,
    payment_processing: false,
    ...loweringOf(lot, event),
    ...(event.buynow_lapsed === true ? { buynow_lapsed: 1, buynowamount: null } : {}),
    proxy_bid_details:
      max_amount === null
        ? null
        : { leading: event.bidtopstatus === 'winning', max_amount, kind: kind ?? 'proxy' },
    // The public event carries the price; this one must only not look older than it.
    ...(event.sequence > lot.sequence && latestbid !== null
      ? { latestbid, ...(next_bid === undefined ? {} : { next_bid }) }
      : {}),
  };
}

/** R68: until when the own maximum, revealed by a canceled bid, may be lowered. */
function loweringOf(lot: LotTile | LotCard, { lowering_until, max_amount }: OwnStanding): object {
  if (!('lowering_until' in lot)) return {};
  if (lowering_until !== null) return { lowering_until: toIso(lowering_until) };
  const own = 'proxy_bid_details' in lot ? lot.proxy_bid_details : null;
  // Another maximum was not revealed.
  return own?.max_amount === max_amount ? {} : { lowering_until: null };
}
