import { hours } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  for (const subject of ['first', 'second']) {
    const amounts = { providerCents: 500, storeCents: 400, ledgerCents: 300 };
    const difference = { id: newId(), kind: 'charge', subject, gatewayId: 'ch_1', ...amounts };
    await world.owner.insertInto('reconciliationDifferences').values(difference).execute();
    await world.clock.advance(hours(1));
  }
});
afterAll(() => world.close());

test('listDifferences returns open differences in pages, oldest first, with each amount', async () => {
  const { token } = await addMember(world, 'admin');
  const list = async (page: number) =>
    dataOf(
      (await world.call('accounting.listDifferences', { page, limit: 1 }, { as: token })).body,
    );
  expect(await list(1)).toMatchObject({
    differenceList: [
      {
        subject: 'first',
        gateway_id: 'ch_1',
        provider_amount: '5.00',
        store_amount: '4.00',
        ledger_amount: '3.00',
        closed_at: null,
      },
    ],
    differenceCount: 2,
  });
  expect(await list(2)).toMatchObject({ differenceList: [{ subject: 'second' }] });
});

test('listDifferences is for admins only', async () => {
  for (const role of ['buyer', 'seller', 'staff'] as const) {
    const { token } = await addMember(world, role);
    const { body } = await world.call('accounting.listDifferences', {}, { as: token });
    expect(codeOf(body)).toBe('RoleMissing');
  }
});
