import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '@hammerdock/domain/time.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('bidding.confirm', () => {
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
  const confirm = (person: Person, product_id: string, confirm_token: string, key = randomUUID()) =>
    world.call('bidding.confirm', { product_id, confirm_token }, { as: person.token, key });

  test('BID-15 R16 R3 places the quoted bid once, however often it is clicked', async () => {
    const ann = await world.addBidder();
    const lot = await world.addLot();
    const token = await quote(ann, lot, '20.00');
    const key = randomUUID();
    const clicks = await Promise.all([0, 1, 2, 3].map(() => confirm(ann, lot, token, key)));
    expect(clicks[0]?.body).toMatchObject({
      statusText: 'Bid placed successfully',
      data: { finalresults: { latestbid: '1.00', max_amount: '20.00', leading: true } },
    });
    expect(clicks.map(({ body }) => body)).toEqual(clicks.map(() => clicks[0]?.body));
    expect(await world.countEvents(lot)).toBe(1);
    expect((await confirm(ann, lot, token)).body).toEqual(clicks[0]?.body);
    expect(await world.countEvents(lot)).toBe(1);
  });

  test('BID-15 R3 two concurrent clicks under two keys are one bid, reported to both', async () => {
    const ann = await world.addBidder();
    const lot = await world.addLot();
    const token = await quote(ann, lot, '20.00');
    const both = await Promise.all([confirm(ann, lot, token), confirm(ann, lot, token)]);
    expect(both.map(({ body }) => body.status)).toEqual(['success', 'success']);
    expect(both[0].body).toEqual(both[1].body);
    expect(await world.countEvents(lot)).toBe(1);
  });

  test('BID-15 R3 a retry after the token expired returns the result of the first try', async () => {
    const ann = await world.addBidder();
    const lot = await world.addLot();
    const token = await quote(ann, lot, '20.00');
    const key = randomUUID();
    const first = await confirm(ann, lot, token, key);
    await world.clock.stopAt(NOON + minutes(3));
    expect((await confirm(ann, lot, token, key)).body).toEqual(first.body);
    expect((await confirm(ann, lot, token)).body).toEqual(first.body);
    await world.clock.stopAt(NOON);
    expect(await world.countEvents(lot)).toBe(1);
  });

  test('R69 another key without a token returns the bid that was just confirmed', async () => {
    const ann = await world.addBidder();
    const lot = await world.addLot();
    const first = await confirm(ann, lot, await quote(ann, lot, '20.00'));
    const again = await world.call('bidding.confirm', { product_id: lot }, { as: ann.token });
    expect(again.body).toEqual(first.body);
    await world.clock.stopAt(NOON + minutes(2));
    const late = await world.call('bidding.confirm', { product_id: lot }, { as: ann.token });
    expect(late.body).toMatchObject({ code: 'ConfirmationExpired' });
    await world.clock.stopAt(NOON);
  });

  test('R3 a key that confirmed one bid is refused for another', async () => {
    const ann = await world.addBidder();
    const lot = await world.addLot();
    const key = randomUUID();
    await confirm(ann, lot, await quote(ann, lot, '20.00'), key);
    const other = await confirm(ann, lot, await quote(ann, lot, '30.00'), key);
    expect(other.body).toMatchObject({ code: 'KeyReused' });
  });

  test('R69 a key whose confirmation was refused confirms the next quote', async () => {
    const [ann, bob] = [await world.addBidder(), await world.addBidder()];
    const lot = await world.addLot();
    const token = await quote(ann, lot, '1.00');
    await world.bid(bob, lot, '20.00');
    const key = randomUUID();
    expect((await confirm(ann, lot, token, key)).body).toMatchObject({ code: 'BidTooLow' });
    const higher = await quote(ann, lot, '30.00');
    const placed = await confirm(ann, lot, higher, key);
    expect(placed.body).toMatchObject({ data: { finalresults: { max_amount: '30.00' } } });
    expect((await confirm(ann, lot, higher, key)).body).toEqual(placed.body);
    expect((await confirm(ann, lot, token, key)).body).toMatchObject({ code: 'KeyReused' });
  });

  test('R69 a refused confirmation is placed by the same click once nothing is in the way', async () => {
    const ann = await world.addBidder();
    const lot = await world.addLot();
    const token = await quote(ann, lot, '20.00');
    const key = randomUUID();
    await world.owner
      .updateTable('cards')
      .set({ isPrimary: false })
      .where('userId', '=', ann.id)
      .execute();
    expect((await confirm(ann, lot, token, key)).body).toMatchObject({ code: 'NoCardOnFile' });
    await world.owner
      .updateTable('cards')
      .set({ isPrimary: true })
      .where('userId', '=', ann.id)
      .execute();
    expect((await confirm(ann, lot, token, key)).status).toBe(200);
    expect(await world.countEvents(lot)).toBe(1);
  });

  test('R16 a token is valid only for its user and lot', async () => {
    const [ann, bob] = [await world.addBidder(), await world.addBidder()];
    const [lot, other] = [await world.addLot(), await world.addLot()];
    const token = await quote(ann, lot, '20.00');
    const expired = { code: 'ConfirmationExpired' };
    expect((await confirm(bob, lot, token)).body).toMatchObject(expired);
    expect((await confirm(ann, other, token)).body).toMatchObject(expired);
    expect((await confirm(ann, lot, 'made up')).body).toMatchObject(expired);
    expect((await confirm(ann, 'drill', token)).body).toMatchObject({ code: 'NotFound' });
    expect((await confirm(ann, lot, token)).status).toBe(200);
    expect((await world.lotRow(lot)).leaderMaxCents).toBe(2000);
    expect(await world.countEvents(other)).toBe(0);
  });

  test('R16 a token is valid for two minutes', async () => {
    const ann = await world.addBidder();
    const [lot, other] = [await world.addLot(), await world.addLot()];
    const [token, late] = [await quote(ann, lot, '20.00'), await quote(ann, other, '20.00')];
    await world.clock.stopAt(NOON + minutes(2) - 1);
    expect((await confirm(ann, lot, token)).status).toBe(200);
    await world.clock.stopAt(NOON + minutes(2));
    expect((await confirm(ann, other, late)).body).toMatchObject({ code: 'ConfirmationExpired' });
    await world.clock.stopAt(NOON);
  });

  test('a bid placed meanwhile is reported by each confirmation', async () => {
    const [ann, bob] = [await world.addBidder(), await world.addBidder()];
    const lot = await world.addLot();
    const token = await quote(ann, lot, '1.00');
    await world.bid(bob, lot, '20.00');
    const key = randomUUID();
    expect((await confirm(ann, lot, token, key)).body).toMatchObject({ code: 'BidTooLow' });
    expect((await confirm(ann, lot, token, key)).body).toMatchObject({ code: 'BidTooLow' });
  });

  test('R16 R3 a held bid is confirmed by its own click, not by the previous one', async () => {
    const ann = await world.addBidder();
    const lot = await world.addLot();
    const hold = async (amount: string) => {
      const given = { product_id: lot, confirm_token: await quote(ann, lot, amount) };
      await world.call('bidding.bidConfirmTemp', given, { as: ann.token });
    };
    const confirmHeld = (key: string) =>
      world.call('bidding.confirm', { product_id: lot }, { as: ann.token, key });
    const [first, second] = [randomUUID(), randomUUID()];
    await hold('20.00');
    const placed = await confirmHeld(first);
    expect(placed.body).toMatchObject({ data: { finalresults: { max_amount: '20.00' } } });
    await hold('30.00');
    expect((await confirmHeld(first)).body).toEqual(placed.body);
    const raised = await confirmHeld(second);
    expect(raised.body).toMatchObject({ data: { finalresults: { max_amount: '30.00' } } });
  });
});
