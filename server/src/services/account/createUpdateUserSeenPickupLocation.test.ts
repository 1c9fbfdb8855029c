import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAuction, buildLot, buildPerson, buildSession } from '../../testing/build.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const call = 'account.createUpdateUserSeenPickupLocation';

test('R14: createUpdateUserSeenPickupLocation accepts a center once per auction', async () => {
  const auctionId = await buildAuction(world.owner);
  const [first, second] = [
    await buildLot(world.owner, { auctionId }),
    await buildLot(world.owner, { auctionId }),
  ];
  const elsewhere = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  const closed = await world.call(call, { product_id: first, flag: 0 }, { as });
  expect(dataOf(closed.body)).toEqual({ flag: 0, accepted: false });
  const accepted = await world.call(call, { product_id: first, flag: '1' }, { as });
  expect(dataOf(accepted.body)).toEqual({ flag: 1, accepted: true });
  const ask = async (product_id: string) => {
    const name = 'account.checkLogedUserAlreadySeenPickupLocation';
    const { seen, accepted: isAccepted } = dataOf(
      (await world.call(name, { product_id }, { as })).body,
    );
    return { seen, isAccepted };
  };
  expect(await ask(second)).toEqual({ seen: 1, isAccepted: true });
  expect(await ask(elsewhere)).toEqual({ seen: 0, isAccepted: false });
  dataOf((await world.call(call, { product_id: second, flag: 1 }, { as })).body);
  const rows = await world.owner
    .selectFrom('locationAcceptances')
    .select('auctionId')
    .where('userId', '=', id)
    .execute();
  expect(rows).toEqual([{ auctionId }]);
});

test('createUpdateUserSeenPickupLocation refuses a lot that does not exist', async () => {
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  const { body } = await world.call(call, { product_id: id, flag: 1 }, { as });
  expect(codeOf(body)).toBe('NotFound');
});
