import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { RIVALS } from './rivals.ts';
import {
  openDemoWorld,
  type DemoWorld,
} from '@hammerdock/server/src/testing/fixtures/demo-world.ts';
import { bidAsRival } from './bid-as-rival.ts';
import { findDiscrepancies } from '@hammerdock/server/src/testing/find-discrepancies.ts';

describe('the demo rivals', () => {
  let world: DemoWorld;
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  const bid = (seed: number) => bidAsRival(world.app.context, seededRandom(seed));
  const lastBidderOn = async (lotId: string) => {
    const { username } = await world.owner
      .selectFrom('lotEvents')
      .innerJoin('users', 'users.id', 'lotEvents.bidderId')
      .select('users.username')
      .where('lotEvents.lotId', '=', lotId)
      .orderBy('lotEvents.sequence', 'desc')
      .executeTakeFirstOrThrow();
    return username;
  };

  test('do not bid before they are switched on', async () => {
    expect(await bid(1)).toBeNull();
  });

  test('OPS-03 bid by the normal rules, and outbid a visitor soon', async () => {
    await world.call('demo.switchDemoRivals', { rivals: 1 });
    const open = await world.owner
      .selectFrom('lots')
      .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
      .select(['id', 'leaderId'])
      .where('lots.phase', '=', 'open')
      .where('depositCents', '=', 0)
      .orderBy('closesAt', 'desc')
      .executeTakeFirstOrThrow();
    const visitor = await world.signIn('buyer');
    const asked = await world.call('catalog.getProductInfo', { product_id: open.id });
    if (asked.body.status !== 'success') throw new Error(asked.body.statusText);
    const placed = await world.call(
      'bidding.placeBid',
      { product_id: open.id, wsprice: asked.body.data.next_bid },
      { as: visitor.token },
    );
    expect(placed.status).toBe(200);
    // A rival bids about every five seconds, so this is a minute.
    const visited: (string | null)[] = [];
    for (let seed = 0; seed < 12; seed += 1) visited.push(await bid(seed));
    expect(visited).toContain(open.id);
    for (const lotId of visited.filter((id) => id !== null)) {
      expect(RIVALS.map(({ username }) => username)).toContain(await lastBidderOn(lotId));
    }
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test('stop by themselves', async () => {
    await world.clock.advance(minutes(61));
    expect(await bid(3)).toBeNull();
  });
});
