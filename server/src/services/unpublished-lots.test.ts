import type { AddressInfo } from 'node:net';
import { services } from '@hammerdock/contract';
import { io } from 'socket.io-client';
import { labelAddress } from '@hammerdock/domain/catalog/lot-pictures.ts';
import { hours } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLot, addTestAuction, type Person } from '../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../testing/fixtures/bidding-world.ts';

/** What each call that takes a lot needs besides it. */
const MORE: Readonly<Record<string, object>> = {
  'account.checkLogedUserAlreadySeenPickupLocation': {},
  'account.createUpdateUserSeenPickupLocation': { flag: 1 },
  'bidding.placeBid': { wsprice: '5.00' },
  'bidding.future_proxy': { wsprice: '5.00' },
  'bidding.preBidConfirm': { wsprice: '5.00' },
  'bidding.confirm': {},
  'bidding.bidCustomData': {},
  'bidding.checkBidRestriction': {},
  'bidding.previewBuyNow': {},
  'bidding.buyNow': {},
  'bidding.lowerMaximum': { max_amount: '5.00' },
  'bidding.getBidHistory': {},
  'bidding.getBidReplay': {},
  'catalog.getProductInfo': {},
  'catalog.listSimilarSales': {},
  'catalog.similarProducts': {},
  'inbox.sendLotMessage': { message: 'Is it new?' },
  'invoices.submitDeposit': { source_id: 'card', deposit_amount: '5.00' },
  'notes.addLotNotes': { lot_notes: 'Mine' },
  'questions.listLotQuestions': {},
  'questions.askLotQuestion': { question: 'Is it new?' },
  'watchlist.addToWatchlist': {},
};

/** These look for something of the caller's own, which cannot exist for such a lot. */
const OWN_THINGS = [
  'bidding.bidConfirmTemp',
  'bidding.cancelttwbidTemp',
  'notes.updateLotNotes',
  'notes.removeLotNotes',
  'watchlist.removeFromWatchlist',
];

const menu: Record<string, Record<string, { group: string; input: object }>> = services;

function listLotCalls(): string[] {
  return Object.entries(menu).flatMap(([service, calls]) =>
    Object.entries(calls)
      .filter(
        ([, { input }]) => 'shape' in input && Object.hasOwn(Object(input.shape), 'product_id'),
      )
      .map(([name]) => `${service}.${name}`),
  );
}

describe('B8 lots of an auction that is not published', () => {
  let world: BiddingWorld;
  let buyer: Person;
  let lot: string;
  let lpn: string;
  beforeAll(async () => {
    world = await openBiddingWorld();
    buyer = await world.addBidder();
    const testAuction = await addTestAuction(world.owner, {
      startsAt: NOON - hours(1),
      endsAt: NOON + hours(2),
    });
    const when = { opensAt: NOON - hours(1), closesAt: NOON + hours(2) };
    lot = await addLot(world.owner, testAuction, { ...when, retractMinutes: 30 });
    ({ lpn } = await world.lotRow(lot));
    const { auctionId } = testAuction;
    await world.owner
      .updateTable('auctions')
      .set({ publishedAt: null })
      .where('id', '=', auctionId)
      .execute();
  });
  afterAll(() => world.close());

  test('every call that takes a lot is tested here', () => {
    expect(listLotCalls().toSorted()).toEqual([...Object.keys(MORE), ...OWN_THINGS].toSorted());
  });

  const send = async (name: string, payload: object) => {
    const [service = '', call = ''] = name.split('.');
    const url = `/api/${menu[service]?.[call]?.group}/${call}`;
    const headers = { authorization: `Bearer ${buyer.token}`, 'idempotency-key': `try-${name}` };
    return world.app.http.inject({ method: 'POST', url, headers, payload });
  };

  test.each(Object.entries(MORE))(
    '%s answers the same as for an unknown lot',
    async (name, more) => {
      const response = await send(name, { product_id: lot, ...more });
      expect(response.json()).toMatchObject({ status: 'error', code: 'NotFound' });
    },
  );

  test('bidCancel and getLotByLabel answer the same as for an unknown lot', async () => {
    const answers = [
      await send('bidding.bidCancel', { id: lot, reason: 'Typing error' }),
      await send('catalog.getLotByLabel', { code: lpn }),
      await send('catalog.getLotByLabel', { code: lot }),
    ];
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
      'NotFound',
      'NotFound',
      'NotFound',
    ]);
  });

  test('no label picture is served for it', async () => {
    const published = await world.lotRow(await world.addLot());
    const statuses = [published.lpn, lpn].map(async (code) => {
      const { statusCode } = await world.app.http.inject({ url: labelAddress(code) ?? '' });
      return statusCode;
    });
    expect(await Promise.all(statuses)).toEqual([200, 404]);
  });

  test('its room accepts no watcher', async () => {
    await world.app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.http.server.address() as AddressInfo;
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'] });
    const answer: unknown = await socket.emitWithAck('watchLots', { lotIds: [lot] });
    expect(answer).toEqual({ lotIds: [], sequences: {} });
    socket.disconnect();
  });
});
