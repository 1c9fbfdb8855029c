import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { openClock } from '../../lib/time/clock.tsx';
import { sampleLot } from '../../testing/sample-lot.ts';
import { openLive } from './live.ts';

/** The socket of the library, driven by the test. */
class FakeSocket {
  connected = false;
  readonly sent: unknown[][] = [];
  readonly connect = vi.fn(() => this);
  readonly disconnect = vi.fn(() => this);
  readonly #handlers = new Map<string, (about: unknown) => void>();
  on(name: string, handler: (about: unknown) => void) {
    // Two parts of the code listen to failed connections.
    const before = this.#handlers.get(name);
    this.#handlers.set(name, (about) => {
      before?.(about);
      handler(about);
    });
  }
  emit(...message: unknown[]) {
    this.sent.push(message);
  }
  receive(name: string, about?: unknown) {
    if (name === 'connect') this.connected = true;
    if (name === 'disconnect') this.connected = false;
    this.#handlers.get(name)?.(about);
  }
  /** The answer of the server to the last request. */
  answer(answered: object) {
    const send = this.sent.at(-1)?.at(-1);
    if (typeof send === 'function') send(answered);
  }
}

const { open } = vi.hoisted(() => ({ open: vi.fn() }));
vi.mock('socket.io-client', () => ({ io: open }));

let socket = new FakeSocket();
beforeEach(() => {
  socket = new FakeSocket();
  open.mockReset().mockImplementation(() => socket);
});

const HOME = ['catalog.homeProducts', {}];
const KETTLE = sampleLot({ id: 'kettle', sequence: 5 });

async function openWatching(lotIds: readonly string[] = ['kettle']) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(HOME, { lots: [KETTLE] });
  const clock = openClock(0);
  const times = {
    sent: vi.spyOn(clock, 'recordServerTime'),
    roundTrips: vi.spyOn(clock, 'recordRoundTrip'),
  };
  const onMaintenance = vi.fn();
  const live = openLive({ queryClient, clock: () => clock, onMaintenance });
  const leave = live.watch(lotIds);
  await expect.poll(() => open).toHaveBeenCalled();
  await Promise.resolve();
  const isStale = () => queryClient.getQueryState(HOME)?.isInvalidated;
  return { live, leave, times, onMaintenance, queryClient, isStale };
}

const connected = async (lotIds?: readonly string[]) => {
  const opened = await openWatching(lotIds);
  socket.receive('connect');
  return opened;
};

/** What was sent, without the callbacks. */
const sent = () => socket.sent.map(([name, request]) => [name, request]);

test('the lots are watched when the connection is open, and the state is live', async () => {
  const { live } = await openWatching(['kettle', 'teapot']);
  const listener = vi.fn();
  live.subscribe(listener);
  expect([live.state(), sent()]).toEqual(['idle', []]);
  socket.receive('connect');
  expect(live.state()).toBe('live');
  expect(listener).toHaveBeenCalled();
  expect(sent()).toEqual([['watchLots', { lotIds: ['kettle', 'teapot'] }]]);
});

test('one connection serves all lists, and each lot is watched once until no list has it', async () => {
  const { live, leave } = await connected(['kettle']);
  const leaveOther = live.watch(['kettle', 'teapot']);
  expect(open).toHaveBeenCalledTimes(1);
  expect(sent().at(-1)).toEqual(['watchLots', { lotIds: ['teapot'] }]);
  leave();
  expect(sent()).toHaveLength(2);
  leaveOther();
  expect(sent().at(-1)).toEqual(['unwatchLots', { lotIds: ['kettle', 'teapot'] }]);
});

test('after a lost connection the lots on screen are watched and fetched again', async () => {
  const { live, isStale } = await connected();
  socket.answer({ sequences: { kettle: 5 } });
  expect(isStale()).toBe(false);
  socket.receive('disconnect', 'transport close');
  expect(live.state()).toBe('lost');
  expect(socket.connect).not.toHaveBeenCalled();
  socket.receive('connect');
  expect(live.state()).toBe('live');
  expect(sent().at(-1)).toEqual(['watchLots', { lotIds: ['kettle'] }]);
  socket.answer({ sequences: { kettle: 5 } });
  expect(isStale()).toBe(true);
});

test('a lot that changed between the page and the connection is fetched again', async () => {
  const { isStale } = await connected();
  socket.answer({ sequences: { kettle: 6 } });
  expect(isStale()).toBe(true);
});

test('a connection that the server ends, such as at sign-out, is opened again at once', async () => {
  await connected();
  socket.receive('disconnect', 'io server disconnect');
  expect(socket.connect).toHaveBeenCalledTimes(1);
});

test('a failed connection is lost', async () => {
  const { live } = await openWatching();
  socket.receive('connect_error');
  expect(live.state()).toBe('lost');
});

test('when the code cannot be loaded the connection is lost, and the next list tries again', async () => {
  open.mockImplementationOnce(() => {
    throw new Error('not loaded');
  });
  const { live } = await openWatching();
  await expect.poll(() => live.state()).toBe('lost');
  live.watch(['teapot']);
  await expect.poll(() => open).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  socket.receive('connect');
  expect(sent()).toEqual([['watchLots', { lotIds: ['kettle', 'teapot'] }]]);
});

test('the clock follows the server’s time, and how long its answer took', async () => {
  const { times } = await connected();
  socket.receive('sliservertime', { dTime: 9_000 });
  expect(times.sent).toHaveBeenCalledWith(9_000);
  socket.answer({ lotIds: ['kettle'], sequences: {} });
  const [[roundTrip] = []] = times.roundTrips.mock.calls;
  expect(roundTrip).toBeGreaterThanOrEqual(0);
});

test('a lot watched in another tab has its heart here, and the watchlist is stale', async () => {
  const { queryClient } = await connected();
  const list = ['watchlist.getWatchlist', {}];
  queryClient.setQueryData(list, {});
  socket.receive('watchlistAdded', { lot_id: 'kettle', status: 'added', watchlist_id: 'w1' });
  expect(queryClient.getQueryData(HOME)).toMatchObject({
    lots: [{ wlist: 1, watchlist_id: 'w1' }],
  });
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
  socket.receive('watchlistAdded', { lot_id: 'kettle', status: 'removed', watchlist_id: null });
  expect(queryClient.getQueryData(HOME)).toMatchObject({ lots: [{ wlist: 0 }] });
});

test('the bell follows the events; the list of notifications and what is to pay are asked for again', async () => {
  const { queryClient } = await connected();
  const [count, list, inPlay] = [
    ['notifications.getUnreadCount', {}],
    ['notifications.listNotifications', { page: 1 }],
    ['bids.getInPlay', {}],
  ];
  queryClient.setQueryData(count, { unreadCount: 1 });
  for (const key of [list, inPlay]) queryClient.setQueryData(key, {});
  socket.receive('notificationsChanged', { channel: 'user', unread: 3 });
  await expect.poll(() => queryClient.getQueryData(count)).toEqual({ unreadCount: 3 });
  // It may be of a receipt to pay.
  for (const key of [list, inPlay])
    await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

const PICKUPS = [
  ['pickup.getPickupSlots', {}],
  ['bids.list', 'won', { page: 1 }],
  ['invoices.viewReceipt', { invoice_id: 'r' }],
];

test('a hand-over refreshes the pickup times, the won lots and the receipt', async () => {
  const { queryClient } = await connected();
  for (const key of [...PICKUPS, HOME]) queryClient.setQueryData(key, {});
  socket.receive('pickupsChanged', { channel: 'user' });
  for (const key of PICKUPS)
    await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(HOME)?.isInvalidated).toBe(false);
});

test('after a lost connection a missed hand-over is asked for', async () => {
  const { queryClient } = await connected();
  for (const key of PICKUPS) queryClient.setQueryData(key, {});
  socket.receive('disconnect', 'transport close');
  socket.receive('connect');
  for (const key of PICKUPS)
    await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test('after a lost connection the notifications and what is in play are asked for again', async () => {
  const { queryClient } = await connected();
  const [count, inPlay] = [
    ['notifications.getUnreadCount', {}],
    ['bids.getInPlay', {}],
  ];
  queryClient.setQueryData(count, { unreadCount: 1 });
  queryClient.setQueryData(inPlay, {});
  socket.receive('disconnect', 'transport close');
  socket.receive('connect');
  for (const key of [count, inPlay])
    await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test('maintenance reaches the page when it begins and ends', async () => {
  const { onMaintenance } = await connected();
  socket.receive('maintenance', { message: 'Back at noon.' });
  socket.receive('maintenance', { message: null });
  expect(onMaintenance.mock.calls).toEqual([['Back at noon.'], [null]]);
});

test('a new session connects again', async () => {
  const { live } = await connected();
  live.renew();
  expect(socket.disconnect).toHaveBeenCalledTimes(1);
  expect(socket.connect).toHaveBeenCalledTimes(1);
});

test('an import that goes on while its first answer is under way is asked for again', async () => {
  const { queryClient } = await connected();
  const answers = ['reading', 'ready'];
  const key = ['photoArchives.getPhotoArchive', { archive_id: 'a' }];
  const observer = new QueryObserver(queryClient, {
    queryKey: key,
    queryFn: () => {
      const state = answers.shift();
      return state === 'ready' ? { state } : new Promise<object>(() => undefined);
    },
  });
  const leave = observer.subscribe(() => undefined);
  socket.receive('archiveProgress', { archive_id: 'a', state: 'ready', photos: 1, done: 0 });
  await expect.poll(() => queryClient.getQueryData(key)).toEqual({ state: 'ready' });
  leave();
});
