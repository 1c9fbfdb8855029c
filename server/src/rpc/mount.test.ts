import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { services } from '@hammerdock/contract';
import { openWorld, type World } from '../testing/world.ts';
import { mountedCalls } from './table.ts';

describe('calls on HTTP', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());
  const post = (url: string, payload: object = {}) =>
    world.app.http.inject({ method: 'POST', url, payload });

  test('every declared call has a handler, and no two calls share an address', () => {
    const declared = Object.values(services).flatMap((calls) => Object.keys(calls));
    expect(mountedCalls.map((mounted) => mounted.name)).toEqual(declared);
    for (const mounted of mountedCalls) expect(mounted.handler).toBeTypeOf('function');
    const paths = mountedCalls.flatMap(({ call, name }) =>
      [name, ...(call.aliases ?? [])].map((path) => `${call.group}/${path}`),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('success has the common envelope', async () => {
    const { body, status } = await world.call('catalog.searchProducts', {});
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      statusText: '',
      data: {
        searchList: [],
        searchCount: 0,
        corrected: '',
        expanded: [],
        dropped: [],
        price_range: { min_price: '', max_price: '' },
        help: null,
        facets: { category: {}, condition: {}, location: {} },
      },
    });
  });

  test('a refusal has a stable code, a sentence, its details and the id of the request', async () => {
    const response = await post('/api/mobile/getProductInfo', { product_id: 'nothing' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      status: 'error',
      statusText: 'We couldn’t find that.',
      code: 'NotFound',
      facts: {},
      fieldErrors: {},
      requestId: response.headers['x-request-id'],
    });
  });

  test('invalid input is described per field', async () => {
    const response = await post('/api/mobile/searchProducts', { page: 0, colour: 'red' });
    expect(response.statusCode).toBe(422);
    const { code, fieldErrors } = response.json();
    expect(code).toBe('InputInvalid');
    expect(Object.keys(fieldErrors).toSorted()).toEqual(['colour', 'page']);
  });

  test('a body that is not JSON, an unknown call and a member call by a guest are refused', async () => {
    const broken = await world.app.http.inject({
      method: 'POST',
      url: '/api/mobile/searchProducts',
      headers: { 'content-type': 'application/json' },
      payload: '{"page":',
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json().status).toBe('error');
    expect((await post('/api/mobile/makeMeRich')).statusCode).toBe(404);
    expect((await post('/api/mobile/getAllBids')).statusCode).toBe(401);
  });

  test('no answer of a call may be cached', async () => {
    const response = await post('/api/mobile/searchProducts');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
