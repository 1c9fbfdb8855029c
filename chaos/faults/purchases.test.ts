// Concurrent buyers and bidders on the same lots, and holds that lapse during bids: the second
// model, which reads only the tables, must accept each lot's log.
import { minutes } from '@hammerdock/domain/time.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lapseDueHolds } from '../../server/src/operations/bidding/lapse-holds.ts';
import type { Person } from '../../server/src/testing/fixtures/bidders.ts';
import { findDiscrepancies } from '../../server/src/testing/find-discrepancies.ts';
import {
  openPurchaseWorld,
  type PurchaseWorld,
} from '../../server/src/testing/fixtures/purchases.ts';
import { codeOf } from '../../server/src/testing/fixtures/registration.ts';
import { checkRun } from '../checker/check.ts';
import { readWorld } from '../checker/read-world.ts';

let world: PurchaseWorld;
let client: Client;
let people: Person[];

beforeAll(async () => {
  world = await openPurchaseWorld();
  client = new Client(world.database.owner.connection);
  await client.connect();
  people = await Promise.all([1, 2, 3, 4].map(() => world.addPayer()));
});

afterAll(async () => {
  await client.end();
  await world.close();
});

const LOTS = 10;

test('R4 R18 concurrent purchases, lapses and bids leave logs that the second model accepts', async () => {
  const lots = await Promise.all(Array.from({ length: LOTS }, () => world.addOffer()));
  const [ann, bob, cal, dan] = people;
  if (!ann || !bob || !cal || !dan) throw new Error('expected four people');
  const bid = async (person: Person, product_id: string, wsprice: string) =>
    codeOf(
      (await world.call('bidding.placeBid', { product_id, wsprice }, { as: person.token })).body,
    );
  const rush = await Promise.all(
    lots.flatMap((lot, index) => [
      // The first lot gets no purchase, so that it certainly gets a bid.
      ...(index === 0 ? [] : [ann, bob].map((buyer) => world.buy(buyer, lot).then(codeOf))),
      // Some lots get no bids, so that some are certainly bought.
      index % 3 === 0 ? bid(cal, lot, '5.00') : Promise.resolve('no bid'),
    ]),
  );
  expect(rush).toContain('BoughtAlready');
  await world.clock.advance(minutes(30));
  // The lots are reopened one by one, and get bids and purchases meanwhile.
  await Promise.all([
    lapseDueHolds(world.app.context),
    lapseDueHolds(world.app.context),
    ...lots.map((lot) => bid(dan, lot, '7.00')),
    ...lots.map((lot) => world.buy(cal, lot)),
  ]);
  await lapseDueHolds(world.app.context);
  await Promise.all(lots.map((lot) => world.buy(dan, lot)));
  const kinds = await world.owner.selectFrom('lotEvents').select('kind').distinct().execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['bought', 'reopened', 'bid']),
  );
  const noOperations = { operations: [], observations: [] };
  expect(checkRun(noOperations, await readWorld(client))).toEqual([]);
  expect(await findDiscrepancies(world.owner)).toEqual([]);
});
