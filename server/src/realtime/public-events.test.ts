import { describe, expect, test } from 'vitest';
import type { LiveEvent } from '../events/subscribers.ts';
import { toPrivateEvent, listRecipients } from './private-events.ts';
import { toPublicEvents } from './public-events.ts';

const change = (lotId: string, sequence: number) => ({
  lotId,
  sequence,
  publicSequence: sequence,
  priceCents: sequence * 100,
  nextBidCents: sequence * 100 + 100,
  bidCount: sequence,
  closesAt: 1000,
  phase: 'open',
  leaderId: 'secret-leader',
  buyNowCents: null,
});
const placed = (lotId: string, sequence: number) => ({
  ...change(lotId, sequence),
  bidderId: 'secret-bidder',
  previousLeaderId: 'secret-previous',
  outcome: 'took lead' as const,
  extended: false,
});
const bid = (lotId: string, sequence: number, extended = false): LiveEvent => ({
  name: 'bid.placed',
  payload: { ...placed(lotId, sequence), extended },
});
/** An event without a public sequence. */
const raise = (lotId: string, sequence: number): LiveEvent => ({
  name: 'bid.placed',
  payload: { ...placed(lotId, sequence), publicSequence: sequence - 1, outcome: 'raised' },
});
const bidAfterRaise = (lotId: string, sequence: number): LiveEvent => ({
  name: 'bid.placed',
  payload: { ...placed(lotId, sequence), publicSequence: sequence - 1 },
});
const closed = (lotId: string, sequence: number): LiveEvent => ({
  name: 'lot.closed',
  payload: {
    ...change(lotId, sequence),
    phase: 'sold',
    outcome: 'sold',
    winnerId: 'secret-winner',
    hammerCents: 100,
  },
});
const summary = (events: readonly LiveEvent[]) =>
  toPublicEvents(events).map(({ name, payload }) => [
    name,
    payload.lot_id,
    payload.from_seq,
    payload.to_seq,
  ]);

const bought = (lotId: string, sequence: number): LiveEvent => ({
  name: 'lot.bought',
  payload: {
    ...change(lotId, sequence),
    phase: 'sold',
    buyerId: 'secret-buyer',
    invoiceId: 'secret-invoice',
  },
});
const reopened = (lotId: string, sequence: number): LiveEvent => ({
  name: 'lot.reopened',
  payload: {
    ...change(lotId, sequence),
    priceCents: null,
    leaderId: null,
    buyNowCents: 9_000,
    buyerId: 'secret-buyer',
    invoiceId: 'secret-invoice',
    creditedCents: 4_000,
    reason: 'Not paid in time.',
  },
});

describe('public events', () => {
  test('R18 R40: publish a purchase as a close and its lapse with the reason, and merge neither', () => {
    const events = [bid('a', 1), bought('a', 2), reopened('a', 3), bid('a', 4)];
    expect(summary(events)).toEqual([
      ['bidAddtime', 'a', 1, 1],
      ['realclosedupdates', 'a', 2, 2],
      ['bidAddtime', 'a', 3, 3],
      ['bidAddtime', 'a', 4, 4],
    ]);
    expect(toPublicEvents(events)[1]?.payload).toMatchObject({ market_status: 'sold' });
    expect(toPublicEvents(events)[2]?.payload).toMatchObject({
      market_status: 'open',
      latestbid: null,
      buynowamount: '90.00',
      reason: 'Not paid in time.',
    });
  });

  test('R18 R38: a purchase and its lapse are sent privately to the buyer only', () => {
    const lookup = { biddersOf: new Map(), usernames: new Map(), maximumOf: () => null };
    const sent = [bought('a', 2), reopened('a', 3)].flatMap((event) =>
      listRecipients(event, new Map()).map((userId) => toPrivateEvent(event, userId, lookup)),
    );
    expect(sent).toMatchObject([
      { userId: 'secret-buyer', name: 'realclosedupdates', payload: { bidtopstatus: 'won' } },
      { userId: 'secret-buyer', name: 'bidAddtime', payload: { buynow_lapsed: true } },
    ]);
  });

  test('R40: merge the bids of each lot, with the latest price', () => {
    const events = [bid('a', 4), bid('b', 1), bid('a', 5, true), bid('a', 6)];
    expect(summary(events)).toEqual([
      ['bidAddtime', 'a', 4, 6],
      ['bidAddtime', 'b', 1, 1],
    ]);
    expect(toPublicEvents(events)[0]?.payload).toMatchObject({
      latestbid: '6.00',
      next_bid: '7.00',
      bids: 6,
      sequence: 6,
      extended: true,
    });
  });

  test('R40: publish a close separately, after the bids before it', () => {
    expect(summary([bid('a', 1), bid('a', 2), closed('a', 3)])).toEqual([
      ['bidAddtime', 'a', 1, 2],
      ['realclosedupdates', 'a', 3, 3],
    ]);
  });

  test('R40: publish an extension after an outage separately, with its reason', () => {
    const extended: LiveEvent = {
      name: 'lot.extended',
      payload: { ...change('a', 2), reason: 'We were away.' },
    };
    const events = toPublicEvents([bid('a', 1), extended, bid('a', 3)]);
    expect(events.map(({ payload }) => payload.to_seq)).toEqual([1, 2, 3]);
    expect(events[1]?.payload).toMatchObject({ reason: 'We were away.', extended: true });
  });

  test('R40: do not merge across a missing event, so that the gap stays visible', () => {
    expect(summary([bid('a', 1), bid('a', 3)])).toEqual([
      ['bidAddtime', 'a', 1, 1],
      ['bidAddtime', 'a', 3, 3],
    ]);
  });

  test('R70 B5: publish no event for a raise and leave no gap', () => {
    expect(toPublicEvents([raise('a', 2)])).toEqual([]);
    expect(summary([bid('a', 1), raise('a', 2), bidAfterRaise('a', 3)])).toEqual([
      ['bidAddtime', 'a', 1, 2],
    ]);
    expect(toPublicEvents([bidAfterRaise('a', 3)])[0]?.payload).toMatchObject({
      sequence: 2,
      from_seq: 2,
    });
  });

  test('R38: contain no user, leader or maximum', () => {
    const events = [bid('a', 1), closed('a', 2), bought('b', 1), reopened('b', 2)];
    const text = JSON.stringify(toPublicEvents(events));
    expect(text).not.toMatch(/secret|leader|bidder|max/i);
  });
});
