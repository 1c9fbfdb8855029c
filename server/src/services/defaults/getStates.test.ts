import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('getStates lists the fifty states and the capital, each once', async () => {
  const { state_list } = dataOf((await world.call('defaults.getStates', {})).body);
  expect(state_list).toHaveLength(51);
  expect(new Set(state_list.map(({ code }) => code)).size).toBe(51);
  expect(state_list).toContainEqual({ code: 'GA', name: 'Georgia' });
});

test('getStates refuses unknown fields', async () => {
  const response = await world.app.http.inject({ url: '/api/common/getStates?colour=red' });
  expect(response.statusCode).toBe(422);
});
