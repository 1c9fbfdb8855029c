import { minutes } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';
import { until } from '../../testing/process.ts';
import { selectClosingFirst } from './closing-first.ts';
import { postponeCloseChecks } from '../auctions/lot-locks.ts';

describe('lots whose close a bid has moved', () => {
  let world: BiddingWorld;
  let ann: Person;
  let extended: string;
  let soon: string;
  let later: string;
  beforeAll(async () => {
    world = await openBiddingWorld();
    ann = await world.addBidder();
    extended = await world.addLot({ closesAt: NOON + minutes(2) });
    soon = await world.addLot({ closesAt: NOON + minutes(4) });
    later = await world.addLot({ closesAt: NOON + minutes(60) });
    await world.bid(ann, extended, '5.00');
  });
  afterAll(() => world.close());

  const first = async (limit: number): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`${selectClosingFirst(sql`true`, limit)}`.execute(
      world.owner,
    );
    return rows.map(({ id }) => id);
  };

  test('are sorted by their current close, also when only the first ones are requested', async () => {
    expect(await first(1)).toEqual([soon]);
    expect(await first(2)).toEqual([soon, extended]);
    expect(await first(9)).toEqual([soon, extended, later]);
  });

  test('are in the right position in a search sorted by close', async () => {
    const { body } = await world.call('catalog.searchProducts', { orderby: '1' });
    if (body.status !== 'success') throw new Error(body.statusText);
    expect(body.data.searchList.map(({ id }) => id)).toEqual([soon, extended, later]);
  });

  test('R12 are checked by the closers at their first close, and closed at their current one', async () => {
    const checkAt = async () => (await world.lotRow(extended)).closeCheckAt;
    expect(await checkAt()).toBe(NOON + minutes(2));
    await world.clock.advance(minutes(2));
    await until('the closers have checked them', async () => (await checkAt()) > NOON + minutes(2));
    expect(await world.lotRow(extended)).toMatchObject({
      phase: 'open',
      closeCheckAt: NOON + minutes(5),
    });
    await world.clock.advance(minutes(3));
    await until('it is closed', async () => (await world.lotRow(extended)).phase === 'sold');
  });

  test('are left to the next check while a bid is being decided', async () => {
    const held = await world.addLot({ closesAt: NOON + minutes(6) });
    await world.bid(ann, held, '5.00');
    const bid = await world.owner.startTransaction().execute();
    // The test's clock waits for this transaction, longer than one may stay idle.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(bid);
    await bid.selectFrom('lotStates').selectAll().where('lotId', '=', held).forUpdate().execute();
    await world.clock.advance(minutes(1));
    await postponeCloseChecks(world.owner);
    expect(await world.lotRow(held)).toMatchObject({ closeCheckAt: NOON + minutes(6) });
    await bid.rollback().execute();
    // The closers of the server may hold the row for a moment, too.
    await until('the check is postponed', async () => {
      await postponeCloseChecks(world.owner);
      return (await world.lotRow(held)).closeCheckAt === NOON + minutes(10);
    });
  });
});
