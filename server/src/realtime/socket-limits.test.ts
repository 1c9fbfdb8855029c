import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../security-headers.ts';
import * as build from '../testing/build.ts';
import { openWorld, type World } from '../testing/world.ts';

const MADE_UP = '00000000-0000-7000-8000-000000000000';
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
/** An address of its own, so that tests do not count against each other. */
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
/** What became of it: connected, or why not. */
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
/** Whether the private room of the user has this socket in it. */
async function hearsPrivately(socket: Socket, token: string): Promise<boolean> {
  const heard = new Promise<true>(
    (resolve) => void socket.once('watchlistAdded', () => resolve(true)),
  );
  const wide = connect({ token });
  await outcomeOf(wide);
  const told = new Promise((resolve) => void wide.once('watchlistAdded', resolve));
  await world.call('watchlist.addToWatchlist', { product_id: lotIds[0] ?? '' }, { as: token });
  await told;
  // The time that is told next comes after what was told to the room.
  const later = new Promise<false>(
    (resolve) => void socket.once('sliservertime', () => resolve(false)),
  );
  const hears = await Promise.race([heard, later]);
  wide.disconnect();
  await world.call('watchlist.removeFromWatchlist', { product_id: lotIds[0] ?? '' }, { as: token });
  return hears;
}

describe('S52 sockets', () => {
  test('of one address: 20, then refused until one is closed; another address is not', async () => {
    const from = newAddress();
    const first = Array.from({ length: 20 }, () => connect({ from }));
    expect(new Set(await Promise.all(first.map(outcomeOf)))).toEqual(new Set(['connected']));
    expect(await outcomeOf(connect({ from }))).not.toBe('connected');
    expect(await outcomeOf(connect())).toBe('connected');
    first[0]?.disconnect();
    await expect.poll(() => outcomeOf(connect({ from }))).toBe('connected');
  });

  test('that come at once from one address: no more than 20 stay', async () => {
    const from = newAddress();
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () => outcomeOf(connect({ from }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(20);
  });

  test('of one IPv6 network count together', async () => {
    const all = Array.from({ length: 21 }, (_, n) =>
      outcomeOf(connect({ from: `2001:db8::${n + 1}` })),
    );
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(20);
  });

  test('of one user: five, then refused with a reason until one is closed', async () => {
    const { token } = await newSession();
    const five = Array.from({ length: 5 }, () => connect({ token }));
    expect(new Set(await Promise.all(five.map(outcomeOf)))).toEqual(new Set(['connected']));
    expect(await outcomeOf(connect({ token }))).toBe('too many connections');
    expect(await outcomeOf(connect({ token: (await newSession()).token }))).toBe('connected');
    five[0]?.disconnect();
    await expect.poll(() => outcomeOf(connect({ token }))).toBe('connected');
  });

  test('that are opened and closed: 120 a minute from one address', async () => {
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

describe('S50 what a client may not send', () => {
  test.each([
    'bidAddtime',
    'realclosedupdates',
    'sliservertime',
    'watchlistAdded',
    'made-up',
    'join',
  ])(
    'an event of the server or an unknown one, %s: it is cut off and not delivered',
    async (name) => {
      const [sender, listener] = [connect(), connect()];
      await Promise.all([outcomeOf(sender), outcomeOf(listener)]);
      await listener.emitWithAck('watchLots', { lotIds });
      await sender.emitWithAck('watchLots', { lotIds });
      const heard: unknown[] = [];
      listener.onAny((event: string) => event !== 'sliservertime' && heard.push(event));
      sender.emit(name, { lot_id: lotIds[0] });
      expect(await lossOf(sender)).toBe('transport close');
      expect(await listener.emitWithAck('watchLots', { lotIds })).toMatchObject({ lotIds });
      expect(heard).toEqual([]);
    },
  );

  test('a frame of a megabyte, and anything above 16 kB', async () => {
    for (const bytes of [1_000_000, 17_000]) {
      const socket = connect();
      await outcomeOf(socket);
      const lost = lossOf(socket);
      socket.emit('watchLots', { lotIds: ['x'.repeat(bytes)] });
      expect(await lost).toMatch(/transport/);
    }
  });

  test.each([
    ['no packet at all', 'nonsense'],
    ['a packet of no kind', '9'],
    ['broken JSON', '42["watchLots",{'],
    ['an event that is no list', '42{"a":1}'],
    ['a reserved event', '42["disconnecting"]'],
    ['a thousand attachments', '451000-["watchLots",{"_placeholder":true,"num":0}]'],
    ['an attachment of no number', '45x-["watchLots"]'],
  ])('a malformed message with %s: it is cut off, and the store goes on', async (_, message) => {
    const socket = connect();
    await outcomeOf(socket);
    const lost = lossOf(socket);
    rawOf(socket).send(message);
    expect(await lost).toMatch(/transport|parse|server/);
    expect((await world.app.http.inject({ url: '/healthz' })).statusCode).toBe(200);
  });

  test('a thousand messages: it is cut off, also when they are answers that nobody waits for', async () => {
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
  test('without a token, with a made-up or ended one, or one in the address: as a guest', async () => {
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
    for (const guest of guests) expect(await hearsPrivately(guest, token)).toBe(false);
    expect(await hearsPrivately(member, token)).toBe(true);
  });

  test('from a page of another site is refused', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      expect(await outcomeOf(connect({ headers: { origin } }))).not.toBe('connected');
    }
  });

  test('lets a socket into the rooms of 200 lots at most', async () => {
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

  test('cannot enter rooms by name, nor those of made-up lots', async () => {
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
    const answer = await socket.emitWithAck('watchLots', { lotIds: [MADE_UP] });
    expect(answer).toEqual({ lotIds: [], sequences: {} });
    expect(await hearsPrivately(socket, token)).toBe(false);
  });
});

describe('SF17 the answers of /socket.io', () => {
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
