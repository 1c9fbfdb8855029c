// What this browser can do, and its subscription at its push service.

/**
 * home-screen: an iPhone or iPad, which supports push only for a store on its Home Screen.
 * off: not subscribed, or with another key of the store.
 */
export type PushDevice = 'unsupported' | 'home-screen' | 'blocked' | 'off' | 'on';

const WORKER = '/service-worker.js';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Only browsers of iPhone, iPad and Mac have this field; those of a Mac support push. */
const isAppleBrowserTab = (): boolean =>
  'standalone' in navigator && navigator.standalone === false;

export async function readPushDevice(publicKey: string): Promise<PushDevice> {
  if (!isSupported()) return isAppleBrowserTab() ? 'home-screen' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await findSubscription();
  const isReady = Notification.permission === 'granted' && subscription !== null;
  return isReady && keyOf(subscription) === publicKey ? 'on' : 'off';
}

export interface SavedSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Asks for the permission, so it must be called by a tap. null: it was not given. Rejects where the
 * browser has no push service.
 */
export async function subscribePushDevice(publicKey: string): Promise<SavedSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // A browser has one subscription, for one key.
  if (before !== null && keyOf(before) !== publicKey) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new Error('the browser has no keys');
  }
  return { endpoint, p256dh, auth };
}

export async function unsubscribePushDevice(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** In base64url, as the store has it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
