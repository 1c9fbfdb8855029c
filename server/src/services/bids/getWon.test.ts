import { hours } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnLotsWorld } from '../../testing/fixtures/own-lots-world.ts';
import { openDemoWorld, type DemoWorld, type Visitor } from '../../testing/fixtures/demo-world.ts';

describe('bids.getWon', () => {
  let world: DemoWorld;
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  const ask = async (
    visitor: Visitor,
    input: { pickup_status?: '' | '0' | '1' | '2' | '3'; limit?: number; page?: number } = {},
  ) => {
    const { body } = await world.call(
      'bids.getWon',
      { limit: 60, ...input },
      { as: visitor.token },
    );
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data;
  };

  test('LIST-06 bids.getWon shows the receipt, whether it is paid, and the days of pickup', async () => {
    const buyer = await world.signIn('buyer');
    const { wonList, wonCount } = await ask(buyer);
    expect(wonCount).toBeGreaterThan(0);
    expect(wonList).toHaveLength(wonCount);
    const invoice = await world.owner
      .selectFrom('invoices')
      .innerJoin('pickupWindows', 'pickupWindows.invoiceId', 'invoices.id')
      .select(['id', 'startsAt', 'endsAt'])
      .where('userId', '=', buyer.id)
      .executeTakeFirstOrThrow();
    for (const lot of wonList) {
      expect(lot).toMatchObject({
        paid: true,
        common_invoice: invoice.id,
        pickup_start_date: new Date(invoice.startsAt).toISOString(),
        pickup_end_date: new Date(invoice.endsAt).toISOString(),
        checkout_status: '0',
        market_status: 'sold',
        bidtopstatus: 'won',
      });
    }
  });

  test('LIST-06 bids.getWon filters by the state of the collection', async () => {
    const rival = await world.signIn('rival');
    const all = await ask(rival);
    const pickedUp = await ask(rival, { pickup_status: '1' });
    expect(pickedUp.wonCount).toBeGreaterThan(0);
    expect(pickedUp.wonList.every(({ checkout_status }) => checkout_status === '1')).toBe(true);
    const returned = await ask(rival, { pickup_status: '2' });
    expect(returned.wonList).toMatchObject([
      { checkout_status: '2', checkout_reason: 'A part was missing' },
    ]);
    expect(pickedUp.wonCount).toBe(all.wonCount - 1);
    for (const pickup_status of ['0', '3'] as const) {
      expect((await ask(rival, { pickup_status })).wonCount).toBe(0);
    }
  });

  test('LIST-06 bids.getWon distinguishes forfeited lots from waiting ones', async () => {
    const buyer = await world.signIn('buyer');
    const { wonList, wonCount } = await ask(buyer, { pickup_status: '0' });
    const [{ id: lotId, common_invoice: invoiceId } = { id: '', common_invoice: '' }] = wonList;
    const forfeit = { lotId, invoiceId: invoiceId ?? '' };
    await world.owner.insertInto('forfeits').values(forfeit).execute();
    const forfeited = await ask(buyer, { pickup_status: '3' });
    expect(forfeited.wonList).toMatchObject([{ id: lotId, checkout_status: '3' }]);
    const waiting = await ask(buyer, { pickup_status: '0' });
    expect(waiting.wonCount).toBe(wonCount - 1);
    expect((await ask(buyer)).wonCount).toBe(wonCount);
    await world.owner.deleteFrom('forfeits').where('lotId', '=', lotId).execute();
  });

  test('bids.getWon shows a receipt whose charge failed as unpaid, with no window', async () => {
    const { wonList } = await ask(await world.signIn('declined'));
    expect(wonList.length).toBeGreaterThan(0);
    for (const lot of wonList) {
      expect(lot).toMatchObject({ paid: false, pickup_start_date: null, checkout_status: '0' });
      expect(lot.common_invoice).not.toBeNull();
    }
  });

  test('bids.getWon sends as many queries for many lots as for one', async () => {
    const buyer = await world.signIn('buyer');
    await ask(buyer, { limit: 1 });
    const one = await world.countQueries(() => ask(buyer, { limit: 1 }));
    expect(await world.countQueries(() => ask(buyer))).toBe(one);
  });

  test('KEEP-04 bids.getWon refuses guests, and unknown statuses', async () => {
    const { status, body } = await world.call('bids.getWon', {});
    expect([status, body]).toMatchObject([401, { code: 'SignInNeeded' }]);
    const { token } = await world.signIn('buyer');
    const response = await world.app.http.inject({
      method: 'POST',
      url: '/api/mobile/getWon',
      headers: { authorization: `Bearer ${token}` },
      payload: { pickup_status: '9' },
    });
    expect(response.statusCode).toBe(422);
  });
});

test('bids.getWon and the lot itself say when the receipt comes, after the last close', async () => {
  const world = await openOwnLotsWorld();
  const { ann, lots, owner, testAuction } = world;
  const as = { as: ann.token };
  const expected = async () => {
    const { body } = await world.call('bids.getWon', { limit: 60 }, as);
    if (body.status !== 'success') throw new Error(body.statusText);
    const [won] = body.data.wonList.filter(({ id }) => id === lots.won);
    const lot = await world.call('catalog.getProductInfo', { product_id: lots.won }, as);
    expect(lot.body).toMatchObject({ data: { receipt_expected: won?.receipt_expected } });
    return won?.receipt_expected;
  };
  const { last } = await owner
    .selectFrom('lots')
    .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
    .select(({ fn }) => fn.max('lotStates.closesAt').as('last'))
    .where('lots.auctionId', '=', testAuction.auctionId)
    .executeTakeFirstOrThrow();
  expect(await expected()).toBe(new Date(last).toISOString());
  const inPlay = await world.call('bids.getInPlay', {}, as);
  expect(inPlay.body).toMatchObject({ data: { won: 1 } });
  // R66: receipts do not wait longer than two hours for a lot that is still extended.
  const far = { closesAt: new Date(last + hours(9)) };
  await owner.updateTable('lotStates').set(far).where('lotId', '=', lots.winning).execute();
  const { scheduled } = await owner
    .selectFrom('lots')
    .select(({ fn }) => fn.max('firstClosesAt').as('scheduled'))
    .where('auctionId', '=', testAuction.auctionId)
    .executeTakeFirstOrThrow();
  expect(await expected()).toBe(new Date(scheduled + hours(2)).toISOString());
  // Other bidders are not notified of it.
  const loser = await world.call(
    'catalog.getProductInfo',
    { product_id: lots.won },
    { as: world.bob.token },
  );
  expect(loser.body).toMatchObject({ data: { receipt_expected: null } });
  await world.close();
});
