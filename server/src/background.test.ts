import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import type {
  ClientEvents,
  LotChanged,
  LotClosed,
  OwnResult,
  OwnStanding,
  ServerEvents,
} from '@hammerdock/contract/events.ts';
import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readNow } from './db/database.ts';
import { newId } from './security/ids.ts';
import { endSession } from './store/accounts/sessions.ts';
import * as build from './testing/build.ts';
import { openWorld, type World } from './testing/world.ts';

type Client = Socket<ServerEvents, ClientEvents>;
type BidEvent = LotChanged | OwnStanding;
type CloseEvent = LotClosed | OwnResult;

/** A browser tab: the events it received, by channel. */
interface Tab {
  readonly socket: Client;
  readonly bids: BidEvent[];
  readonly closes: CloseEvent[];
}

describe('live events and emails', () => {
  let world: World;
  let address: string;
  let auctionId: string;
  const tabs: Tab[] = [];

  beforeAll(async () => {
    world = await openWorld();
    await world.app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.http.server.address() as AddressInfo;
    address = `http://127.0.0.1:${port}`;
    auctionId = await build.buildAuction(world.owner);
  });
  afterEach(() => {
    for (const { socket } of tabs.splice(0)) socket.disconnect();
  });
  afterAll(() => world.close());

  const connect = (token?: string, headers: Record<string, string> = {}): Client =>
    io(address, {
      transports: ['websocket'],
      reconnection: false,
      auth: token === undefined ? {} : { token },
      extraHeaders: headers,
    });

  async function openTab(lotIds: readonly string[], token?: string): Promise<Tab> {
    const tab: Tab = { socket: connect(token), bids: [], closes: [] };
    tabs.push(tab);
    tab.socket.on('bidAddtime', (event) => tab.bids.push(event));
    tab.socket.on('realclosedupdates', (event) => tab.closes.push(event));
    await tab.socket.emitWithAck('watchLots', { lotIds });
    return tab;
  }
  const arrived = (list: readonly object[], wanted: object) =>
    expect.poll(() => list).toContainEqual(expect.objectContaining(wanted));

  test('LIVE-07 R38 R48: sends the price to everyone, and each bidder’s standing only to that bidder', async () => {
    const lotId = await build.buildLot(world.owner, { auctionId });
    const [xavier, yolanda] = [
      await build.buildPerson(world.owner, { username: 'xavier' }),
      await build.buildPerson(world.owner, { username: 'yolanda' }),
    ];
    const guest = await openTab([lotId]);
    const first = await openTab([lotId], (await build.buildSession(world.owner, xavier.id)).token);
    const second = await openTab(
      [lotId],
      (await build.buildSession(world.owner, yolanda.id)).token,
    );
    await build.buildBid(world.owner, { lotId, bidderId: xavier.id, amountCents: 2000 });
    await arrived(first.bids, {
      channel: 'user',
      bidtopstatus: 'winning',
      latestbid: '5.00',
      max_amount: '20.00',
    });
    await build.buildBid(world.owner, { lotId, bidderId: yolanda.id, amountCents: 5000 });
    await arrived(first.bids, {
      channel: 'user',
      bidtopstatus: 'outbid',
      message: 'user y****a has placed a higher Max Bid',
      max_amount: '20.00',
    });
    await arrived(second.bids, { channel: 'user', bidtopstatus: 'winning', max_amount: '50.00' });
    const shown = { channel: 'lot', latestbid: '21.00', next_bid: '22.00', bids: 2, sequence: 2 };
    for (const { bids } of [guest, first, second]) await arrived(bids, shown);
    expect(guest.bids.every(({ channel }) => channel === 'lot')).toBe(true);
    expect(JSON.stringify(guest.bids)).not.toMatch(/xavier|yolanda|50\.00/);
  });

  test('R38: notifies winner, loser and onlooker of the close', async () => {
    const closesAt = (await readNow(world.owner)) + minutes(30);
    const lotId = await build.buildLot(world.owner, { auctionId, closesAt });
    const unwanted = await build.buildLot(world.owner, { auctionId, closesAt });
    const people = [await build.buildPerson(world.owner), await build.buildPerson(world.owner)];
    const [winner, loser] = await Promise.all(
      people.map(async ({ id }, index) => {
        const { token } = await build.buildSession(world.owner, id);
        const tab = await openTab([lotId], token);
        const amountCents = index === 0 ? 5000 : 1000;
        return { id, tab, amountCents };
      }),
    );
    if (winner === undefined || loser === undefined) throw new Error('two bid');
    const guest = await openTab([lotId, unwanted]);
    for (const { id, amountCents } of [loser, winner]) {
      await build.buildBid(world.owner, { lotId, bidderId: id, amountCents });
    }
    await world.clock.advance(minutes(31));
    await arrived(winner.tab.closes, { channel: 'user', bidtopstatus: 'won' });
    await arrived(loser.tab.closes, { channel: 'user', bidtopstatus: 'lost' });
    await arrived(guest.closes, { lot_id: lotId, market_status: 'sold', latestbid: '11.00' });
    await arrived(guest.closes, { lot_id: unwanted, market_status: 'closed', latestbid: null });
    const subjects = async () => {
      const { body } = await world.call('messages.listMessages', { limit: 100 });
      if (body.status !== 'success') throw new Error(body.statusText);
      return body.data.messages.map(({ template }) => template).toSorted();
    };
    await expect.poll(subjects).toContain('lot-won');
    await expect.poll(subjects).toContain('lot-lost');
  });

  test('LIVE-09 without a winner: the lot closes, and every bidder sees it as lost, in red', async () => {
    const closesAt = (await readNow(world.owner)) + minutes(30);
    const lotId = await build.buildLot(world.owner, { auctionId, closesAt, retractMinutes: 5 });
    const person = await build.buildPerson(world.owner);
    const { token } = await build.buildSession(world.owner, person.id);
    await build.buildBid(world.owner, { lotId, bidderId: person.id, amountCents: 1000 });
    const cancelled = await world.call(
      'bidding.bidCancel',
      { id: lotId, reason: 'Typing error' },
      { as: token },
    );
    expect(cancelled.status).toBe(200);
    const [bidder, guest] = [await openTab([lotId], token), await openTab([lotId])];
    await world.clock.advance(minutes(31));
    const red = { bidtopstatus: 'lost', bidtopstatus_color: 'red', market_status: 'closed' };
    await arrived(bidder.closes, { channel: 'user', lot_id: lotId, ...red });
    await arrived(guest.closes, { channel: 'lot', lot_id: lotId, market_status: 'closed' });
    expect(guest.closes.every(({ channel }) => channel === 'lot')).toBe(true);
    const seen = async (as?: string) => {
      const options = as === undefined ? {} : { as };
      const { body } = await world.call('catalog.getProductInfo', { product_id: lotId }, options);
      return body.status === 'success' ? body.data : undefined;
    };
    expect(await seen(token)).toMatchObject({ ...red, latestbid: null });
    expect(await seen()).toMatchObject({ bidtopstatus: '', market_status: 'closed' });
  });

  test('R38: sends the database’s time on connecting and repeatedly', async () => {
    const times: number[] = [];
    const tab = await openTab([]);
    tab.socket.on('sliservertime', ({ dTime }) => times.push(dTime));
    await expect.poll(() => times.length).toBeGreaterThan(1);
    expect(Math.abs((times[0] ?? 0) - (await readNow(world.owner)))).toBeLessThan(minutes(1));
  });

  test('sends the message of maintenance on connecting, and when it begins and ends', async () => {
    const admin = await build.buildPerson(world.owner, { role: 'admin' });
    const { token: as } = await build.buildSession(world.owner, admin.id);
    const messages: (string | null)[] = [];
    const { socket } = await openTab([]);
    socket.on('maintenance', ({ message }) => messages.push(message));
    const set = (enabled: boolean) =>
      world.call('upkeep.setMaintenance', { enabled, message: 'Back at noon.' }, { as });
    await set(true);
    await expect.poll(() => messages).toContain('Back at noon.');
    const late: (string | null)[] = [];
    const tab: Tab = { socket: connect(), bids: [], closes: [] };
    tabs.push(tab);
    tab.socket.on('maintenance', ({ message }) => late.push(message));
    await expect.poll(() => late).toEqual(['Back at noon.']);
    await set(false);
    await expect.poll(() => messages.at(-1)).toBeNull();
  });

  test('LIVE-07: a private room needs a session, and is left when it ends', async () => {
    const person = await build.buildPerson(world.owner);
    const session = await build.buildSession(world.owner, person.id);
    const tab = await openTab([], session.token);
    const ended = new Promise<string>((resolve) => tab.socket.once('disconnect', resolve));
    await world.app.context.db.transaction().execute((tx) => endSession(tx, session.id));
    expect(await ended).toBe('transport close');
  });

  test('LIVE-07: drafts, unknown lots and too many lots cannot be watched', async () => {
    const draft = await build.buildLot(world.owner, { auctionId, phase: 'draft' });
    const open = await build.buildLot(world.owner, { auctionId });
    const { socket } = await openTab([]);
    const answer = await socket.emitWithAck('watchLots', { lotIds: [draft, open, newId()] });
    expect(answer).toEqual({ lotIds: [open], sequences: { [open]: 0 } });
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.emit('watchLots', { lotIds: Array.from({ length: 201 }, newId) });
    await ended;
  });

  test('LIVE-07: a room name that is no lot admits no socket', async () => {
    const { socket } = await openTab([]);
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.emit('watchLots', { lotIds: ['user:another'] });
    expect(await ended).toBe('transport close');
  });

  test('a page of another site may not connect', async () => {
    const socket = connect(undefined, { origin: 'https://elsewhere.example' });
    const refused = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect(refused).toBeInstanceOf(Error);
    socket.disconnect();
  });
});
