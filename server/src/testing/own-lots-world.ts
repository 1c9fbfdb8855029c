// Two bidders and a lot in each standing, for tests of a buyer's own lists.
import { hours, minutes } from '@hammerdock/domain/time.ts';
import { closeOverdue } from '../operations/close-overdue.ts';
import type { Person } from './bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from './bidding-world.ts';
import { until } from './process.ts';

export interface OwnLotsWorld extends BiddingWorld {
  readonly ann: Person;
  readonly bob: Person;
  /** The lots by Ann's standing on them; only Bob has bid on "none". */
  readonly lots: Readonly<Record<Standing, string>>;
}

export type Standing =
  'winning' | 'losing' | 'retracted' | 'won' | 'lost' | 'upcoming' | 'none' | 'untouched';

export async function openOwnLotsWorld(): Promise<OwnLotsWorld> {
  const world = await openBiddingWorld();
  const ann = await world.addBidder();
  const bob = await world.addBidder();
  const soon = { closesAt: NOON + minutes(10) };
  const lots = {
    winning: await world.addLot({ closesAt: NOON + hours(5) }),
    losing: await world.addLot({ closesAt: NOON + hours(4) }),
    retracted: await world.addLot({ closesAt: NOON + hours(3), retractMinutes: 30 }),
    won: await world.addLot(soon),
    lost: await world.addLot({ closesAt: NOON + minutes(11) }),
    upcoming: await world.addLot({ phase: 'upcoming', opensAt: NOON + hours(1) }),
    none: await world.addLot({ closesAt: NOON + hours(2) }),
    untouched: await world.addLot(),
  };
  await world.bid(bob, lots.winning, '5.00');
  await world.bid(ann, lots.winning, '40.00');
  await world.bid(ann, lots.losing, '7.00');
  await world.bid(bob, lots.losing, '70.00');
  await world.bid(ann, lots.retracted, '3.00');
  await world.bid(ann, lots.won, '9.00');
  await world.bid(ann, lots.lost, '2.00');
  await world.bid(bob, lots.lost, '20.00');
  await world.bid(bob, lots.none, '4.00');
  await world.call(
    'bidding.bidCancel',
    { id: lots.retracted, reason: 'Typing error' },
    { as: ann.token },
  );
  const inAdvance = { product_id: lots.upcoming, wsprice: '15.00' };
  await world.call('bidding.future_proxy', inAdvance, { as: ann.token });
  await world.clock.advance(minutes(12));
  await closeOverdue(world.owner);
  // The store's own closers may have closed them first.
  await until('two lots are closed', async () =>
    (await Promise.all([world.lotRow(lots.won), world.lotRow(lots.lost)])).every(
      ({ phase }) => phase === 'sold',
    ),
  );
  return { ...world, ann, bob, lots };
}
