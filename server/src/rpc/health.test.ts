import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

describe('health and meters', () => {
  let open: World;
  let guarded: World;
  beforeAll(async () => {
    open = await openWorld();
    const env = { HAMMERDOCK_ENVIRONMENT: 'production', METRICS_TOKEN: 'a-long-random-word' };
    guarded = await openWorld({ env });
  });
  afterAll(() => Promise.all([open.close(), guarded.close()]));

  test('the process lives and the database answers', async () => {
    expect((await open.app.http.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await open.app.http.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  });

  test('meters are open in development and want their token in production', async () => {
    expect((await open.app.http.inject({ url: '/metrics' })).statusCode).toBe(200);
    const ask = (authorization: string) =>
      guarded.app.http.inject({ url: '/metrics', headers: { authorization } });
    expect((await ask('')).statusCode).toBe(401);
    expect((await ask('Bearer a-long-random-wore')).statusCode).toBe(401);
    expect((await ask('Bearer a-long-random-word')).statusCode).toBe(200);
  });

  test('every answer carries the id its log line has, and the security headers', async () => {
    const { headers } = await open.app.http.inject({ url: '/healthz' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});
