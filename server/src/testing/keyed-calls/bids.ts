// Scenarios of the bidding calls that take an idempotency key.
import { sql } from 'kysely';
import { hours } from '@hammerdock/domain/time.ts';
import { buildSession } from '../build.ts';
import type { Person } from '../fixtures/bidders.ts';
import { NOON } from '../fixtures/bidding-world.ts';
import { addLine } from '../fixtures/carts.ts';
import { readCount, type KeyedScenarios } from './keyed-call.ts';
import type { PurchaseWorld } from '../fixtures/purchases.ts';
import { dataOf } from '../fixtures/registration.ts';

const outbid = async (world: PurchaseWorld, lot: string) =>
  world.bid(await world.addBidder(), lot, '900.00');
const quote = async (world: PurchaseWorld, person: Person, product_id: string): Promise<string> => {
  const given = { product_id, wsprice: '20.00' };
  const { body } = await world.call('bidding.preBidConfirm', given, { as: person.token });
  return dataOf(body).confirm_token;
};
const countBidsOf = (world: PurchaseWorld, { id }: Person) =>
  readCount(world, sql`select count(*)::int as n from lot_events where bidder_id = ${id}`);
const countInvoicesOf = (world: PurchaseWorld, { id }: Person) =>
  readCount(world, sql`select count(*)::int as n from invoices where user_id = ${id}`);
const switchQuickBid = (world: PurchaseWorld, { id }: Person, quickBidOn: boolean) =>
  world.owner.updateTable('users').set({ quickBidOn }).where('id', '=', id).execute();
const addQuickBidder = async (world: PurchaseWorld): Promise<Person> => {
  const person = await world.addBidder();
  await switchQuickBid(world, person, true);
  return person;
};

export const bidScenarios: KeyedScenarios<PurchaseWorld> = {
  'bidding.placeBid': async (world) => {
    const [ann, product_id] = [await world.addBidder(), await world.addLot()];
    return {
      world,
      as: ann.token,
      input: { product_id, wsprice: '20.00' },
      count: () => countBidsOf(world, ann),
      obstacle: () => outbid(world, product_id),
    };
  },
  'bidding.placeBid, as a quick bid of the button’s price': async (world) => {
    const [ann, product_id] = [await addQuickBidder(world), await world.addLot()];
    return {
      world,
      as: ann.token,
      input: { product_id, wsprice: '1.00', quick: 1 },
      count: () => countBidsOf(world, ann),
      obstacle: () => outbid(world, product_id),
    };
  },
  'bidding.placeBid, as a quick bid without a price': async (world) => {
    const [ann, product_id] = [await addQuickBidder(world), await world.addLot()];
    return {
      world,
      as: ann.token,
      input: { product_id, quick: 1 },
      count: () => countBidsOf(world, ann),
      obstacle: () => switchQuickBid(world, ann, false),
    };
  },
  'bidding.future_proxy': async (world) => {
    const ann = await world.addBidder();
    const product_id = await world.addLot({ phase: 'upcoming', opensAt: NOON + hours(1) });
    return {
      world,
      as: ann.token,
      input: { product_id, wsprice: '20.00' },
      count: () => countBidsOf(world, ann),
    };
  },
  'bidding.confirm': async (world) => {
    const [ann, product_id] = [await world.addBidder(), await world.addLot()];
    return {
      world,
      as: ann.token,
      input: { product_id, confirm_token: await quote(world, ann, product_id) },
      count: () => countBidsOf(world, ann),
      obstacle: () => outbid(world, product_id),
    };
  },
  'sellerAuctions.manualAward': async (world) => {
    const [buyer, lot_id] = [await world.addPayer(), await world.addLot()];
    const { token } = await buildSession(world.owner, world.testAuction.sellerId);
    const unsold = { phase: 'unsold' };
    await world.owner.updateTable('lots').set(unsold).where('id', '=', lot_id).execute();
    await world.owner.updateTable('lotStates').set(unsold).where('lotId', '=', lot_id).execute();
    const count = () =>
      readCount(
        world,
        sql`select count(*)::int as n from lot_events
          where lot_id = ${lot_id}::uuid and kind = 'awarded'`,
      );
    const input = { lot_id, username: buyer.username, amount: '20.00' };
    return { world, as: token, input, count };
  },
  'bidding.buyNow': async (world) => {
    const [ann, product_id] = [await world.addPayer(), await world.addOffer()];
    return {
      world,
      as: ann.token,
      input: { product_id },
      count: () => countInvoicesOf(world, ann),
    };
  },
  'cart.checkoutCart': async (world) => {
    const [ann, project_id] = [await world.addPayer(), await world.addOffer()];
    await addLine(world, ann, { project_id });
    return {
      world,
      as: ann.token,
      input: {},
      count: () => countInvoicesOf(world, ann),
    };
  },
  'bidding.bidCancel': async (world) => {
    const [ann, id] = [await world.addBidder(), await world.addLot({ retractMinutes: 30 })];
    await world.bid(ann, id, '20.00');
    return {
      world,
      as: ann.token,
      input: { id, reason: 'Typing error' },
      count: () =>
        readCount(
          world,
          sql`select count(*)::int as n from lot_events
            where kind = 'retraction' and bidder_id = ${ann.id}`,
        ),
      obstacle: () => outbid(world, id),
    };
  },
  'bidding.lowerMaximum': async (world) => {
    const [ann, bob] = [await world.addBidder(), await world.addBidder()];
    const product_id = await world.addLot({ retractMinutes: 30 });
    await world.bid(ann, product_id, '20.00');
    await world.bid(bob, product_id, '90.00');
    const reason = 'Typing error';
    await world.call('bidding.bidCancel', { id: product_id, reason }, { as: bob.token });
    return {
      world,
      as: ann.token,
      input: { product_id, max_amount: '10.00' },
      count: () =>
        readCount(
          world,
          sql`select count(*)::int as n from lot_events
            where kind = 'lowered' and bidder_id = ${ann.id}`,
        ),
      obstacle: () => outbid(world, product_id),
    };
  },
  'bidding.requestBidLimit': async (world) => {
    const ann = await world.addBidder();
    return {
      world,
      as: ann.token,
      input: { amount: '500.00' },
      count: () =>
        readCount(
          world,
          sql`select count(*)::int as n from bid_limit_requests where user_id = ${ann.id}`,
        ),
    };
  },
};
