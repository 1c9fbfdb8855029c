import { brotliDecompressSync } from 'node:zlib';
import { statusOf } from '@hammerdock/contract/refusals.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openWorld, type World } from '../testing/world.ts';
import { mountedCalls } from './table.ts';

describe('the reference', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('API-03 the OpenAPI document lists every call with its schemas and refusals', async () => {
    const response = await world.app.http.inject({ url: '/api/openapi.json' });
    const { openapi, paths } = response.json();
    expect(openapi).toBe('3.1.0');
    for (const { call, name } of mountedCalls) {
      const operation = paths[`/api/${call.group}/${name}`]?.[call.method.toLowerCase()];
      expect(operation?.summary, name).toBe(call.summary);
      expect(operation.responses['200'].content['application/json'].schema.required).toContain(
        'data',
      );
      if (call.method === 'POST') expect(operation.requestBody, name).toBeDefined();
    }
  });

  test('the document passes the recommended rules of Redocly', async () => {
    const { body: source } = await world.app.http.inject({ url: '/api/openapi.json' });
    const config = await createConfig('extends: [recommended]');
    const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
    const messages = problems.map(
      ({ ruleId, message, location: [at] }) => `${ruleId} at ${at?.pointer}: ${message}`,
    );
    expect(messages).toEqual([]);
  });

  test('each operation states its access and its responses', async () => {
    const { paths, servers } = (await world.app.http.inject({ url: '/api/openapi.json' })).json();
    expect(servers).toHaveLength(1);
    for (const { call, name } of mountedCalls) {
      const { security, responses, parameters } =
        paths[`/api/${call.group}/${name}`][call.method.toLowerCase()];
      const always = ['400', '405', '413', '422', '429', '500', '503'];
      const posted = call.method === 'POST' ? ['403', '415'] : [];
      const members = call.access === 'guest' ? [] : ['401', '403'];
      const keyed = call.repeatable === 'by key' ? ['409'] : [];
      const declared = call.refusals.map((refusal) => String(statusOf(refusal)));
      const wanted = [...always, ...posted, ...members, ...keyed, ...declared];
      expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(wanted)]);
      const open = security.filter((each: object) => Object.keys(each).length === 0);
      expect([name, open.length]).toEqual([name, call.access === 'guest' ? 1 : 0]);
      const key = parameters?.find((each: { name: string }) => each.name === 'Idempotency-Key');
      expect([name, key?.description?.length > 100]).toEqual([name, keyed.length === 1]);
    }
  });

  test('no sentence of the document has an unfilled placeholder', async () => {
    const { body } = await world.app.http.inject({ url: '/api/openapi.json' });
    expect(body).toContain('Please wait {retryAfterSeconds} seconds');
    expect(body).toContain('Min bid {nextBidCents}');
    expect(body).not.toMatch(/undefined|NaN|\[object/);
  });

  test('API-03 the browsable page loads with its own script', async () => {
    const page = await world.app.http.inject({ url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Hammerdock calls');
    expect(page.body).not.toMatch(/src="https?:/);
  });

  test('SF17 the browsable page has a policy without other hosts, and loads no fonts', async () => {
    const { headers, body } = await world.app.http.inject({ url: '/api/docs/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(policy).not.toMatch(/https?:|unsafe-eval|\*/);
    expect(body).toContain('"withDefaultFonts": false');
    expect(body).not.toMatch(/nonce/);
    expect((await world.app.http.inject({ url: '/api/docs' })).headers['location']).toBe(
      '/api/docs/',
    );
  });

  test.each(['/api/openapi.json', '/api/docs/', '/api/docs/js/scalar.js', '/api/docs/js/start.js'])(
    'SF7 %s is sent compressed, and not at all to clients that have it',
    async (url) => {
      const get = (headers: Record<string, string>) => world.app.http.inject({ url, headers });
      const plain = await get({});
      const small = await get({ 'accept-encoding': 'gzip, br' });
      expect(small.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
      const again = await get({ 'if-none-match': String(small.headers['etag']) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );
});
