// Shows the offline page when a page cannot be loaded, and notifications while the store is closed.
// Pages and answers always come from the network and are never stored, so no private data stays
// here and no old version is trapped.
import { openPage, renewSubscription, showPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build (offline-shell.ts). */
declare const SHELL: { readonly version: string; readonly files: readonly string[] };

const OFFLINE_PAGE = '/offline.html';
const CACHES = 'hammerdock-shell-';
const CACHE = `${CACHES}${SHELL.version}`;

self.addEventListener('install', (event) => event.waitUntil(storeShell()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && request.destination === 'document')
    event.respondWith(loadPage(event));
  else if (isShellFile(request.url)) event.respondWith(loadShellFile(request));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(self, event.notification.data));
});
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(self, event)),
);

async function storeShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Not from the browser's cache, which may have the page of an earlier version.
  await cache.addAll(SHELL.files.map((file) => new Request(file, { cache: 'reload' })));
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHES) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The browser requests a page while it starts the worker.
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

async function loadPage(event: FetchEvent): Promise<Response> {
  try {
    // The type of the library does not say that there may be none.
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } catch {
    // The store was not reached.
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

/** Their names contain hashes of their content, so the stored ones are right. */
const isShellFile = (address: string): boolean => {
  const { origin, pathname } = new URL(address);
  return origin === self.location.origin && SHELL.files.includes(pathname);
};

const loadShellFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
