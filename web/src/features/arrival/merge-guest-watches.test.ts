import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import type { Api } from '../../api/client.ts';
import { alerts } from '../../lib/notices/alerts.ts';
import { readGuestWatches, setGuestWatch } from '../../lib/guest-watches.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { closeAlerts } from '../../testing/close-alerts.ts';
import { mergeGuestWatches } from './merge-guest-watches.ts';

const [ONE, TWO, THREE] = [1, 2, 3].map((number) => `01a20804-229a-703a-a21e-00000000000${number}`);
const LOTS = [ONE ?? '', TWO ?? '', THREE ?? ''];

fakeStorage();
beforeEach(() => {
  closeAlerts();
  for (const id of LOTS) setGuestWatch(id, true);
});

/** Merges with a server that fails for some lots. */
async function merge(failures: Readonly<Record<string, Error>> = {}) {
  const asked: string[] = [];
  const api = (async (_name: string, { product_id }: { product_id: string }) => {
    asked.push(product_id);
    const failure = failures[product_id];
    if (failure !== undefined) throw failure;
    return { data: {}, statusText: '' };
    // The stub answers one call only.
  }) as Partial<Api> as Api;
  await mergeGuestWatches(api, new QueryClient());
  return asked;
}
const shown = () => alerts.shown().map(({ message }) => message);
const refused = (code: string) =>
  new CallError({ code, statusText: '', facts: {}, fieldErrors: {} });

test('everything a guest watched is added, and forgotten in the browser', async () => {
  expect(await merge()).toEqual(LOTS);
  expect(readGuestWatches()).toEqual([]);
  expect(shown()).toEqual(['The 3 items you saved are on your watchlist now.']);
});

test('lots that have closed since are dropped', async () => {
  await merge({ [LOTS[0] ?? '']: refused('LotNotOpen'), [LOTS[1] ?? '']: refused('NotFound') });
  expect(readGuestWatches()).toEqual([]);
  expect(shown()).toEqual(['The item you saved is on your watchlist now.']);
});

test('what did not reach the server stays for the next sign-in', async () => {
  expect(await merge({ [LOTS[1] ?? '']: new TypeError('offline') })).toEqual(LOTS.slice(0, 2));
  expect(readGuestWatches()).toEqual(LOTS.slice(1));
});

test('nothing is said where nothing was watched', async () => {
  for (const id of LOTS) setGuestWatch(id, false);
  expect(await merge()).toEqual([]);
  expect(shown()).toEqual([]);
});
