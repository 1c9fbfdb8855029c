import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import { newId } from '../../security/ids.ts';
import {
  addBidder,
  addCard,
  addLot,
  addTestAuction,
  permitBidding,
  type Person,
} from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';
import { holdDeposit } from '../../testing/fixtures/sales.ts';
import { openWorld } from '../../testing/world.ts';

describe('bidding.placeBid', () => {
  let world: BiddingWorld;
  beforeAll(async () => {
    world = await openBiddingWorld();
    await world.owner
      .insertInto('staticPages')
      .values({ id: 4, slug: 'terms', title: 'Terms', html: '<p>Be fair.</p>', version: 3 })
      .execute();
  });
  afterAll(() => world.close());

  const bidder = async (): Promise<Person> => {
    const person = await world.addBidder();
    await acceptTerms(person, 3);
    return person;
  };
  const acceptTerms = (person: Person, version: number) =>
    world.owner.insertInto('termsAcceptances').values({ userId: person.id, version }).execute();
  const lot = (options: Parameters<BiddingWorld['addLot']>[0] = {}) => world.addLot(options);
  const bid = (person: Person, product_id: string, wsprice: string, key?: string) =>
    world.call(
      'bidding.placeBid',
      { product_id, wsprice },
      { as: person.token, ...(key === undefined ? {} : { key }) },
    );
  const codeOf = async (answer: ReturnType<typeof bid>): Promise<string> => {
    const { body } = await answer;
    return body.status === 'error' ? body.code : 'success';
  };

  test('an opening bid leads at the start price, and the answer shows it', async () => {
    const ann = await bidder();
    const product_id = await lot();
    const { status, body } = await bid(ann, product_id, '20.00');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      statusText: 'Bid placed successfully',
      data: { finalresults: { latestbid: '1.00', next_bid: '2.00', bids: 1, leading: true } },
    });
    const row = await world.owner
      .selectFrom('lotStates')
      .selectAll()
      .where('lotId', '=', product_id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      leaderId: ann.id,
      leaderMaxCents: 2000,
      priceCents: 100,
      sequence: 1,
    });
  });

  test('a losing bid is accepted and raises the price; the maximum stays secret', async () => {
    const [ann, bob] = [await bidder(), await bidder()];
    const product_id = await lot();
    await bid(ann, product_id, '20.00');
    const { body } = await bid(bob, product_id, '10.00');
    expect(body).toMatchObject({
      data: {
        finalresults: { outcome: 'lost', latestbid: '11.00', leading: false, max_amount: '10.00' },
      },
    });
    expect(JSON.stringify(body)).not.toContain('20.00');
    expect(JSON.stringify(body)).not.toContain(ann.id);
  });

  test('R3 the same key returns the first answer again; another payload is refused', async () => {
    const ann = await bidder();
    const product_id = await lot();
    const key = randomUUID();
    const first = await bid(ann, product_id, '20.00', key);
    const again = await bid(ann, product_id, '20.00', key);
    expect(again.body).toEqual(first.body);
    expect(first.body).toMatchObject({
      data: {
        finalresults: {
          bid_id: expect.stringMatching(/^[\dA-F]{4}-[\dA-F]{4}$/) as string,
          placed_at: new Date(NOON).toISOString(),
        },
      },
    });
    expect(await world.countEvents(product_id)).toBe(1);
    expect(await codeOf(bid(ann, product_id, '30.00', key))).toBe('KeyReused');
  });

  test('the same key twice within one batch is one bid with one answer', async () => {
    const ann = await bidder();
    const product_id = await lot();
    const key = randomUUID();
    const order = {
      lotId: product_id,
      bidderId: ann.id,
      amountCents: 500,
      type: 'proxy' as const,
      advance: false,
      idempotencyKey: key,
    };
    const { biddingEngine } = world.app.context;
    const answers = await Promise.all([0, 1, 2].map(() => biddingEngine.placeBid(order)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await world.countEvents(product_id)).toBe(1);
  });

  test('a refused bid changes nothing, also when repeated with its key', async () => {
    const ann = await bidder();
    const product_id = await lot({ startPriceCents: 1000 });
    const key = randomUUID();
    const first = await bid(ann, product_id, '5.00', key);
    expect(first.body).toMatchObject({ code: 'BidTooLow', statusText: 'Min bid $10.00' });
    expect((await bid(ann, product_id, '5.00', key)).body).toMatchObject({ code: 'BidTooLow' });
    expect(await world.countEvents(product_id)).toBe(0);
  });

  test('of a hundred concurrent bids one invalid one affects no other, and all others are in the log', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, bidder));
    const product_id = await lot();
    const stranger = await world.addPerson();
    const orders = people.flatMap((person, i) =>
      Array.from({ length: 10 }, (_, n) => bid(person, product_id, `${10 + n * 10 + i}.00`)),
    );
    const answers = await Promise.all([...orders, bid(stranger, product_id, '500.00')]);
    const accepted = answers.filter(({ status }) => status === 200).length;
    expect(await world.countEvents(product_id)).toBe(accepted);
    expect(answers.at(-1)?.body).toMatchObject({ code: 'NoCardOnFile' });
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  describe('R14 refuses, each with its own code, and writes nothing', () => {
    test('an unverified email', async () => {
      const ann = await bidder();
      await world.owner
        .updateTable('users')
        .set({ emailVerifiedAt: null })
        .where('id', '=', ann.id)
        .execute();
      expect(await codeOf(bid(ann, await lot(), '5.00'))).toBe('EmailNotVerified');
    });
    test('a deactivated account', async () => {
      const ann = await bidder();
      await world.owner
        .insertInto('deactivations')
        .values({ id: newId(), userId: ann.id, reason: 'no card' })
        .execute();
      expect(await codeOf(bid(ann, await lot(), '5.00'))).toBe('AccountInactive');
    });
    test('no card on file', async () => {
      expect(await codeOf(bid(await world.addPerson(), await lot(), '5.00'))).toBe('NoCardOnFile');
    });
    test('a retrieval location that was not accepted', async () => {
      const ann = await world.addPerson();
      await addCard(world.owner, ann);
      expect(await codeOf(bid(ann, await lot(), '5.00'))).toBe('LocationNotAccepted');
    });
    test('more than the bid limit', async () => {
      const ann = await bidder();
      await world.owner
        .updateTable('users')
        .set({ bidLimitCents: 2000 })
        .where('id', '=', ann.id)
        .execute();
      const product_id = await lot();
      expect(await codeOf(bid(ann, product_id, '20.01'))).toBe('BidLimitExceeded');
      expect(await codeOf(bid(ann, product_id, '20.00'))).toBe('success');
    });
    test('no deposit, until one is held', async () => {
      const ann = await bidder();
      const product_id = await lot({ depositCents: 5000 });
      expect(await codeOf(bid(ann, product_id, '5.00'))).toBe('DepositNeeded');
      await holdDeposit(world.owner, ann.id, 5000);
      expect(await codeOf(bid(ann, product_id, '5.00'))).toBe('success');
    });
    test('terms of an older version', async () => {
      const ann = await world.addBidder();
      await acceptTerms(ann, 2);
      expect(await codeOf(bid(ann, await lot(), '5.00'))).toBe('TermsNotAccepted');
    });
    test('staff, and the seller of the lot', async () => {
      const [staff, seller] = [await world.addPerson('staff'), await world.addPerson('seller')];
      for (const person of [staff, seller]) {
        await permitBidding(world.owner, person, world.testAuction);
        await acceptTerms(person, 3);
      }
      expect(await codeOf(bid(staff, await lot(), '5.00'))).toBe('StaffMayNotBid');
      const sellTo = (sellerId: string) =>
        world.owner
          .updateTable('auctions')
          .set({ sellerId })
          .where('id', '=', world.testAuction.auctionId)
          .execute();
      await sellTo(seller.id);
      expect(await codeOf(bid(seller, await lot(), '5.00'))).toBe('OwnLot');
      await sellTo(world.testAuction.sellerId);
    });
    test('a lot that is closed by the clock, or not open yet', async () => {
      const ann = await bidder();
      const over = await lot({ closesAt: NOON });
      expect(await codeOf(bid(ann, over, '5.00'))).toBe('LotClosed');
      const soon = await lot({ phase: 'upcoming', opensAt: NOON + minutes(5) });
      expect(await codeOf(bid(ann, soon, '5.00'))).toBe('LotNotOpen');
      expect(await world.countEvents(over)).toBe(0);
    });
    test('an unknown lot, and a text that is no id', async () => {
      const ann = await bidder();
      expect(await codeOf(bid(ann, newId(), '5.00'))).toBe('NotFound');
      expect(await codeOf(bid(ann, 'drill', '5.00'))).toBe('NotFound');
    });
    test('an invalid amount', async () => {
      const ann = await bidder();
      expect(await codeOf(bid(ann, await lot(), '5.001'))).toBe('InputInvalid');
      expect(await codeOf(bid(ann, await lot(), '-5'))).toBe('InputInvalid');
    });
  });

  test('R12 a bid in the last five minutes extends the close, a raise does not', async () => {
    const [ann, bob] = [await bidder(), await bidder()];
    const product_id = await lot({ closesAt: NOON + minutes(2) });
    const { body } = await bid(ann, product_id, '20.00');
    const moved = new Date(NOON + minutes(5)).toISOString();
    expect(body).toMatchObject({ data: { finalresults: { date_closed: moved } } });
    await world.clock.stopAt(NOON + minutes(1));
    const raise = await bid(ann, product_id, '30.00');
    expect(raise.body).toMatchObject({ data: { finalresults: { date_closed: moved } } });
    const lost = await bid(bob, product_id, '5.00');
    const again = new Date(NOON + minutes(6)).toISOString();
    expect(lost.body).toMatchObject({ data: { finalresults: { date_closed: again } } });
    await world.clock.stopAt(NOON);
  });

  test('BID-16 R15 the quick bid offers the next bid, if it is switched on', async () => {
    const ann = await bidder();
    const product_id = await lot();
    const quick = () => world.call('bidding.placeBid', { product_id, quick: 1 }, { as: ann.token });
    expect((await quick()).body).toMatchObject({
      code: 'QuickBidOff',
      statusText: 'Enable Quick Bid Button in your Customer Profile',
    });
    await world.owner
      .updateTable('users')
      .set({ quickBidOn: true })
      .where('id', '=', ann.id)
      .execute();
    expect((await quick()).body).toMatchObject({ data: { finalresults: { latestbid: '1.00' } } });
  });

  test('R15 a quick bid never goes above the price that its button named', async () => {
    const [ann, bob] = [await bidder(), await bidder()];
    const product_id = await lot();
    await world.owner.updateTable('users').set({ quickBidOn: true }).execute();
    await world.call('bidding.placeBid', { product_id, wsprice: '9.00' }, { as: bob.token });
    const stale = { product_id, quick: 1, wsprice: '1.00' } as const;
    const { body } = await world.call('bidding.placeBid', stale, { as: ann.token });
    expect(body).toMatchObject({ code: 'BidTooLow', statusText: 'Min bid $2.00' });
  });

  test('SEC-04 a bidder over the rate limit has to wait, and others do not', async () => {
    const hasty = await openWorld({ env: { HAMMERDOCK_BIDS_PER_SECOND: '1' } });
    await hasty.clock.stopAt(NOON);
    const own = await addTestAuction(hasty.owner, {
      startsAt: NOON - hours(1),
      endsAt: NOON + hours(2),
    });
    const [ann, bob] = [await addBidder(hasty.owner, own), await addBidder(hasty.owner, own)];
    const times = { opensAt: NOON - hours(1), closesAt: NOON + hours(2) };
    const product_id = await addLot(hasty.owner, own, times);
    const go = (person: Person, wsprice: string) =>
      hasty.call('bidding.placeBid', { product_id, wsprice }, { as: person.token });
    const bids = await Promise.all(['5.00', '6.00', '7.00'].map((wsprice) => go(ann, wsprice)));
    const refused = bids.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      code: 'TooManyRequests',
      facts: { retryAfterSeconds: expect.any(Number) },
    });
    expect((await go(bob, '50.00')).status).toBe(200);
    await hasty.close();
  });
});
