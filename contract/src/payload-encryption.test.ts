import { expect, test } from 'vitest';
import { openPayloadCipher, type PayloadPlace } from './payload-encryption.ts';

const KEY = btoa('0123456789abcdef0123456789abcdef');
const OTHER_KEY = btoa('0123456789abcdef0123456789abcdeF');
const PLACE: PayloadPlace = { direction: 'request', method: 'POST', path: '/api/mobile/placeBid' };

test('API-04 a text of any length and language is decrypted as it was', async () => {
  const cipher = await openPayloadCipher(KEY);
  for (const text of ['', '{}', 'José 🔨', 'x'.repeat(100_000)]) {
    const body = await cipher.encrypt(text, PLACE);
    expect(Object.keys(body)).toEqual(['data']);
    expect(await cipher.decrypt(body, PLACE)).toBe(text);
  }
});

test('API-04 equal texts are encrypted differently, and show nothing of the text', async () => {
  const cipher = await openPayloadCipher(KEY);
  const [first, second] = [
    await cipher.encrypt('a secret', PLACE),
    await cipher.encrypt('a secret', PLACE),
  ];
  expect(first.data).not.toBe(second.data);
  expect(atob(first.data)).not.toContain('secret');
});

test('API-04 a changed text, another key, call or direction is not decrypted', async () => {
  const cipher = await openPayloadCipher(KEY);
  const body = await cipher.encrypt('{"wsprice":"21.00"}', PLACE);
  const bytes = atob(body.data);
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = String.fromCharCode(bytes.charCodeAt(at) ^ 1);
    const data = btoa(bytes.slice(0, at) + changed + bytes.slice(at + 1));
    await expect(cipher.decrypt({ data }, PLACE)).rejects.toThrow();
  }
  for (const data of ['', 'AAAA', 'not base64!', body.data.slice(0, 20)]) {
    await expect(cipher.decrypt({ data }, PLACE)).rejects.toThrow();
  }
  const other = await openPayloadCipher(OTHER_KEY);
  await expect(other.decrypt(body, PLACE)).rejects.toThrow();
  for (const change of [
    { direction: 'response' },
    { method: 'GET' },
    { path: '/api/mobile/quickBid' },
  ] as const) {
    await expect(cipher.decrypt(body, { ...PLACE, ...change })).rejects.toThrow();
  }
});
