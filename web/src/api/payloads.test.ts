import { openPayloadCipher, type PayloadPlace } from '@hammerdock/contract/payload-encryption.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { openApi, overHttp } from './client.ts';
import { encryptPayloads } from './payloads.ts';

const KEY = btoa('0123456789abcdef0123456789abcdef');
const PLACE_BID = { method: 'POST', path: '/api/mobile/placeBid' };
const done = { status: 'success', statusText: 'Saved.', data: { seen: 1 } };

afterEach(() => {
  encryptPayloads(null);
  vi.unstubAllGlobals();
});

/** Answers with this body, and records what was sent. */
function answerWith(body: object) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json(body)));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', { onLine: true });
  // The transport sends text only.
  return () => JSON.parse(fetch.mock.calls[0]?.[1].body as string) as { data: string };
}

async function encrypted(body: object, place: PayloadPlace) {
  const cipher = await openPayloadCipher(KEY);
  return cipher.encrypt(JSON.stringify(body), place);
}

test('API-04 with a key, a command is sent encrypted and its answer is decrypted', async () => {
  encryptPayloads(KEY);
  const sent = answerWith(await encrypted(done, { direction: 'response', ...PLACE_BID }));
  const input = { product_id: 'kettle', wsprice: '21.00' };
  expect(await overHttp('bidding.placeBid', input, {})).toEqual(done);
  expect(Object.keys(sent())).toEqual(['data']);
  const cipher = await openPayloadCipher(KEY);
  const text = await cipher.decrypt(sent(), { direction: 'request', ...PLACE_BID });
  expect(JSON.parse(text)).toEqual(input);
});

test('API-04 an answer of another call is no answer', async () => {
  encryptPayloads(KEY);
  const other = { direction: 'response', method: 'POST', path: '/api/mobile/quickBid' } as const;
  answerWith(await encrypted(done, other));
  await expect(overHttp('bidding.placeBid', {}, {})).rejects.toMatchObject({ code: 'NoAnswer' });
});

test('API-04 a refusal in clear text is shown', async () => {
  encryptPayloads(KEY);
  const statusText = 'Could not decrypt message';
  answerWith({ status: 'error', code: 'PayloadUndecryptable', statusText, facts: {} });
  const failure = openApi(overHttp)('auth.signout', {});
  await expect(failure).rejects.toMatchObject({
    code: 'PayloadUndecryptable',
    message: statusText,
  });
});
