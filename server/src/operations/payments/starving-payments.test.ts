import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import { readNow, toDate } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { buildPerson } from '../../testing/build.ts';
import { poison, POISON } from '../../testing/poison.ts';
import { addBuyer, type Buyer } from '../../testing/fixtures/sales.ts';
import { until } from '../../testing/process.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { resolvePayments } from './resolve-payments.ts';

const ABANDONED = 150;

describe('many pending payments', () => {
  let world: World;
  let buyer: Buyer;
  beforeAll(async () => {
    world = await openWorld();
    buyer = await addBuyer(world, 'asks for verification');
  });
  afterAll(() => world.close());

  const cardOf = async ({ id }: Buyer) =>
    world.owner
      .selectFrom('cards')
      .innerJoin('gatewayCustomers', 'gatewayCustomers.userId', 'cards.userId')
      .select(['cards.id', 'cards.gatewayCard', 'gatewayCustomers.gatewayCustomer'])
      .where('cards.userId', '=', id)
      .executeTakeFirstOrThrow();
  /** Inserts deposits of this age, known or unknown to the gateway. */
  const addPayments = async (
    owner: Buyer,
    count: number,
    agoMs: number,
    cardId?: string | null,
  ) => {
    const card = await cardOf(owner);
    const now = await readNow(world.owner);
    const rows = Array.from({ length: count }, (_, place) => ({
      id: newId(),
      userId: owner.id,
      purpose: 'deposit',
      invoiceId: null,
      cardId: cardId === undefined ? card.id : cardId,
      amountCents: 5000,
      automatic: false,
      state: 'processing',
      createdAt: toDate(now - agoMs + place),
    }));
    await world.owner.insertInto('payments').values(rows).execute();
    return rows.map(({ id }) => id);
  };
  const stateOf = async (id: string) =>
    (
      await world.owner
        .selectFrom('payments')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;
  const resolve = () => resolvePayments(world.app.context);
  /** The store's own job may have claimed the payment first. */
  const reaches = (id: string, state: string) =>
    until(`the payment is ${state}`, async () => (await stateOf(id)) === state);

  test('do not delay a newer payment behind 150 abandoned verifications', async () => {
    await addPayments(buyer, ABANDONED, hours(5));
    for (let round = 0; round < 3; round += 1) {
      await resolve();
      await world.clock.advance(minutes(1));
    }
    const good = await addBuyer(world, 'good');
    const [newer = ''] = await addPayments(good, 1, minutes(2));
    await resolve();
    await reaches(newer, 'succeeded');
    expect(await stateOf(newer)).toBe('succeeded');
  });

  test('are settled when one throws, which is retried later', async () => {
    const good = await addBuyer(world, 'good');
    const [broken = ''] = await addPayments(good, 1, minutes(6), null);
    const [poisoned = ''] = await addPayments(good, 1, minutes(5));
    const [sound = ''] = await addPayments(good, 1, minutes(4));
    const cure = await poison(world.owner, { table: 'payments', column: 'id', value: poisoned });
    await resolve();
    await reaches(sound, 'succeeded');
    const listFailed = () =>
      world.owner
        .selectFrom('workItems')
        .select(['item', 'lastError'])
        .where('lastError', 'is not', null)
        .orderBy('since')
        .execute();
    await until('both failures are recorded', async () => (await listFailed()).length === 2);
    expect([await stateOf(broken), await stateOf(poisoned)]).toEqual(['processing', 'processing']);
    expect(await listFailed()).toEqual([
      { item: broken, lastError: `Error: payment ${broken} has no card to charge` },
      { item: poisoned, lastError: expect.stringContaining(POISON) },
    ]);
    await cure();
    await world.clock.advance(minutes(1));
    await resolve();
    await reaches(poisoned, 'succeeded');
    expect(await stateOf(broken)).toBe('processing');
  });

  test('deactivate the other accounts when one deactivation throws', async () => {
    const [first, second] = [await buildPerson(world.owner), await buildPerson(world.owner)];
    const now = await readNow(world.owner);
    for (const [place, { id }] of [first, second].entries()) {
      await world.owner
        .insertInto('payments')
        .values({
          id: newId(),
          userId: id,
          purpose: 'deposit',
          amountCents: 100,
          automatic: true,
          state: 'needs verification',
          verificationUrl: '/verify',
          createdAt: toDate(now - hours(25) + place),
        })
        .execute();
    }
    const cure = await poison(world.owner, {
      table: 'deactivations',
      column: 'user_id',
      value: first.id,
      on: 'insert',
    });
    await resolve();
    const listReasons = () =>
      world.owner
        .selectFrom('deactivations')
        .select('reason')
        .where('userId', '=', second.id)
        .execute();
    await until('the second is deactivated', async () => (await listReasons()).length > 0);
    expect(await listReasons()).toEqual([{ reason: 'verification not confirmed' }]);
    await cure();
  });
});
