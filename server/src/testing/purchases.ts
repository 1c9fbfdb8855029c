// Lots that can be bought at once, and buyers with sandbox cards, for tests of buying.
import type { Envelope } from '@hammerdock/contract/call.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { insertLocationAcceptance } from '../store/notices.ts';
import type { Person } from './bidders.ts';
import { openBiddingWorld, type BiddingWorld } from './bidding-world.ts';
import { dataOf } from './registration.ts';
import { saveCard, type TestCard } from './sales.ts';
import type { WorldOptions } from './world.ts';

export const OFFER_CENTS = 9_000;
/** 90.00, a premium of 17 %, and a tax of 8 % on both. */
export const OFFER_TOTAL_CENTS = 11_372;

export interface PurchaseWorld extends BiddingWorld {
  /** A lot with a price of 90.00 to buy at once, and bids from 1.00. */
  addOffer(options?: Partial<{ closesAt: Instant; depositCents: number }>): Promise<string>;
  /** A person who may bid here, with a sandbox card. */
  addPayer(card?: TestCard): Promise<Person>;
  buy(person: Person, lotId: string, key?: string): ReturnType<typeof askToBuy>;
  /** Makes a purchase that must succeed; returns the id of the receipt. */
  take(person: Person, lotId: string): Promise<string>;
  pay(person: Person, invoiceId: string, amount?: string): Promise<Envelope<unknown>>;
}

export async function openPurchaseWorld(options: WorldOptions = {}): Promise<PurchaseWorld> {
  const world = await openBiddingWorld(options);
  const { owner, testAuction } = world;
  const buy = (person: Person, lotId: string, key?: string) =>
    askToBuy(world, { person, lotId, key });
  const cards = new Map<string, string>();
  return {
    ...world,
    buy,
    addOffer: async (given = {}) => {
      const id = await world.addLot(given);
      const price = { buyNowCents: OFFER_CENTS };
      await owner.updateTable('lots').set(price).where('id', '=', id).execute();
      return id;
    },
    addPayer: async (card = 'good') => {
      const person = await world.addPerson();
      const { auctionId, centerId } = testAuction;
      const here = { userId: person.id, auctionId, centerId };
      await owner.transaction().execute((tx) => insertLocationAcceptance(tx, here));
      cards.set(person.id, await saveCard(world, person, card, 1));
      return person;
    },
    take: async (person, lotId) => dataOf(await buy(person, lotId)).common_invoice,
    pay: async ({ id, token: as }, invoice_id, amount) => {
      const input = { invoice_id, source_id: cards.get(id) ?? '' };
      const part = amount === undefined ? {} : { amount };
      return (await world.call('invoices.payWithCard', { ...input, ...part }, { as })).body;
    },
  };
}

async function askToBuy(
  world: BiddingWorld,
  { person, lotId, key }: { person: Person; lotId: string; key: string | undefined },
) {
  const by = { as: person.token, ...(key === undefined ? {} : { key }) };
  return (await world.call('bidding.buyNow', { product_id: lotId }, by)).body;
}
