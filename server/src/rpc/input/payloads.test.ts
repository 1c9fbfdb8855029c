// API-04: with a key, bodies of calls are encrypted both ways.
import {
  openPayloadCipher,
  type EncryptedBody,
  type PayloadCipher,
  type PayloadPlace,
} from '@hammerdock/contract/payload-encryption.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { openWorld, type World } from '../../testing/world.ts';

const KEY = Buffer.from('0123456789abcdef0123456789abcdef').toString('base64');
const RENAME = '/api/user/updateUserProfile';
const READ = '/api/user/getUserProfileDetails';

let world: World;
let cipher: PayloadCipher;
let member: Member;
beforeAll(async () => {
  world = await openWorld({ env: { HAMMERDOCK_PAYLOAD_KEY: KEY } });
  cipher = await openPayloadCipher(KEY);
  member = await addMember(world);
});
afterAll(() => world.close());

const request = (path: string, direction: PayloadPlace['direction'] = 'request') =>
  ({ direction, method: 'POST', path }) as const;

async function post(path: string, payload: object | string) {
  const response = await world.app.http.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    payload,
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

/** The envelope of an encrypted response. */
async function decrypt(path: string, body: unknown) {
  // The response of a call.
  const text = await cipher.decrypt(body as EncryptedBody, request(path, 'response'));
  return JSON.parse(text) as Record<string, unknown>;
}

const sendEncrypted = async (path: string, text: string) =>
  post(path, await cipher.encrypt(text, request(path)));

test('API-04 an encrypted body is obeyed, and its answer is encrypted', async () => {
  const { status, body } = await sendEncrypted(RENAME, '{"city":"Savannah"}');
  expect([status, Object.keys(body)]).toEqual([200, ['data']]);
  expect(JSON.stringify(body)).not.toContain('Savannah');
  expect(await decrypt(RENAME, body)).toMatchObject({ status: 'success' });
  const { city } = await world.owner
    .selectFrom('users')
    .select('city')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(city).toBe('Savannah');
});

test('API-04 refusals are encrypted as well', async () => {
  const { status, body } = await sendEncrypted(RENAME, '{"unknown":1}');
  expect([status, Object.keys(body)]).toEqual([422, ['data']]);
  expect(await decrypt(RENAME, body)).toMatchObject({ status: 'error', code: 'InputInvalid' });
});

test('API-04 a body that cannot be decrypted is refused in clear text, and changes nothing', async () => {
  const other = await openPayloadCipher(Buffer.alloc(32, 7).toString('base64'));
  const text = '{"city":"Macon"}';
  for (const payload of [
    { city: 'Macon' },
    { data: 'AAAA' },
    { data: 7 },
    { data: '' },
    {},
    await other.encrypt(text, request(RENAME)),
    await cipher.encrypt(text, request(READ)),
    await cipher.encrypt(text, request(RENAME, 'response')),
    { ...(await cipher.encrypt(text, request(RENAME))), city: 'Macon' },
  ]) {
    const { status, body } = await post(RENAME, payload);
    expect([status, body]).toMatchObject([
      400,
      { code: 'PayloadUndecryptable', statusText: 'Could not decrypt message' },
    ]);
  }
  const rows = await world.owner
    .selectFrom('users')
    .select('id')
    .where('city', '=', 'Macon')
    .execute();
  expect(rows).toEqual([]);
});

test('API-04 an encrypted text passes the same gate as any other', async () => {
  for (const text of ['{', '{"__proto__":{"role":"admin"}}', 'nonsense']) {
    const { status, body } = await sendEncrypted(RENAME, text);
    expect([text, status]).toEqual([text, 422]);
    expect(await decrypt(RENAME, body)).toMatchObject({ code: 'InputUnreadable' });
  }
  const { body } = await sendEncrypted(RENAME, '{"city":"a\\u0000b"}');
  expect(await decrypt(RENAME, body)).toMatchObject({ code: 'CharactersInvalid' });
});
