import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNow } from '../db/database.ts';
import { openFakeRedisServer, type FakeRedisServer } from '../testing/fakes/fake-redis-server.ts';
import { ProviderUnavailableError } from '../gateways/provider.ts';
import { fakeEmail } from '../testing/fakes/message-gateways.ts';
import { openWorld, type World } from '../testing/world.ts';
import { PRODUCTION_ENV } from '../testing/fixtures/production-env.ts';

describe('health and metrics', () => {
  let open: World;
  let guarded: World;
  beforeAll(async () => {
    open = await openWorld();
    guarded = await openWorld({ env: PRODUCTION_ENV });
  });
  afterAll(() => Promise.all([open.close(), guarded.close()]));

  test('OPS-06 liveness and readiness answer 200', async () => {
    expect((await open.app.http.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await open.app.http.inject({ url: '/readyz' })).json()).toEqual({
      status: 'ready',
      providers: {
        payments: 'responds',
        email: 'responds',
        sms: 'responds',
        storage: 'responds',
        maps: 'responds',
        identity: 'responds',
      },
    });
  });

  test('OPS-06 metrics are public in development and need a token in production', async () => {
    expect((await open.app.http.inject({ url: '/metrics' })).statusCode).toBe(200);
    const ask = (authorization: string) =>
      guarded.app.http.inject({ url: '/metrics', headers: { authorization } });
    expect((await ask('')).statusCode).toBe(401);
    const { METRICS_TOKEN } = PRODUCTION_ENV;
    expect((await ask(`Bearer ${METRICS_TOKEN.slice(0, -1)}!`)).statusCode).toBe(401);
    expect((await ask(`Bearer ${METRICS_TOKEN}`)).statusCode).toBe(200);
  });

  test('OPS-06 every response has the request id of its log line, and the security headers', async () => {
    const { headers } = await open.app.http.inject({ url: '/healthz' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

test('OPS-06 a node is ready without a provider, and names it without the reason', async () => {
  const check = () => Promise.reject(new ProviderUnavailableError('535 for store:hunter2'));
  const world = await openWorld({ email: fakeEmail({ check }) });
  const { statusCode, body } = await world.app.http.inject({ url: '/readyz' });
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    {
      status: 'ready',
      providers: {
        payments: 'responds',
        email: 'does not respond',
        sms: 'responds',
        storage: 'responds',
        maps: 'responds',
        identity: 'responds',
      },
    },
  ]);
  await world.close();
});

describe('readiness', () => {
  let redis: FakeRedisServer;
  let world: World;
  beforeAll(async () => {
    redis = await openFakeRedisServer();
    // The world has its own database; the URL only declares that several nodes share one.
    const DATABASE_URL = 'postgres://shared.example.com/hammerdock';
    const HAMMERDOCK_ENVIRONMENT = 'development';
    const env = { HAMMERDOCK_ENVIRONMENT, DATABASE_URL, REDIS_URL: redis.url };
    world = await openWorld({ env });
  });
  afterAll(async () => {
    await world.close();
    await redis.close();
  });
  const look = async () => {
    const answer = await world.app.http.inject({ url: '/readyz' });
    return [answer.statusCode, answer.json<{ status: string }>().status];
  };
  const ready = [200, 'ready'];
  const without = (what: string) => [503, `not ready: no answer from ${what}`];

  test('OPS-06 needs the database and Redis, names what is missing, and recovers', async () => {
    expect(await look()).toEqual(ready);
    await redis.become('refuses');
    await expect.poll(look).toEqual(without('Redis'));
    expect((await world.app.http.inject({ url: '/healthz' })).statusCode).toBe(200);
    await redis.become('answers');
    await expect.poll(look).toEqual(ready);

    await redis.become('hangs');
    expect(await look()).toEqual(without('Redis'));
    await redis.become('answers');
    await expect.poll(look).toEqual(ready);
  });

  test('OPS-06 reports a hanging database before its queries fail, and recovers when it answers', async () => {
    const client = new pg.Client(world.database.owner.connection);
    await client.connect();
    // Readers of the clock have to wait from here on.
    await client.query('begin; lock table app.test_clock in access exclusive mode');
    let isRefused = false;
    const query = readNow(world.app.context.db).catch(() => (isRefused = true));
    expect(await look()).toEqual(without('the database'));
    // The answer does not wait for the limit of a query.
    expect(isRefused).toBe(false);
    await client.end();
    await query;
    await expect.poll(look).toEqual(ready);
  });
});
