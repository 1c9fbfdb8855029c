import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInProcess } from '../rpc/in-process.ts';
import { mountedCalls } from '../rpc/table.ts';
import { buildPerson, buildSession } from '../testing/build.ts';
import { writeSmallBuild } from '../testing/fixtures/small-build.ts';
import { openWorld, type World } from '../testing/world.ts';
import { mountWeb } from './mount-web.ts';

const RENDERS_A_MINUTE = 600;

/** A page without calls, which have limits of their own. */
const ENTRY = `export async function renderPage(url) {
  const status = new URL(url).pathname === '/absent' ? 404 : 200;
  return { status, headers: [['content-type', 'text/html']], html: 'a page' };
}`;

describe('SF7 the pages rendered for one address', () => {
  const dist = writeSmallBuild(ENTRY);
  let world: World;
  beforeAll(async () => {
    world = await openWorld({
      env: { HAMMERDOCK_LIMIT_FACTOR: '1' },
      mountPages: (http, pipeline) =>
        mountWeb(http, { ...pipeline.context, ...openInProcess(pipeline, mountedCalls) }, dist),
    });
  });
  afterAll(async () => {
    await world.close();
    rmSync(dist, { recursive: true });
  });

  const visit = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    world.app.http.inject({ url, remoteAddress, headers });
  async function visitAll(
    count: number,
    remoteAddress: string,
    [url, headers]: readonly [(n: number) => string, Record<string, string>?],
  ): Promise<Set<number>> {
    const statuses = new Set<number>();
    for (let n = 0; n < count; n += 1) {
      statuses.add((await visit(url(n), remoteAddress, headers)).statusCode);
    }
    return statuses;
  }

  test.each<[string, string, readonly [(n: number) => string, Record<string, string>?]]>([
    ['are limited at many addresses', '192.0.2.41', [(n) => `/search?n=${n}`]],
    ['are limited where none is found', '192.0.2.42', [() => '/absent']],
    ['are limited for forced reloads', '192.0.2.43', [() => '/', { 'cache-control': 'no-cache' }]],
  ])('%s, and another address is served', async (_, from, pages) => {
    expect(await visitAll(RENDERS_A_MINUTE, from, pages)).not.toContain(429);
    const [url, headers] = pages;
    const { statusCode, headers: sent, payload } = await visit(url(0), from, headers);
    expect([statusCode, sent['cache-control']]).toEqual([429, 'no-store']);
    expect(Number(sent['retry-after'])).toBeGreaterThan(0);
    expect(payload).toMatch(/^Too many attempts\. Please wait \d+ seconds/);
    expect((await visit(url(0), '192.0.2.44', headers)).statusCode).not.toBe(429);
  });

  test('are limited for a user as well', async () => {
    const { token } = await buildSession(world.owner, (await buildPerson(world.owner)).id);
    const pages = [() => '/', { authorization: `Bearer ${token}` }] as const;
    expect(await visitAll(RENDERS_A_MINUTE, '192.0.2.45', pages)).toEqual(new Set([200]));
    expect(await visitAll(1, '192.0.2.45', pages)).toEqual(new Set([429]));
  });

  test('do not include those of the cache', async () => {
    const pages = [() => '/help'] as const;
    expect(await visitAll(RENDERS_A_MINUTE + 20, '192.0.2.46', pages)).toEqual(new Set([200]));
  });
});
