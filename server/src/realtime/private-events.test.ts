import type { OwnStanding } from '@hammerdock/contract/events.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveEvent } from '../events/subscribers.ts';
import type { EventPayloads } from '../events/domain-event.ts';
import type { Person } from '../testing/fixtures/bidders.ts';
import { openBiddingWorld, type BiddingWorld } from '../testing/fixtures/bidding-world.ts';
import { publishEvents } from './publish.ts';
import { lotRoom, userRoom } from './rooms.ts';

interface Sent {
  readonly room: string;
  readonly event: OwnStanding;
}

describe('B7 private events', () => {
  let world: BiddingWorld;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    world = await openBiddingWorld();
    [ann, bob] = [await world.addBidder(), await world.addBidder()];
  });
  afterAll(() => world.close());

  /** Publishes all events of a lot in one batch; returns what is sent, in its order. */
  async function publishLate(lot: string): Promise<Sent[]> {
    const rows = await world.owner
      .selectFrom('outbox')
      .selectAll()
      .where('lotId', '=', lot)
      .orderBy('sequence')
      .execute();
    const events = rows.map(({ fact: name, payload }): LiveEvent => {
      // The outbox holds what appendEvent wrote under this name.
      if (name === 'bid.retracted') {
        return { name, payload: payload as unknown as EventPayloads['bid.retracted'] };
      }
      return { name: 'bid.placed', payload: payload as unknown as EventPayloads['bid.placed'] };
    });
    const sent: Sent[] = [];
    const to = (room: string) => ({
      emit: (_name: string, event: OwnStanding) => {
        sent.push({ room, event });
        return true;
      },
    });
    await world.owner.transaction().execute((tx) =>
      // publishEvents uses only `to` and `emit` of the socket server.
      publishEvents(tx, events, { io: { to } as never, mayBeConnected: () => true }),
    );
    return sent;
  }

  const publishToAnn = async (lot: string): Promise<OwnStanding[]> =>
    (await publishLate(lot)).flatMap(({ room, event }) => (room === userRoom(ann.id) ? event : []));

  test('contain the maximum as of their sequence', async () => {
    const lot = await world.addLot();
    await world.bid(ann, lot, '20.00');
    await world.bid(ann, lot, '50.00');
    await world.bid(bob, lot, '30.00');
    await world.bid(ann, lot, '80.00');
    const sent = await publishToAnn(lot);
    expect(sent.at(-1)).toMatchObject({ latestbid: '32.00', next_bid: '34.00' });
    expect(sent.map(({ sequence, max_amount }) => [sequence, max_amount])).toEqual([
      [1, '20.00'],
      [1, '50.00'],
      [2, '50.00'],
      [2, '80.00'],
    ]);
  });

  test('exclude a retracted bid from its retraction on', async () => {
    const lot = await world.addLot({ retractMinutes: 30 });
    await world.bid(bob, lot, '10.00');
    await world.bid(ann, lot, '20.00');
    await world.call('bidding.bidCancel', { id: lot, reason: 'Typing error' }, { as: ann.token });
    const sent = await publishToAnn(lot);
    expect(sent.map(({ sequence, max_amount }) => [sequence, max_amount])).toEqual([
      [2, '20.00'],
      [3, null],
    ]);
  });

  test('R9 tell an exact bid from a maximum, as the lot does', async () => {
    const lot = await world.addLot();
    const input = { product_id: lot, wsprice: '20.00', bidding_type: 'hard' } as const;
    await world.call('bidding.placeBid', input, { as: ann.token });
    const shownKind = async () => {
      const asked = { product_id: lot };
      const { body } = await world.call('catalog.getProductInfo', asked, { as: ann.token });
      return body.status === 'success' ? body.data.proxy_bid_details?.kind : body.statusText;
    };
    expect(await shownKind()).toBe('hard');
    await world.bid(bob, lot, '30.00');
    await world.bid(ann, lot, '26.00');
    expect(await shownKind()).toBe('proxy');
    const sent = await publishToAnn(lot);
    expect(sent.map(({ max_amount, kind }) => [max_amount, kind])).toEqual([
      ['20.00', 'hard'],
      ['20.00', 'hard'],
      ['26.00', 'proxy'],
    ]);
  });

  test('are sent before the public one, which has the price without the standing', async () => {
    const lot = await world.addLot();
    await world.bid(ann, lot, '20.00');
    await world.bid(bob, lot, '30.00');
    const rooms = (await publishLate(lot)).map(({ room }) => room);
    expect(rooms.at(-1)).toBe(lotRoom(lot));
    expect(rooms.filter((room) => room === lotRoom(lot))).toHaveLength(1);
    expect(rooms).toContain(userRoom(ann.id));
  });
});
