import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInProcess } from '../rpc/in-process.ts';
import { mountedCalls } from '../rpc/table.ts';
import { buildPerson, buildSession } from '../testing/build.ts';
import { writeSmallBuild } from '../testing/fixtures/small-build.ts';
import { openWorld, type World } from '../testing/world.ts';
import { mountWeb } from './mount-web.ts';

// Each page shows the profile that its calls return.
const ENTRY = `export async function renderPage(url, context) {
  const answer = await context.transport('account.getUserProfileDetails', {});
  return {
    status: 200,
    headers: [
      ['content-type', 'text/html'],
      ...(url.includes('/pay?') ? [['cache-control', 'no-store']] : []),
    ],
    html: JSON.stringify(answer),
  };
}`;

const OWN = 'private, no-store';
const SHARED = 'public, max-age=0, s-maxage=1';

const dist = writeSmallBuild(ENTRY);
let world: World;
let email: string;
let token: string;
let endedToken: string;
beforeAll(async () => {
  world = await openWorld({
    mountPages: (http, pipeline) =>
      mountWeb(http, { ...pipeline.context, ...openInProcess(pipeline, mountedCalls) }, dist),
  });
  const person = await buildPerson(world.owner);
  ({ email } = person);
  ({ token } = await buildSession(world.owner, person.id));
  const ended = await buildSession(world.owner, person.id);
  endedToken = ended.token;
  await world.owner.deleteFrom('sessions').where('id', '=', ended.id).execute();
});
afterAll(async () => {
  await world.close();
  rmSync(dist, { recursive: true });
});

let count = 0;
/** A new address of an existing page. */
const newAddress = (page: string) => `${page}?n=${String(++count)}`;
const visit = async (url: string, headers: Record<string, string> = {}) => {
  const { payload, headers: sent } = await world.app.http.inject({ url, headers });
  return { showsUser: payload.includes(email), cacheControl: sent['cache-control'] };
};

const PAGES = ['/', '/search', '/productView/1', '/login'];

describe('SF1 the guest page cache', () => {
  const spellings: readonly (readonly [string, (token: string) => Record<string, string>])[] = [
    ['a plain cookie', (t) => ({ cookie: `hammerdock=${t}` })],
    ['a space before the sign', (t) => ({ cookie: `hammerdock =${t}` })],
    ['a tab before the sign', (t) => ({ cookie: `hammerdock\t=${t}` })],
    ['spaces around the sign', (t) => ({ cookie: ` hammerdock = ${t}` })],
    ['a quoted value', (t) => ({ cookie: `hammerdock="${t}"` })],
    ['a quoted value after a space', (t) => ({ cookie: `hammerdock ="${t}"` })],
    ['half a quote', (t) => ({ cookie: `hammerdock="${t}` })],
    ['a cookie before it', (t) => ({ cookie: `theme=dark;hammerdock =${t}` })],
    ['an empty cookie before it', (t) => ({ cookie: `hammerdock=; hammerdock =${t}` })],
    ['another value before it', (t) => ({ cookie: `hammerdock=wrong; hammerdock =${t}` })],
    ['another value after it', (t) => ({ cookie: `hammerdock =${t}; hammerdock=wrong` })],
    ['a letter written as a code', (t) => ({ cookie: `hammerdock =%${hexOf(t)}${t.slice(1)}` })],
    ['a bearer token', (t) => ({ authorization: `Bearer ${t}` })],
    [
      'a cookie beside another scheme',
      (t) => ({ authorization: 'Basic eA==', cookie: `hammerdock =${t}` }),
    ],
  ];

  test.each(spellings)('never shows a guest the page of a user with %s', async (_, spell) => {
    for (const page of PAGES) {
      for (const extra of [{}, { 'cache-control': 'no-cache' }]) {
        const url = newAddress(page);
        const own = await visit(url, { ...spell(token), ...extra });
        expect([url, (await visit(url)).showsUser]).toEqual([url, false]);
        expect([url, (await visit(url, { 'cache-control': 'no-cache' })).showsUser]).toEqual([
          url,
          false,
        ]);
        // The page that the guest's request put in the cache does not change the user's.
        expect(await visit(url, { ...spell(token), ...extra })).toEqual(own);
        expect(own.cacheControl).toBe(own.showsUser ? OWN : SHARED);
      }
    }
  });

  test('gives a user their own page for every spelling of the session cookie that is accepted', async () => {
    const signedIn = spellings.filter(([name]) => !/empty|another value before|quote/.test(name));
    for (const [name, spell] of signedIn) {
      expect([name, (await visit(newAddress('/'), spell(token))).showsUser]).toEqual([name, true]);
    }
  });

  test('serves a session that has ended, or a made-up one, as a guest', async () => {
    for (const cookie of [`hammerdock=${endedToken}`, 'hammerdock=made-up', 'hammerdock=']) {
      expect(await visit(newAddress('/'), { cookie })).toEqual({
        showsUser: false,
        cacheControl: SHARED,
      });
    }
  });

  test('lets no other cache store a page that asks for it', async () => {
    expect((await visit('/pay?token=secret')).cacheControl).toBe(OWN);
  });
});

const hexOf = (text: string): string => text.charCodeAt(0).toString(16);
