import { maskName } from '@hammerdock/domain/text/mask.ts';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('bidding.getBidReplay', () => {
  let world: BiddingWorld;
  let ann: Person;
  let bob: Person;
  let lot: string;
  beforeAll(async () => {
    world = await openBiddingWorld();
    ann = await world.addBidder();
    bob = await world.addBidder();
    lot = await world.addLot({ closesAt: NOON + minutes(4) });
    await world.bid(ann, lot, '20.00');
    await world.bid(bob, lot, '10.00');
    await world.bid(bob, lot, '77.00');
  });
  afterAll(() => world.close());

  const ask = (as: string, more: { page?: number; limit?: number } = {}, product_id = lot) =>
    world.call('bidding.getBidReplay', { product_id, ...more }, { as });
  const stepsFor = async (person: Person) => {
    const { body } = await ask(person.token);
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data.replayList;
  };

  test('shows a bidder each step of the lot with its rule and numbers', async () => {
    const steps = await stepsFor(ann);
    const rival = maskName(bob.username);
    const extended = 'Bidding was extended to 06-01-2026 12:05 pm ET.';
    expect(steps.map(({ text }) => text)).toEqual([
      'You opened the bidding at the starting price of $1.00, with a maximum of $20.00. ' +
        extended,
      `${rival} bid $10.00, which didn’t beat your maximum of $20.00: you kept the lead. ` +
        'An automatic bid for you went one $1.00 increment over it, to $11.00.',
      `${rival} bid more than your maximum of $20.00. ` +
        'They took the lead at $21.00, one $1.00 increment over your maximum.',
    ]);
    expect(steps[2]).toMatchObject({
      step: 3,
      kind: 'took lead',
      rule: expect.stringContaining('The highest maximum leads'),
      username: rival,
      own: false,
      amount: null,
      rival_max: '20.00',
      increment: '1.00',
      latestbid: '21.00',
      leading: false,
    });
    expect(steps[0]).toMatchObject({ own: true, username: ann.username, leading: true });
  });

  test('shows on every page by which step the caller was outbid, and nothing to the leader', async () => {
    const first = await ask(ann.token, { page: 1, limit: 1 });
    expect(first.body).toMatchObject({ data: { replayOutbid: { step: 3, kind: 'took lead' } } });
    const forBob = await ask(bob.token);
    expect(forBob.body).toMatchObject({ data: { replayOutbid: null } });
  });

  test('R61 R48 shows no caller a live maximum, a name or an id of another', async () => {
    const forAnn = JSON.stringify(await ask(ann.token));
    for (const secret of ['77.00', bob.id, bob.username]) expect(forAnn).not.toContain(secret);
    const forBob = JSON.stringify(await ask(bob.token));
    expect(forBob).toContain('77.00');
    for (const secret of [ann.id, ann.username]) expect(forBob).not.toContain(secret);
  });

  test('ends with the winner, and still hides the winner’s maximum after the close', async () => {
    const over = await world.addLot({ closesAt: NOON + hours(1), retractMinutes: 30 });
    await world.bid(ann, over, '5.00');
    await world.bid(bob, over, '66.00');
    await world.call('bidding.bidCancel', { id: over, reason: 'Typing error' }, { as: bob.token });
    await world.bid(bob, over, '55.00');
    await world.clock.advance(hours(1));
    await world.closeDue();
    const { body } = await ask(ann.token, {}, over);
    const texts = body.status === 'success' ? body.data.replayList.map(({ text }) => text) : [];
    const rival = maskName(bob.username);
    expect(texts).toEqual([
      'You opened the bidding at the starting price of $1.00, with a maximum of $5.00.',
      `${rival} bid more than your maximum of $5.00. ` +
        'They took the lead at $6.00, one $1.00 increment over your maximum.',
      `${rival} canceled the latest bid. You led at $1.00.`,
      `${rival} bid more than your maximum of $5.00. ` +
        'They took the lead at $6.00, one $1.00 increment over your maximum.',
      `${rival} won for $6.00.`,
    ]);
  });

  test('returns it page by page', async () => {
    const { body } = await ask(ann.token, { page: 2, limit: 1 });
    expect(body).toMatchObject({ data: { replayList: [{ step: 2, kind: 'lost' }] } });
  });

  test('refuses guests, and answers other callers as if the lot did not exist', async () => {
    const guest = await world.call('bidding.getBidReplay', { product_id: lot });
    expect(guest).toMatchObject({ status: 401, body: { code: 'SignInNeeded' } });
    const stranger = await world.addBidder();
    for (const id of [lot, newId(), 'nonsense']) {
      expect(await ask(stranger.token, {}, id)).toMatchObject({ status: 404 });
    }
  });
});
