import { hours, minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoWorld, type DemoWorld } from '../../testing/fixtures/demo-world.ts';
import { openWorld } from '../../testing/world.ts';

describe('demo.switchDemoRivals', () => {
  let world: DemoWorld;
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  const standing = async () => (await world.call('demo.getDemoRivals', {})).body;

  test('OPS-03 lets rivals bid for an hour', async () => {
    const { body } = await world.call('demo.switchDemoRivals', { rivals: 1 });
    expect(body).toMatchObject({ data: { rivals: 1 } });
    await world.clock.advance(minutes(59));
    expect(await standing()).toMatchObject({ data: { rivals: 1 } });
    await world.clock.advance(minutes(2));
    expect(await standing()).toMatchObject({ data: { rivals: 0, until: null } });
  });

  test('OPS-03 stops the rivals immediately', async () => {
    await world.call('demo.switchDemoRivals', { rivals: 1 });
    await world.call('demo.switchDemoRivals', { rivals: 0 });
    expect(await standing()).toMatchObject({ data: { rivals: 0 } });
    await world.clock.advance(hours(1));
  });

  test('is refused in a store that is no demo', async () => {
    const store = await openWorld();
    expect((await store.call('demo.switchDemoRivals', { rivals: 1 })).status).toBe(404);
    await store.close();
  });
});
