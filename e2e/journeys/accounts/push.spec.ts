// Notifications of the browser: turning them on, what it shows, and opening one.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { startSession } from '../../steps/store/over-http.ts';
import { test } from '../../steps/test.ts';

test.use({ serviceWorkers: 'allow' });

const KETTLE = {
  id: '1',
  title: 'You’ve been outbid: Kettle',
  body: 'It now stands at $30.',
  path: '/user/credits',
  tag: '/productView/kettle',
};

test(
  'NTF-05 a browser that allows it shows notifications while they are on; one opens its page',
  { tag: '@phone' },
  async ({ page, context }) => {
    await startSession(page, 'tamar');
    const main = page.getByRole('main');
    const device = main.getByRole('region', { name: 'On this device' });
    const offer = main.getByRole('region', { name: 'Notifications on this device' });
    const turnOn = device.getByRole('button', { name: 'Turn on' });
    const turnOff = device.getByRole('button', { name: 'Turn off' });

    await test.step('a browser that blocks them says how to allow them', async () => {
      await page.goto('/account/notifications');
      await expect(device).toContainText('Your browser blocks notifications');
      await expect(device.getByRole('button')).toHaveCount(0);
    });
    await test.step('one tap on the offer turns them on', async () => {
      await context.grantPermissions(['notifications']);
      await addPushService(context);
      await page.goto('/notifications');
      await offer.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByText('Notifications are on for this device')).toBeVisible();
      await expect(offer).toBeHidden();
    });
    await test.step('the browser shows what the store sends; a later one replaces it', async () => {
      const { title, tag } = KETTLE;
      const screen = await openScreen(context);
      await deliver(page, KETTLE);
      await expect.poll(screen.shown).toEqual([{ title, body: 'It now stands at $30.', tag }]);
      await deliver(page, { ...KETTLE, id: '2', body: 'It now stands at $40.' });
      await expect.poll(screen.shown).toEqual([{ title, body: 'It now stands at $40.', tag }]);
      await screen.tap();
      await expect(page).toHaveURL('/user/credits');
      expect(await screen.shown()).toEqual([]);
    });
    await test.step('they are turned off in the settings, and stay off', async () => {
      await page.goto('/account/notifications');
      await turnOff.click();
      await expect(page.getByText('Notifications are off for this device')).toBeVisible();
      await expect(turnOn).toBeVisible();
      await page.reload();
      await expect(turnOn).toBeVisible();
    });
    await test.step('the offer can be declined for good', async () => {
      await page.goto('/notifications');
      await offer.getByRole('button', { name: 'No thanks' }).click();
      await expect(offer).toBeHidden();
      const asked = page.waitForResponse(/getPushKey/);
      await page.reload();
      await (await asked).finished();
      await expect(main.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
      await expect(offer).toBeHidden();
    });
  },
);

/**
 * This Chromium has no push service, and says that notifications are denied when they are granted.
 * Subscriptions are stored in the page’s storage instead.
 */
async function addPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const STORED = 'e2e.push-key';
    const subscriptionOf = (key: string) => ({
      options: {
        applicationServerKey: Uint8Array.from(
          atob(key.replaceAll('-', '+').replaceAll('_', '/')),
          (letter) => letter.codePointAt(0) ?? 0,
        ).buffer,
      },
      toJSON: () => ({
        endpoint: 'https://e2e.notify.windows.com/w/?token=tamar',
        keys: { p256dh: key, auth: 'A'.repeat(22) },
      }),
      unsubscribe: () => {
        localStorage.removeItem(STORED);
        return Promise.resolve(true);
      },
    });
    Object.defineProperty(Notification, 'permission', {
      get: () => (localStorage.getItem(STORED) === null ? 'default' : 'granted'),
    });
    Notification.requestPermission = () => Promise.resolve('granted');
    Object.assign(PushManager.prototype, {
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(STORED, applicationServerKey);
        return Promise.resolve(subscriptionOf(applicationServerKey));
      },
      getSubscription: () => {
        const key = localStorage.getItem(STORED);
        return Promise.resolve(key === null ? null : subscriptionOf(key));
      },
    });
  });
}

/** As the push service would. */
async function deliver(page: Page, content: typeof KETTLE): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(content),
  });
  await session.detach();
}

/** Stands for the notifications of the device, which this Chromium never shows. */
async function openScreen(context: BrowserContext): Promise<Screen> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('there is no worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.screen = [];
    scope.registration.showNotification = (title, { body = '', tag = '', data }) => {
      const close = () => {
        scope.screen = scope.screen.filter((one) => one.tag !== tag);
      };
      close();
      scope.screen.push({ title, body, tag, data, close });
      return Promise.resolve();
    };
    // A browser allows it after a tap only.
    scope.WindowClient.prototype.focus = function focus() {
      return Promise.resolve(this);
    };
  });
  return {
    shown: () =>
      worker.evaluate(() => {
        const { screen } = globalThis as unknown as WorkerScope;
        return screen.map(({ title, body, tag }) => ({ title, body, tag }));
      }),
    tap: () =>
      worker.evaluate(() => {
        const scope = globalThis as unknown as WorkerScope;
        const [notification] = scope.screen;
        const waitUntil = () => undefined;
        const event = new Event('notificationclick');
        scope.dispatchEvent(Object.assign(event, { notification, waitUntil }));
      }),
  };
}

interface Screen {
  readonly shown: () => Promise<Pick<typeof KETTLE, 'title' | 'body' | 'tag'>[]>;
  readonly tap: () => Promise<void>;
}

interface WorkerScope {
  screen: {
    readonly title: string;
    readonly body: string;
    readonly tag: string;
    readonly data: unknown;
    readonly close: () => void;
  }[];
  readonly registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  readonly WindowClient: { readonly prototype: { focus: () => Promise<unknown> } };
  readonly dispatchEvent: (event: Event) => void;
}
