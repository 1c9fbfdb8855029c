// A world with one running auction, for tests of the bidding calls.
import { hours, type Instant } from '@hammerdock/domain/time.ts';
import {
  addBidder,
  addLot,
  addPerson,
  addTestAuction,
  type Person,
  type TestAuction,
} from './bidders.ts';
import { openWorld, type World, type WorldOptions } from './world.ts';

/** The time at which the clock of such a world is stopped. */
export const NOON: Instant = Date.UTC(2026, 5, 1, 16);

export interface BiddingWorld extends World {
  readonly testAuction: TestAuction;
  /** A person who may bid here: with a card and the accepted retrieval location. */
  addBidder(): Promise<Person>;
  addPerson: (role?: 'buyer' | 'seller' | 'staff' | 'admin') => Promise<Person>;
  /** A lot from 1.00 that closes in two hours, unless the options differ. */
  addLot(options?: Partial<Parameters<typeof addLot>[2]>): Promise<string>;
  /** Places a proxy bid that must be accepted. */
  bid(person: Person, lotId: string, amount: string): Promise<void>;
  lotRow(lotId: string): ReturnType<typeof readLot>;
  /** Counts what people did; the close is left out, because its time varies. */
  countEvents(lotId: string): Promise<number>;
}

export async function openBiddingWorld(opening: WorldOptions = {}): Promise<BiddingWorld> {
  const world = await openWorld(opening);
  await world.clock.stopAt(NOON);
  const { owner } = world;
  const testAuction = await addTestAuction(owner, {
    startsAt: NOON - hours(1),
    endsAt: NOON + hours(2),
  });
  return {
    ...world,
    testAuction,
    addBidder: () => addBidder(owner, testAuction),
    addPerson: (role) => addPerson(owner, role),
    addLot: (options = {}) =>
      addLot(owner, testAuction, {
        opensAt: NOON - hours(1),
        closesAt: NOON + hours(2),
        ...options,
      }),
    bid: async (person, product_id, wsprice) => {
      const given = { product_id, wsprice };
      const { body } = await world.call('bidding.placeBid', given, { as: person.token });
      if (body.status !== 'success') throw new Error(`the bid was refused: ${body.statusText}`);
    },
    lotRow: (lotId) => readLot(world, lotId),
    countEvents: async (lotId) => {
      const log = owner.selectFrom('lotEvents').select('sequence').where('lotId', '=', lotId);
      return (await log.where('kind', '!=', 'closed').execute()).length;
    },
  };
}

/** The lot's catalog row and its state. */
const readLot = ({ owner }: World, lotId: string) =>
  owner
    .selectFrom('lots')
    .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
    .selectAll(['lots', 'lotStates'])
    .where('id', '=', lotId)
    .executeTakeFirstOrThrow();
