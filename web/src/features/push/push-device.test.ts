import { afterEach, describe, expect, test, vi } from 'vitest';
import { readPushDevice, subscribePushDevice, unsubscribePushDevice } from './push-device.ts';

const KEY = 'BPub-lic_Key';

interface Browser {
  readonly permission?: NotificationPermission;
  readonly answer?: NotificationPermission;
  /** The key of the subscription that there is. */
  readonly subscribedWith?: string;
}

function openBrowser({ permission = 'default', answer = 'granted', subscribedWith }: Browser) {
  const done: string[] = [];
  const subscriptionOf = (key: string) => ({
    options: { applicationServerKey: Uint8Array.from(Buffer.from(key, 'base64url')).buffer },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => {
      done.push(`unsubscribe ${key}`);
      return Promise.resolve(true);
    },
  });
  const pushManager = {
    getSubscription: () =>
      Promise.resolve(subscribedWith === undefined ? null : subscriptionOf(subscribedWith)),
    subscribe: ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      done.push(`subscribe ${key}`);
      return Promise.resolve(subscriptionOf(key));
    },
  };
  const serviceWorker = {
    getRegistration: () => Promise.resolve({ pushManager }),
    register: () => Promise.resolve(),
    ready: Promise.resolve({ pushManager }),
  };
  const requestPermission = () => Promise.resolve(answer);
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  vi.stubGlobal('Notification', { permission, requestPermission });
  return done;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('this browser', () => {
  test.each([
    [{ permission: 'denied', subscribedWith: KEY }, 'blocked'],
    [{}, 'off'],
    [{ permission: 'granted' }, 'off'],
    [{ permission: 'default', subscribedWith: KEY }, 'off'],
    [{ permission: 'granted', subscribedWith: KEY }, 'on'],
    [{ permission: 'granted', subscribedWith: 'Another-Key_' }, 'off'],
  ] as const)('with %o is %s', async (browser, state) => {
    openBrowser(browser);
    expect(await readPushDevice(KEY)).toBe(state);
  });

  test('without a push manager is unsupported', async () => {
    openBrowser({});
    vi.stubGlobal('window', { Notification: {} });
    expect(await readPushDevice(KEY)).toBe('unsupported');
  });
});

test.each([
  [false, 'home-screen'],
  // From the Home Screen, on a system before push.
  [true, 'unsupported'],
] as const)(
  'of an iPhone without a push manager, standalone %j, is %s',
  async (standalone, state) => {
    vi.stubGlobal('navigator', { serviceWorker: {}, standalone });
    vi.stubGlobal('window', {});
    expect(await readPushDevice(KEY)).toBe(state);
  },
);

test('subscribes with the key of the store, in the place of another one', async () => {
  const saved = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
  expect([openBrowser({}), await subscribePushDevice(KEY)]).toEqual([[`subscribe ${KEY}`], saved]);
  const again = openBrowser({ subscribedWith: 'Another-Key_' });
  expect(await subscribePushDevice(KEY)).toEqual(saved);
  expect(again).toEqual(['unsubscribe Another-Key_', `subscribe ${KEY}`]);
});

test.each(['denied', 'default'] as const)('subscribes to nothing when %s', async (answer) => {
  const done = openBrowser({ answer });
  expect(await subscribePushDevice(KEY)).toBeNull();
  expect(done).toEqual([]);
});

test('unsubscribes', async () => {
  const done = openBrowser({ subscribedWith: KEY });
  await unsubscribePushDevice();
  expect(done).toEqual([`unsubscribe ${KEY}`]);
});
