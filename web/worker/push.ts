// Notifications that the store sends to this browser (NTF-05).

/** What is shown when the message cannot be read: a browser demands that something is. */
const UNREADABLE = { title: 'Hammerdock', body: 'You have a new notification.' };
const LIST = '/notifications';
const ICON = '/icon-192.png';
const SAVE = '/api/user/savePushSubscription';

/** The library does not know `renotify`. */
type Shown = NotificationOptions & { readonly renotify?: boolean };

export async function showPush(
  { registration }: ServiceWorkerGlobalScope,
  message: PushMessageData | null,
): Promise<void> {
  const { title, body, path, tag } = read(message);
  const options: Shown = {
    body,
    icon: ICON,
    data: { path },
    // The later one about the same lot replaces the earlier one, and is noticed as well.
    ...(tag === '' ? {} : { tag, renotify: true }),
  };
  await registration.showNotification(title, options);
}

function read(message: PushMessageData | null) {
  let sent: unknown;
  try {
    sent = message?.json();
  } catch {
    // Not from a store of this version.
  }
  const title = textOf(sent, 'title');
  const known = title === '' ? UNREADABLE : { title, body: textOf(sent, 'body') };
  return { ...known, path: textOf(sent, 'path'), tag: textOf(sent, 'tag') };
}

function textOf(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null || !(key in value)) return '';
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : '';
}

/** In a tab of the store where there is one. */
export async function openPage(
  { clients, location }: ServiceWorkerGlobalScope,
  data: unknown,
): Promise<void> {
  const address = addressOf(textOf(data, 'path'), location.origin);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address) ?? tabs.find(({ focused }) => focused);
  const [used = null] = tab === undefined ? tabs : [tab];
  if (used === null) await clients.openWindow(address);
  else if (used.url === address) await used.focus();
  // Focused first: a browser allows it only soon after the tap.
  else await (await used.focus()).navigate(address);
}

/** Only of this store. */
export function addressOf(path: string, origin: string): string {
  const list = new URL(LIST, origin).href;
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return list;
  const { href, origin: target } = new URL(path, origin);
  return target === origin ? href : list;
}

interface Change {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** The browser has replaced its subscription. Without the new one the store’s messages end. */
export async function renewSubscription(
  { registration }: ServiceWorkerGlobalScope,
  { oldSubscription = null, newSubscription = null }: Change,
): Promise<void> {
  const renewed =
    newSubscription ??
    (oldSubscription === null
      ? null
      : await registration.pushManager.subscribe(oldSubscription.options));
  if (renewed === null) return;
  const { endpoint, keys } = renewed.toJSON();
  await fetch(SAVE, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] }),
  });
}
