import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maskName } from '@hammerdock/domain/text/mask.ts';
import { newId } from '../../security/ids.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('bidding.getBidHistory', () => {
  let world: BiddingWorld;
  let ann: Person;
  let bob: Person;
  let lot: string;
  beforeAll(async () => {
    world = await openBiddingWorld();
    ann = await world.addBidder();
    bob = await world.addBidder();
    lot = await world.addLot({ retractMinutes: 30 });
    await world.bid(ann, lot, '20.00');
    await world.bid(bob, lot, '10.00');
    await world.bid(bob, lot, '77.00');
    await world.call('bidding.bidCancel', { id: lot, reason: 'Typing error' }, { as: bob.token });
  });
  afterAll(() => world.close());

  const ask = (person: Person | null, more: { page?: number; limit?: number } = {}) =>
    world.call(
      'bidding.getBidHistory',
      { product_id: lot, ...more },
      person === null ? {} : { as: person.token },
    );

  test('PV-07 R11 lists newest first, with counter-bids below their cause and retracted bids marked', async () => {
    const { body } = await ask(ann);
    const mask = maskName(bob.username);
    const at = new Date(NOON).toISOString();
    const row = { created_at: at, automatic: false, declined: 0 };
    const own = { username: ann.username, user_id: ann.id };
    const masked = { username: mask, user_id: null };
    expect(body).toMatchObject({
      data: {
        bidHistoryCount: 3,
        bidHistoryList: [
          { ...row, bidid: '3', ...masked, proposed_amount: '11.00', declined: 1 },
          { ...row, bidid: '2', ...masked, proposed_amount: '10.00' },
          { ...row, bidid: '2', ...own, proposed_amount: '11.00', automatic: true },
          { ...row, bidid: '1', ...own, proposed_amount: '1.00' },
        ],
      },
    });
  });

  test('PV-07 R48 no guest receives a name, an id or a maximum, and no bidder another’s', async () => {
    const [guest, rival] = [JSON.stringify(await ask(null)), JSON.stringify(await ask(bob))];
    for (const secret of [ann.id, ann.username, '20.00', '77.00']) {
      expect(guest).not.toContain(secret);
      expect(rival).not.toContain(secret);
    }
    expect(guest).not.toContain(bob.id);
    expect(rival).toContain(bob.username);
  });

  test('PV-07 returns each bid once, page by page, with its counter-bid', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ask(null, { page, limit: 2 })));
    const shown = pages.map(({ body }) =>
      body.status === 'success' ? body.data.bidHistoryList.map(({ bidid }) => bidid) : [],
    );
    expect(shown).toEqual([['3', '2', '2'], ['1'], []]);
  });

  test('refuses an unknown lot, and invalid or too long pages', async () => {
    const unknown = await world.call('bidding.getBidHistory', { product_id: newId() });
    expect(unknown.body).toMatchObject({ code: 'NotFound' });
    expect((await ask(null, { limit: 61 })).body).toMatchObject({ code: 'InputInvalid' });
    expect((await ask(null, { page: -1 })).body).toMatchObject({ code: 'InputInvalid' });
  });
});
