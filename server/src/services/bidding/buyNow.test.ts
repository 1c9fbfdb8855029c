import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import { newId } from '../../security/ids.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON } from '../../testing/fixtures/bidding-world.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import {
  openPurchaseWorld,
  OFFER_CENTS,
  type PurchaseWorld,
} from '../../testing/fixtures/purchases.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { chargedAtSandbox } from '../../testing/fixtures/sales.ts';

describe('bidding.buyNow', () => {
  let world: PurchaseWorld;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    world = await openPurchaseWorld();
    ann = await world.addPayer();
    bob = await world.addPayer();
  });
  afterAll(() => world.close());

  const invoicesOf = (lotId: string) =>
    world.owner
      .selectFrom('invoices')
      .innerJoin('invoiceLines', 'invoiceLines.invoiceId', 'invoices.id')
      .select(['invoices.id', 'invoices.userId', 'invoices.totalCents', 'invoices.premiumCents'])
      .where('lotId', '=', lotId)
      .execute();
  const cardFor = async (person: Person | null, product_id: string) => {
    const options = person === null ? {} : { as: person.token };
    return dataOf((await world.call('catalog.getProductInfo', { product_id }, options)).body);
  };

  test('BID-20 R18 R60 sells the lot to the buyer with a receipt due immediately, with premium and tax', async () => {
    const lot = await world.addOffer();
    const answer = await world.buy(ann, lot);
    const invoices = await invoicesOf(lot);
    expect(answer).toMatchObject({
      statusText: 'You bought this item. Please pay within 30 minutes.',
      data: {
        product_id: lot,
        buynowamount: '90.00',
        common_invoice: invoices[0]?.id,
        pay_until: new Date(NOON + minutes(30)).toISOString(),
      },
    });
    expect(await world.lotRow(lot)).toMatchObject({
      phase: 'sold',
      leaderId: ann.id,
      hammerCents: OFFER_CENTS,
      bidCount: 0,
    });
    // 17 % of 90.00 is 15.30; 8 % of 105.30 is 8.42.
    expect(invoices).toMatchObject([{ userId: ann.id, premiumCents: 1530, totalCents: 11_372 }]);
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test('LIST-18 R48 only the buyer is notified of the purchase and linked to the receipt', async () => {
    const lot = await world.addOffer();
    expect(await cardFor(null, lot)).toMatchObject({ buynowamount: '90.00', buynowed: null });
    const common_invoice = await world.take(ann, lot);
    expect(await cardFor(ann, lot)).toMatchObject({
      market_status: 'sold',
      date_closed: new Date(NOON).toISOString(),
      bidtopstatus: 'won',
      buynowamount: '90.00',
      buynowed: ann.id,
      buynowpaid: 0,
      common_invoice,
    });
    const nothing = { buynowamount: null, buynowed: null, buynowpaid: 0, common_invoice: null };
    for (const other of [null, bob]) {
      expect(await cardFor(other, lot)).toMatchObject({ market_status: 'sold', ...nothing });
    }
    await world.pay(ann, common_invoice);
    expect(await cardFor(ann, lot)).toMatchObject({ buynowpaid: 1, common_invoice });
    const bought = await world.call('bids.getDashboardList', { type: 'buynow' }, { as: ann.token });
    const { dashboardList } = dataOf(bought.body);
    expect(dashboardList.map(({ id }) => id)).toContain(lot);
  });

  test('R3 clicked twice, concurrently or later, it buys once', async () => {
    const lot = await world.addOffer();
    const key = randomUUID();
    const both = await Promise.all([world.buy(ann, lot, key), world.buy(ann, lot, key)]);
    expect([...both, await world.buy(ann, lot, key)]).toEqual([both[0], both[0], both[0]]);
    expect(await invoicesOf(lot)).toHaveLength(1);
    expect(await world.countEvents(lot)).toBe(1);
    expect(await world.buy(ann, lot)).toMatchObject({
      code: 'BoughtByYou',
      statusText: 'You already bought this item. See My Receipts.',
    });
  });

  test('R38 R39 writes the lot’s new state to the outbox', async () => {
    const lot = await world.addOffer();
    const invoiceId = await world.take(ann, lot);
    const events = await world.owner
      .selectFrom('outbox')
      .select(['fact', 'sequence', 'payload'])
      .where('lotId', '=', lot)
      .execute();
    const payload = { buyerId: ann.id, invoiceId, phase: 'sold', priceCents: OFFER_CENTS };
    expect(events).toMatchObject([{ fact: 'lot.bought', sequence: 1, payload }]);
  });

  describe('BID-20 two concurrent purchases', () => {
    test('BID-20 R18 one buyer wins; the other gets a clear refusal and is not charged', async () => {
      for (let round = 0; round < 8; round += 1) {
        const lot = await world.addOffer();
        const answers = await Promise.all([world.buy(ann, lot), world.buy(bob, lot)]);
        expect(answers.map(codeOf).toSorted()).toEqual(['BoughtAlready', 'success']);
        const loser = answers.find(({ status }) => status === 'error');
        expect(loser?.statusText).toBe('Someone just bought this item. You weren’t charged.');
        const winner = answers[0]?.status === 'success' ? ann : bob;
        const invoices = await invoicesOf(lot);
        expect(invoices).toMatchObject([{ userId: winner.id }]);
        expect(await chargedAtSandbox(world, invoices[0]?.id ?? '')).toEqual([]);
        expect(await world.lotRow(lot)).toMatchObject({ leaderId: winner.id, sequence: 1 });
      }
    });

    test('R18 R50 a purchase and a bid are ordered, and the second is refused', async () => {
      for (let round = 0; round < 8; round += 1) {
        const lot = await world.addOffer();
        const bid = { product_id: lot, wsprice: '5.00' };
        const [bought, placed] = await Promise.all([
          world.buy(ann, lot),
          world.call('bidding.placeBid', bid, { as: bob.token }),
        ]);
        const codes = [codeOf(bought), codeOf(placed.body)];
        const sold = codes[0] === 'success';
        expect(codes).toEqual(sold ? ['success', 'LotClosed'] : ['BuyNowEnded', 'success']);
        expect((await world.lotRow(lot)).phase).toBe(sold ? 'sold' : 'open');
        expect(await invoicesOf(lot)).toHaveLength(sold ? 1 : 0);
      }
    });
  });

  describe('R18 R14 refuses, and changes nothing', () => {
    const refusalFor = async (person: Person, lot: string): Promise<string> => {
      const code = codeOf(await world.buy(person, lot));
      expect(await invoicesOf(lot)).toEqual([]);
      return code;
    };

    test('a lot with a bid, one without a price, and one that is not open', async () => {
      const lot = await world.addOffer();
      await world.bid(bob, lot, '1.00');
      expect(await refusalFor(ann, lot)).toBe('BuyNowEnded');
      expect((await cardFor(ann, lot)).buynowamount).toBe(null);
      expect(await refusalFor(ann, await world.addLot())).toBe('BuyNowEnded');
      const soon = await world.addLot({ phase: 'upcoming', opensAt: NOON + hours(1) });
      const price = { buyNowCents: OFFER_CENTS };
      await world.owner.updateTable('lots').set(price).where('id', '=', soon).execute();
      expect(await refusalFor(ann, soon)).toBe('LotNotOpen');
      expect((await cardFor(ann, soon)).buynowamount).toBe(null);
      expect(await refusalFor(ann, await world.addOffer({ closesAt: NOON }))).toBe('LotClosed');
    });

    test('an unknown lot, a text that is no id, and a guest', async () => {
      expect(codeOf(await world.buy(ann, newId()))).toBe('NotFound');
      expect(codeOf(await world.buy(ann, 'drill'))).toBe('NotFound');
      const { body } = await world.call('bidding.buyNow', { product_id: newId() });
      expect(codeOf(body)).toBe('SignInNeeded');
    });

    test('R46 a price other than the lot’s', async () => {
      const product_id = await world.addOffer();
      const input = { product_id, buynowamount: '89.99' };
      const { body } = await world.call('bidding.buyNow', input, { as: ann.token });
      expect(body).toMatchObject({ code: 'AmountMismatch', facts: { dueCents: OFFER_CENTS } });
      expect(await invoicesOf(product_id)).toEqual([]);
    });

    test('R60 callers who may not bid: card, location, email, limit, deposit, role', async () => {
      const lot = await world.addOffer();
      const cardless = await world.addPerson();
      expect(await refusalFor(cardless, lot)).toBe('NoCardOnFile');
      const change = async (values: object) => {
        const person = await world.addPayer();
        const changed = world.owner.updateTable('users').set(values).where('id', '=', person.id);
        await changed.execute();
        return person;
      };
      expect(await refusalFor(await change({ emailVerifiedAt: null }), lot)).toBe(
        'EmailNotVerified',
      );
      expect(await refusalFor(await change({ bidLimitCents: 8_999 }), lot)).toBe(
        'BidLimitExceeded',
      );
      expect(await refusalFor(await change({ role: 'staff' }), lot)).toBe('StaffMayNotBid');
      const asked = await world.addOffer({ depositCents: 2_000 });
      expect(await refusalFor(ann, asked)).toBe('DepositNeeded');
    });

    test('R36 an impersonating admin', async () => {
      const buyer = await world.addPerson();
      const { id: impersonatorId } = await world.addPerson('admin');
      await world.owner
        .updateTable('sessions')
        .set({ impersonatorId })
        .where('userId', '=', buyer.id)
        .execute();
      expect(await refusalFor(buyer, await world.addOffer())).toBe('ImpersonatorMayNot');
    });

    test('R61 the seller of the lot', async () => {
      const lot = await world.addOffer();
      const seller = await world.addPayer();
      const { auctionId, sellerId } = world.testAuction;
      const change = (id: string) =>
        world.owner
          .updateTable('auctions')
          .set({ sellerId: id })
          .where('id', '=', auctionId)
          .execute();
      await change(seller.id);
      expect(await refusalFor(seller, lot)).toBe('OwnLot');
      await change(sellerId);
    });
  });
});
