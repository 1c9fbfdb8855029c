import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('bidding.bidConfirmTemp', () => {
  let world: BiddingWorld;
  beforeAll(async () => {
    world = await openBiddingWorld();
  });
  afterAll(() => world.close());

  async function quote(person: Person, product_id: string, wsprice: string): Promise<string> {
    const given = { product_id, wsprice };
    const { body } = await world.call('bidding.preBidConfirm', given, { as: person.token });
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data.confirm_token;
  }
  const hold = (person: Person, product_id: string, confirm_token: string) =>
    world.call('bidding.bidConfirmTemp', { product_id, confirm_token }, { as: person.token });

  test('R16 holds the latest quoted bid for a confirm that sends no token', async () => {
    const ann = await world.addBidder();
    const lot = await world.addLot();
    await hold(ann, lot, await quote(ann, lot, '10.00'));
    const held = await hold(ann, lot, await quote(ann, lot, '25.00'));
    expect(held.body).toMatchObject({ status: 'success', data: { held: true } });
    const form = await world.call('bidding.bidCustomData', { product_id: lot }, { as: ann.token });
    expect(form.body).toMatchObject({ data: { held_amount: '25.00' } });
    expect(await world.countEvents(lot)).toBe(0);
    const placed = await world.call('bidding.confirm', { product_id: lot }, { as: ann.token });
    expect(placed.body).toMatchObject({ data: { finalresults: { max_amount: '25.00' } } });
    const again = await world.call('bidding.confirm', { product_id: lot }, { as: ann.token });
    expect(again.body).toEqual(placed.body);
    expect(await world.countEvents(lot)).toBe(1);
  });

  test('refuses a token of another user or for another lot', async () => {
    const [ann, bob] = [await world.addBidder(), await world.addBidder()];
    const [lot, other] = [await world.addLot(), await world.addLot()];
    const token = await quote(ann, lot, '10.00');
    expect((await hold(bob, lot, token)).body).toMatchObject({ code: 'ConfirmationExpired' });
    expect((await hold(ann, other, token)).body).toMatchObject({ code: 'ConfirmationExpired' });
    expect((await hold(ann, 'drill', token)).body).toMatchObject({ code: 'ConfirmationExpired' });
  });

  test('an impersonating admin neither holds, drops nor confirms the bidder’s quoted bid', async () => {
    const ann = await world.addBidder();
    const lot = await world.addLot();
    const token = await quote(ann, lot, '25.00');
    await hold(ann, lot, token);
    const readQuote = () =>
      world.owner
        .selectFrom('bidConfirmations')
        .select(['held', 'usedAt'])
        .where('userId', '=', ann.id)
        .execute();
    const before = await readQuote();
    await world.owner
      .updateTable('sessions')
      .set({ impersonatorId: (await world.addPerson('admin')).id })
      .where('userId', '=', ann.id)
      .execute();
    world.app.pipeline.sessions.forget(ann.token);
    const as = { as: ann.token };
    const answers = [
      await hold(ann, lot, token),
      await world.call('bidding.cancelttwbidTemp', { product_id: lot }, as),
      await world.call('bidding.confirm', { product_id: lot }, as),
    ];
    for (const { body } of answers) expect(body).toMatchObject({ code: 'ImpersonatorMayNot' });
    expect(await readQuote()).toEqual(before);
  });
});
