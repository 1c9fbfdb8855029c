import { describe, expect, test } from 'vitest';
import type { LiveFact } from '../facts/dispatch-table.ts';
import { cutPublicEvents } from './public-events.ts';

const change = (lotId: string, sequence: number) => ({
  lotId,
  sequence,
  priceCents: sequence * 100,
  nextBidCents: sequence * 100 + 100,
  bidCount: sequence,
  closesAt: 1000,
  phase: 'open',
  leaderId: 'secret-leader',
});
const bid = (lotId: string, sequence: number, extended = false): LiveFact => ({
  name: 'bid.placed',
  payload: {
    ...change(lotId, sequence),
    bidderId: 'secret-bidder',
    previousLeaderId: 'secret-previous',
    outcome: 'took lead',
    extended,
  },
});
const closed = (lotId: string, sequence: number): LiveFact => ({
  name: 'lot.closed',
  payload: {
    ...change(lotId, sequence),
    phase: 'sold',
    outcome: 'sold',
    winnerId: 'secret-winner',
    hammerCents: 100,
  },
});
const summary = (facts: readonly LiveFact[]) =>
  cutPublicEvents(facts).map(({ name, payload }) => [
    name,
    payload.lot_id,
    payload.from_seq,
    payload.to_seq,
  ]);

describe('public events', () => {
  test('R40: bids of one lot are merged, the latest price wins, and lots stay apart', () => {
    const facts = [bid('a', 4), bid('b', 1), bid('a', 5, true), bid('a', 6)];
    expect(summary(facts)).toEqual([
      ['bidAddtime', 'a', 4, 6],
      ['bidAddtime', 'b', 1, 1],
    ]);
    expect(cutPublicEvents(facts)[0]?.payload).toMatchObject({
      latestbid: '6.00',
      next_bid: '7.00',
      bids: 6,
      sequence: 6,
      extended: true,
    });
  });

  test('R40: a close is never merged and comes after the bids before it', () => {
    expect(summary([bid('a', 1), bid('a', 2), closed('a', 3)])).toEqual([
      ['bidAddtime', 'a', 1, 2],
      ['realclosedupdates', 'a', 3, 3],
    ]);
  });

  test('R40: an extension after an outage tells its reason by itself', () => {
    const extended: LiveFact = {
      name: 'lot.extended',
      payload: { ...change('a', 2), reason: 'We were away.' },
    };
    const events = cutPublicEvents([bid('a', 1), extended, bid('a', 3)]);
    expect(events.map(({ payload }) => payload.to_seq)).toEqual([1, 2, 3]);
    expect(events[1]?.payload).toMatchObject({ reason: 'We were away.', extended: true });
  });

  test('R40: a step that is missing in between stays visible', () => {
    expect(summary([bid('a', 1), bid('a', 3)])).toEqual([
      ['bidAddtime', 'a', 1, 1],
      ['bidAddtime', 'a', 3, 3],
    ]);
  });

  test('R38: hold no user, leader or maximum', () => {
    const text = JSON.stringify(cutPublicEvents([bid('a', 1), closed('a', 2)]));
    expect(text).not.toMatch(/secret|leader|bidder|max/i);
  });
});
