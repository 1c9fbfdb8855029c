import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import * as build from '../testing/build.ts';
import { openWorld, type World } from '../testing/world.ts';

const UNKNOWN_LOT = '00000000-0000-7000-8000-000000000000';
let world: World;
let address: string;
let lotIds: readonly string[];
const sockets: Socket[] = [];
beforeAll(async () => {
  world = await openWorld({
    env: { HAMMERDOCK_LIMIT_FACTOR: '1', HAMMERDOCK_TRUST_PROXY: '1' },
  });
  await world.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.http.server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
  lotIds = [
    await build.buildLot(world.owner, { auctionId: await build.buildAuction(world.owner) }),
  ];
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => world.close());

let lastAddress = 0;
/** A separate address, so that tests do not count against each other. */
const newAddress = () => `203.0.113.${++lastAddress}`;

interface Wanted {
  readonly from?: string;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly query?: Record<string, string>;
}
function connect({ from = newAddress(), token, headers = {}, query = {} }: Wanted = {}): Socket {
  const socket = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    query,
    auth: token === undefined ? {} : { token },
    extraHeaders: { 'x-forwarded-for': from, ...headers },
  });
  sockets.push(socket);
  return socket;
}
/** 'connected', or the reason why not. */
const outcomeOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
const lossOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => void socket.once('disconnect', resolve));
const newSession = async () => {
  const { id } = await build.buildPerson(world.owner);
  return { id, token: (await build.buildSession(world.owner, id)).token };
};
/** Whether the socket is in the private room of the token's user. */
async function isInOwnRoom(socket: Socket, token: string): Promise<boolean> {
  let isIn = false;
  socket.once('watchlistAdded', () => (isIn = true));
  const wide = connect({ token });
  await outcomeOf(wide);
  const sent = new Promise((resolve) => void wide.once('watchlistAdded', resolve));
  await world.call('watchlist.addToWatchlist', { product_id: lotIds[0] ?? '' }, { as: token });
  await sent;
  // The answer comes after the event to the room.
  await socket.emitWithAck('watchLots', { lotIds: [] });
  socket.off('watchlistAdded');
  wide.disconnect();
  await world.call('watchlist.removeFromWatchlist', { product_id: lotIds[0] ?? '' }, { as: token });
  return isIn;
}

describe('S52 sockets', () => {
  test('of one address: 20, then refused until one closes; other addresses are admitted', async () => {
    const from = newAddress();
    const first = Array.from({ length: 20 }, () => connect({ from }));
    expect(new Set(await Promise.all(first.map(outcomeOf)))).toEqual(new Set(['connected']));
    expect(await outcomeOf(connect({ from }))).not.toBe('connected');
    expect(await outcomeOf(connect())).toBe('connected');
    first[0]?.disconnect();
    await expect.poll(() => outcomeOf(connect({ from }))).toBe('connected');
  });

  test('opened concurrently from one address: at most 20 stay open', async () => {
    const from = newAddress();
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () => outcomeOf(connect({ from }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(20);
  });

  test('of one IPv6 network are counted together', async () => {
    const all = Array.from({ length: 21 }, (_, n) =>
      outcomeOf(connect({ from: `2001:db8::${n + 1}` })),
    );
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(20);
  });

  test('of one user: five, then refused with a reason until one closes', async () => {
    const { token } = await newSession();
    const five = Array.from({ length: 5 }, () => connect({ token }));
    expect(new Set(await Promise.all(five.map(outcomeOf)))).toEqual(new Set(['connected']));
    expect(await outcomeOf(connect({ token }))).toBe('too many connections');
    expect(await outcomeOf(connect({ token: (await newSession()).token }))).toBe('connected');
    five[0]?.disconnect();
    await expect.poll(() => outcomeOf(connect({ token }))).toBe('connected');
  });

  test('opened and closed: 120 per minute from one address', async () => {
    const from = newAddress();
    const outcomes = new Set<string>();
    for (let n = 0; n < 121; n += 1) {
      const socket = connect({ from });
      outcomes.add(await outcomeOf(socket));
      if (n === 119) expect(outcomes).toEqual(new Set(['connected']));
      socket.disconnect();
    }
    expect(outcomes.size).toBe(2);
  });
});

describe('S50 disconnects a client that sends', () => {
  test.each([
    'bidAddtime',
    'realclosedupdates',
    'sliservertime',
    'watchlistAdded',
    'maintenance',
    'made-up',
    'join',
  ])('a server event or an unknown event, %s, and does not deliver it', async (name) => {
    const [sender, listener] = [connect(), connect()];
    await Promise.all([outcomeOf(sender), outcomeOf(listener)]);
    await listener.emitWithAck('watchLots', { lotIds });
    await sender.emitWithAck('watchLots', { lotIds });
    const received: unknown[] = [];
    const onConnect = ['sliservertime', 'maintenance'];
    listener.onAny((event: string) => onConnect.includes(event) || received.push(event));
    sender.emit(name, { lot_id: lotIds[0] });
    expect(await lossOf(sender)).toBe('transport close');
    expect(await listener.emitWithAck('watchLots', { lotIds })).toMatchObject({ lotIds });
    expect(received).toEqual([]);
  });

  test('a frame above 16 kB', async () => {
    for (const bytes of [1_000_000, 17_000]) {
      const socket = connect();
      await outcomeOf(socket);
      const lost = lossOf(socket);
      socket.emit('watchLots', { lotIds: ['x'.repeat(bytes)] });
      expect(await lost).toMatch(/transport/);
    }
  });

  test.each([
    ['an empty packet', 'nonsense'],
    ['a packet of an unknown kind', '9'],
    ['broken JSON', '42["watchLots",{'],
    ['an event that is not a list', '42{"a":1}'],
    ['a reserved event', '42["disconnecting"]'],
    ['a thousand attachments', '451000-["watchLots",{"_placeholder":true,"num":0}]'],
    ['an attachment without a number', '45x-["watchLots"]'],
  ])('a malformed message with %s, and the store keeps running', async (_, message) => {
    const socket = connect();
    await outcomeOf(socket);
    const lost = lossOf(socket);
    rawOf(socket).send(message);
    expect(await lost).toMatch(/transport|parse|server/);
    expect((await world.app.http.inject({ url: '/healthz' })).statusCode).toBe(200);
  });

  test('a thousand messages, including unexpected acknowledgements', async () => {
    for (const message of ['431[]', '3', '42["watchLots",{"lotIds":[]}]']) {
      const socket = connect();
      await outcomeOf(socket);
      const lost = lossOf(socket);
      for (let n = 0; n < 1000; n += 1) rawOf(socket).send(message);
      expect([message, await lost]).toEqual([message, 'transport close']);
    }
  });
});

describe('S48 S49 the handshake', () => {
  test('connects as a guest without a valid token, or with one in the URL', async () => {
    const { id, token } = await newSession();
    const ended = await build.buildSession(world.owner, id);
    await world.owner.deleteFrom('sessions').where('id', '=', ended.id).execute();
    const guests = [
      connect(),
      connect({ token: 'made-up' }),
      connect({ token: ended.token }),
      connect({ query: { token } }),
      connect({ headers: { cookie: `other=${token}` } }),
    ];
    expect(new Set(await Promise.all(guests.map(outcomeOf)))).toEqual(new Set(['connected']));
    const member = connect({ headers: { cookie: `hammerdock=${token}` } });
    expect(await outcomeOf(member)).toBe('connected');
    for (const guest of guests) expect(await isInOwnRoom(guest, token)).toBe(false);
    expect(await isInOwnRoom(member, token)).toBe(true);
  });

  test('is refused from a page of another origin', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      expect(await outcomeOf(connect({ headers: { origin } }))).not.toBe('connected');
    }
  });

  test('admits a socket to the rooms of at most 200 lots', async () => {
    const auctionId = await build.buildAuction(world.owner);
    const many: string[] = [];
    for (let n = 0; n < 201; n += 1) many.push(await build.buildLot(world.owner, { auctionId }));
    const socket = connect();
    await outcomeOf(socket);
    const watch = async (ids: readonly string[]): Promise<number> =>
      (await socket.emitWithAck('watchLots', { lotIds: ids })).lotIds.length;
    expect(await watch(many.slice(0, 150))).toBe(150);
    expect(await watch(many.slice(100))).toBe(200);
    expect(await watch(many.slice(200))).toBe(200);
    const lost = lossOf(socket);
    socket.emit('watchLots', { lotIds: many });
    expect(await lost).toBe('transport close');
  });

  test('does not join rooms by name, or those of unknown lots', async () => {
    const { id, token } = await newSession();
    for (const lot of [`user:${id}`, 'admin', '*']) {
      const socket = connect();
      await outcomeOf(socket);
      const lost = lossOf(socket);
      socket.emit('watchLots', { lotIds: [lot] });
      expect([lot, await lost]).toEqual([lot, 'transport close']);
    }
    const socket = connect();
    await outcomeOf(socket);
    const answer = await socket.emitWithAck('watchLots', { lotIds: [UNKNOWN_LOT] });
    expect(answer).toEqual({ lotIds: [], sequences: {} });
    expect(await isInOwnRoom(socket, token)).toBe(false);
  });
});

describe('SF17 the responses of /socket.io', () => {
  test.each([
    '',
    '?transport=polling',
    '?EIO=4&transport=polling',
    '?EIO=4&transport=polling&sid=none',
  ])('have the security headers: %s', async (query) => {
    const answer = await fetch(`${address}/socket.io/${query}`, {
      headers: { 'x-forwarded-for': newAddress() },
    });
    await answer.text();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...SECURITY_HEADERS,
      'cache-control': 'no-store',
    });
  });
});

/** The socket below, for messages that the client library would not send. */
function rawOf(socket: Socket): { send: (message: string) => void } {
  const { transport } = socket.io.engine;
  if (!('ws' in transport)) throw new Error('no web socket');
  return transport.ws as WebSocket;
}
