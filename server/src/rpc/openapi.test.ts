import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  test('API-03 the browsable page opens and brings its own script', async () => {
    const page = await world.app.http.inject({ url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Hammerdock calls');
    expect(page.body).not.toMatch(/src="https?:/);
  });
});
