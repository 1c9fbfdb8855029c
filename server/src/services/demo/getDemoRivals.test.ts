import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoWorld, type DemoWorld } from '../../testing/fixtures/demo-world.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('demo.getDemoRivals', () => {
  let demo: DemoWorld;
  let store: World;
  beforeAll(async () => {
    demo = await openDemoWorld();
    store = await openWorld();
  });
  afterAll(() => Promise.all([demo.close(), store.close()]));

  test('returns no end time before the switch was used', async () => {
    const { body } = await demo.call('demo.getDemoRivals', {});
    expect(body).toMatchObject({ status: 'success', data: { rivals: 0, until: null } });
  });

  test('is unknown in a store that is no demo', async () => {
    expect((await store.call('demo.getDemoRivals', {})).status).toBe(404);
  });
});
