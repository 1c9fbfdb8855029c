import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';
import { mountedCalls } from '../table.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('R46: every guest call refuses a card number in any field and never echoes it', async () => {
  const number = '4242424242424242';
  for (const { call, name } of mountedCalls.filter((mounted) => mounted.call.access === 'guest')) {
    const url = `/api/${call.group}/${name}`;
    const response = await world.app.http.inject(
      call.method === 'GET'
        ? { url: `${url}?note=${number}` }
        : { method: 'POST', url, payload: { anything: { at: ['all', number] } } },
    );
    const { code } = response.json<{ code?: string }>();
    expect([name, response.statusCode, code]).toEqual([name, 422, 'CardNumberRefused']);
    expect(response.body).not.toContain(number);
  }
});
