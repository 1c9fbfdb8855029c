import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { openApi, overHttp } from './client.ts';

const done = { status: 'success', statusText: 'Saved.', data: { seen: 1 } };
const answer = (body: unknown, status = 200) =>
  vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json(body, { status })));

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

test('a query is a GET request with its input in the address', async () => {
  const fetch = answer(done);
  vi.stubGlobal('fetch', fetch);
  await overHttp('defaults.getCategories', { section: 'tools & more' }, {});
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toMatch(/^\/api\/.+\?section=tools\+%26\+more$/);
  expect(init).toMatchObject({ method: 'GET', credentials: 'same-origin', headers: {} });
  expect(init).not.toHaveProperty('body');
});

test('a command is a POST request with its input as JSON and its key', async () => {
  const fetch = answer(done);
  vi.stubGlobal('fetch', fetch);
  const input = { product_id: 'kettle', wsprice: '21.00' };
  await overHttp('bidding.placeBid', input, { idempotencyKey: 'k1' });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/mobile/placeBid');
  expect(init).toMatchObject({
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
  });
});

test('an answer is its data, and a refusal an error with its code', async () => {
  const api = openApi(overHttp);
  vi.stubGlobal('fetch', answer(done));
  expect(await api('auth.signout', {})).toEqual({ data: { seen: 1 }, statusText: 'Saved.' });
  const refused = {
    status: 'error',
    code: 'NotFound',
    statusText: 'Gone.',
    facts: { lot: 7 },
    fieldErrors: { name: 'Required' },
  };
  vi.stubGlobal('fetch', answer(refused, 404));
  await expect(api('auth.signout', {})).rejects.toMatchObject({
    name: 'CallError',
    code: 'NotFound',
    message: 'Gone.',
    details: { lot: 7 },
    fieldErrors: { name: 'Required' },
  });
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answers with a page', () => Promise.resolve(new Response('<h1>Bad gateway</h1>'))],
])('the outcome is unknown when %s', async (_case, fetch) => {
  vi.stubGlobal('fetch', fetch);
  const failure = overHttp('auth.signout', {}, {});
  await expect(failure).rejects.toBeInstanceOf(CallError);
  await expect(failure).rejects.toMatchObject({ code: 'NoAnswer' });
});

test('an aborted request stays aborted, so that it is not repeated', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('left', 'AbortError')));
  await expect(overHttp('auth.signout', {}, {})).rejects.toMatchObject({ name: 'AbortError' });
});

test('a command is not sent without a network, and says so', async () => {
  const fetch = answer(done);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', { onLine: false });
  const command = overHttp('bidding.placeBid', {}, { idempotencyKey: 'k1' });
  await expect(command).rejects.toMatchObject({ code: 'Offline' });
  expect(fetch).not.toHaveBeenCalled();
  await overHttp('defaults.getCategories', {}, {});
  expect(fetch).toHaveBeenCalledOnce();
});

test('the outcome is unknown when no answer comes in time', async () => {
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    return promise;
  });
  const command = overHttp('bidding.placeBid', {}, { idempotencyKey: 'k1', timeoutMs: 5 });
  await expect(command).rejects.toMatchObject({ code: 'NoAnswer' });
});
