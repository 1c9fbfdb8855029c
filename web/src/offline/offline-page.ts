// The script of the offline page: what is known without the store. It loads nothing else.
import { readLastSeen, type LastSeen, type SeenLot } from '../lib/last-seen.ts';
import { hasOpenBid } from '../lib/stored-of-user.ts';
import { readTabCode } from '../lib/tab-code.ts';
import { asOfWords, closeWords, offlineText, priceWords } from '../lib/text/offline-words.ts';
import { whenServerReachable } from '../lib/when-server-reachable.ts';
import { pickupPageAt } from '../paths.ts';

/** Where Mantine stores the chosen color scheme. */
const COLOR_SCHEME = 'mantine-color-scheme-value';

showColorScheme();
showHeading();
const page = pickupPageAt(window.location.pathname);
showText();
const lastSeen = readLastSeen();
if (lastSeen !== null && page === null) showLots(lastSeen);
find('retry').addEventListener('click', () => window.location.reload());
window.addEventListener('online', () => window.location.reload());
whenServerReachable(() => window.location.reload());

function showColorScheme(): void {
  const chosen = localStorage.getItem(COLOR_SCHEME);
  const isDark =
    chosen === 'dark' ||
    (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';
}

/** With a network, it is the store that does not answer. */
function showHeading(): void {
  if (!navigator.onLine) return;
  find('title').textContent = 'We can’t reach the store';
  document.title = 'We can’t reach the store | Hammerdock';
}

/** What to do here, with the code of this tab until it expires. */
function showText(): void {
  const found = page === 'code' ? readTabCode(Date.now()) : null;
  find('text').textContent = offlineText(page, {
    code: found?.code ?? null,
    hasOpenBid: hasOpenBid(),
  });
  find('code').textContent = found?.code ?? '';
  find('code').hidden = found === null;
  if (found !== null) setTimeout(showText, found.expiresAt - Date.now());
}

function showLots({ asOf, lots }: LastSeen): void {
  const now = Date.now();
  find('as-of').textContent = `Your watchlist, ${asOfWords(asOf, now)}`;
  const list = find('lots');
  if (lots.length === 0) list.replaceWith(element('p', 'Lots you watch appear here.'));
  else list.replaceChildren(...lots.map((lot) => rowOf(lot, now)));
  find('watchlist').hidden = false;
}

function rowOf(lot: SeenLot, now: number): HTMLElement {
  const row = document.createElement('li');
  row.append(
    element('strong', lot.title),
    element('span', priceWords(lot)),
    element('span', closeWords(lot, now)),
  );
  return row;
}

function element(name: 'p' | 'strong' | 'span', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function find(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`offline.html has no ${id}`);
  return found;
}
