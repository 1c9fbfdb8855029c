import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressOf, openPage, renewSubscription, showPush } from './push.ts';

const ORIGIN = 'https://store.example';
type Worker = Parameters<typeof openPage>[0];
const messageOf = (text: string) =>
  ({ json: () => JSON.parse(text) as unknown }) as PushMessageData;

describe('a message', () => {
  async function shown(message: PushMessageData | null) {
    const showNotification = vi.fn(() => Promise.resolve());
    await showPush({ registration: { showNotification } } as unknown as Worker, message);
    return showNotification.mock.calls;
  }

  test('is shown, in the place of an earlier one about the same lot', async () => {
    const sent = { id: '1', title: 'Outbid', body: 'It is $30.', path: '/a?b=1', tag: '/a' };
    expect(await shown(messageOf(JSON.stringify(sent)))).toEqual([
      [
        'Outbid',
        {
          body: 'It is $30.',
          icon: '/icon-192.png',
          data: { path: '/a?b=1' },
          tag: '/a',
          renotify: true,
        },
      ],
    ]);
  });

  test.each([null, messageOf('nonsense'), messageOf('[]'), messageOf('{"title":5}')])(
    'that cannot be read is shown all the same',
    async (message) => {
      const options = { body: 'You have a new notification.', icon: '/icon-192.png' };
      expect(await shown(message)).toEqual([['Hammerdock', { ...options, data: { path: '' } }]]);
    },
  );
});

test.each([
  ['/productView/kettle?a=b', '/productView/kettle?a=b'],
  ['', '/notifications'],
  ['//evil.example/a', '/notifications'],
  ['/\\evil.example/a', '/notifications'],
  ['https://evil.example/a', '/notifications'],
  ['javascript:alert(1)', '/notifications'],
])('the path %j opens %s of the store', (path, opened) => {
  expect(addressOf(path, ORIGIN)).toBe(`${ORIGIN}${opened}`);
});

describe('opening a notification', () => {
  const data = { path: '/a' };
  async function open(...tabs: readonly { url: string; focused?: boolean }[]) {
    const done: string[] = [];
    const clientOf = ({ url, focused = false }: (typeof tabs)[number]) => ({
      url,
      focused,
      focus() {
        done.push(`focus ${url}`);
        return Promise.resolve(this);
      },
      navigate(to: string) {
        done.push(`navigate ${url} to ${to}`);
        return Promise.resolve(this);
      },
    });
    const clients = {
      matchAll: () => Promise.resolve(tabs.map(clientOf)),
      openWindow: (to: string) => {
        done.push(`open ${to}`);
        return Promise.resolve(null);
      },
    };
    await openPage({ clients, location: { origin: ORIGIN } } as unknown as Worker, data);
    return done;
  }

  test('opens a tab where there is none', async () => {
    expect(await open()).toEqual([`open ${ORIGIN}/a`]);
  });

  test('shows the page in an open tab', async () => {
    const [other, used] = [{ url: `${ORIGIN}/x` }, { url: `${ORIGIN}/y`, focused: true }];
    expect(await open(other, used)).toEqual([
      `focus ${ORIGIN}/y`,
      `navigate ${ORIGIN}/y to ${ORIGIN}/a`,
    ]);
    expect(await open(other)).toHaveLength(2);
  });

  test('reloads no tab that shows it already', async () => {
    expect(await open({ url: `${ORIGIN}/x`, focused: true }, { url: `${ORIGIN}/a` })).toEqual([
      `focus ${ORIGIN}/a`,
    ]);
  });
});

describe('a subscription that the browser replaces', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const subscription = {
    options: { applicationServerKey: 'the-key' },
    toJSON: () => ({ endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' } }),
  } as unknown as PushSubscription;

  async function renew(change: Parameters<typeof renewSubscription>[1]) {
    const fetched = vi.fn(() => Promise.resolve());
    vi.stubGlobal('fetch', fetched);
    const subscribe = vi.fn(() => Promise.resolve(subscription));
    const worker = { registration: { pushManager: { subscribe } } } as unknown as Worker;
    await renewSubscription(worker, change);
    return { fetched: fetched.mock.calls, subscribed: subscribe.mock.calls };
  }
  const saved = [
    '/api/user/savePushSubscription',
    expect.objectContaining({
      method: 'POST',
      body: JSON.stringify({ endpoint: 'https://push.example/2', p256dh: 'p', auth: 'a' }),
    }),
  ];

  test('is saved in the store', async () => {
    const given = await renew({ oldSubscription: subscription, newSubscription: subscription });
    expect(given).toEqual({ fetched: [saved], subscribed: [] });
  });

  test('is made where the browser has not made it', async () => {
    const made = await renew({ oldSubscription: subscription });
    expect(made).toEqual({ fetched: [saved], subscribed: [[subscription.options]] });
    expect((await renew({})).fetched).toEqual([]);
  });
});
