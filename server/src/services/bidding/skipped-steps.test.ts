// S8: no one skips a step of bidding, buying or paying by calling the next one. Paying a receipt
// does not check the terms again: they were accepted with the bid or the purchase.
import { randomUUID } from 'node:crypto';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON } from '../../testing/fixtures/bidding-world.ts';
import { openPurchaseWorld, type PurchaseWorld } from '../../testing/fixtures/purchases.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import {
  chargedAtSandbox,
  isDeactivated,
  saveCard,
  sellOne,
} from '../../testing/fixtures/sales.ts';

const TERMS = 3;

let world: PurchaseWorld;
beforeAll(async () => {
  world = await openPurchaseWorld();
  await world.owner
    .insertInto('staticPages')
    .values({ id: 4, slug: 'terms', title: 'Terms', html: '<p>Be fair.</p>', version: TERMS })
    .execute();
});
afterAll(() => world.close());

async function addReadyBuyer(card?: Parameters<PurchaseWorld['addPayer']>[0]): Promise<Person> {
  const person = await world.addPayer(card);
  const acceptance = { userId: person.id, version: TERMS };
  await world.owner.insertInto('termsAcceptances').values(acceptance).execute();
  return person;
}

const ofUser = ({ id }: Person) => ({
  forgetTerms: () => world.owner.deleteFrom('termsAcceptances').where('userId', '=', id).execute(),
  forgetCards: () => world.owner.deleteFrom('cards').where('userId', '=', id).execute(),
  forgetLocations: () =>
    world.owner.deleteFrom('locationAcceptances').where('userId', '=', id).execute(),
  switchQuickBid: (quickBidOn: boolean) =>
    world.owner.updateTable('users').set({ quickBidOn }).where('id', '=', id).execute(),
});

/** Each way to bid or to buy; the answer is the code of its refusal. */
const WAYS = {
  'a bid': async ({ token: as }: Person) => {
    const product_id = await world.addOffer();
    const { body } = await world.call('bidding.placeBid', { product_id, wsprice: '5.00' }, { as });
    return { body, lot: product_id };
  },
  'a quick bid': async (person: Person) => {
    const product_id = await world.addOffer();
    await ofUser(person).switchQuickBid(true);
    const given = { product_id, quick: 1 } as const;
    const { body } = await world.call('bidding.placeBid', given, { as: person.token });
    return { body, lot: product_id };
  },
  'a bid in advance': async ({ token: as }: Person) => {
    const product_id = await world.addLot({ phase: 'upcoming', opensAt: NOON + minutes(5) });
    const given = { product_id, wsprice: '5.00' };
    const { body } = await world.call('bidding.future_proxy', given, { as });
    return { body, lot: product_id };
  },
  'a quote': async ({ token: as }: Person) => {
    const product_id = await world.addOffer();
    const given = { product_id, wsprice: '5.00' };
    const { body } = await world.call('bidding.preBidConfirm', given, { as });
    return { body, lot: product_id };
  },
  'a purchase': async (person: Person) => {
    const lot = await world.addOffer();
    return { body: await world.buy(person, lot), lot };
  },
};

const MISSING: Readonly<
  Record<string, readonly [step: keyof ReturnType<typeof ofUser>, code: string]>
> = {
  'the current terms': ['forgetTerms', 'TermsNotAccepted'],
  'a card': ['forgetCards', 'NoCardOnFile'],
  'an accepted location': ['forgetLocations', 'LocationNotAccepted'],
};

const codeOf = (body: { status: string; code?: string }): string => body.code ?? body.status;

async function expectUntouched(lot: string): Promise<void> {
  expect(await world.countEvents(lot)).toBe(0);
  expect(await world.lotRow(lot)).toMatchObject({ sequence: 0, bidCount: 0, leaderId: null });
}

describe('S8 without the previous step', () => {
  test.each(
    Object.entries(MISSING).flatMap(([missing, [step, code]]) =>
      Object.entries(WAYS).map(([way, attempt]) => ({ missing, way, step, code, attempt })),
    ),
  )('$way without $missing is refused: $code', async ({ step, code, attempt }) => {
    const person = await addReadyBuyer();
    await ofUser(person)[step](true);
    const { body, lot } = await attempt(person);
    expect(codeOf(body)).toBe(code);
    await expectUntouched(lot);
    const bought = world.owner.selectFrom('invoices').select('id').where('userId', '=', person.id);
    expect(await bought.execute()).toEqual([]);
  });

  test.each(Object.values(MISSING))(
    'a confirmation is refused when its step was undone after the quote: %s, %s',
    async (step, code) => {
      const person = await addReadyBuyer();
      const product_id = await world.addLot();
      const as = person.token;
      const quote = { product_id, wsprice: '5.00' };
      const { confirm_token } = dataOf(
        (await world.call('bidding.preBidConfirm', quote, { as })).body,
      );
      await ofUser(person)[step](true);
      const { body } = await world.call('bidding.confirm', { product_id, confirm_token }, { as });
      expect(codeOf(body)).toBe(code);
      await expectUntouched(product_id);
    },
  );

  test('a confirmation is refused without a quote', async () => {
    const { token: as } = await addReadyBuyer();
    const product_id = await world.addLot();
    for (const given of [{ product_id }, { product_id, confirm_token: randomUUID() }]) {
      const { body } = await world.call('bidding.confirm', given, { as });
      expect(codeOf(body)).toBe('ConfirmationExpired');
    }
    await expectUntouched(product_id);
  });

  test('a quick bid is refused while quick_enable is 0, with or without a price', async () => {
    const person = await addReadyBuyer();
    await ofUser(person).switchQuickBid(false);
    const product_id = await world.addLot();
    for (const given of [
      { product_id, quick: 1 },
      { product_id, quick: 1, wsprice: '1.00' },
    ] as const) {
      const { body } = await world.call('bidding.placeBid', given, { as: person.token });
      expect(codeOf(body)).toBe('QuickBidOff');
    }
    await expectUntouched(product_id);
  });
});

describe('S8 with an unpaid receipt', () => {
  test('every way to bid or buy is closed until it is paid', async () => {
    const person = await addReadyBuyer('fails on charge');
    const invoice_id = await sellOne(world, person, 1000);
    expect(await isDeactivated(world, person)).toBe(true);
    for (const attempt of Object.values(WAYS)) {
      const { body, lot } = await attempt(person);
      expect(codeOf(body)).toBe('AccountInactive');
      await expectUntouched(lot);
    }
    const source_id = await saveCard(world, person, 'good');
    const paid = await world.call(
      'invoices.payWithCard',
      { invoice_id, source_id },
      { as: person.token },
    );
    expect(paid.body.status).toBe('success');
    expect((await WAYS['a bid'](person)).body.status).toBe('success');
  });

  test('it is not paid without a card, with a removed card, or by another user', async () => {
    const [person, other] = [await addReadyBuyer('fails on charge'), await addReadyBuyer()];
    const invoice_id = await sellOne(world, person, 1000);
    const source_id = await saveCard(world, person, 'good');
    const otherCard = await saveCard(world, other, 'good');
    const pay = async (given: { source_id?: string }, { token: as }: Person = person) =>
      codeOf((await world.call('invoices.payWithCard', { invoice_id, ...given }, { as })).body);
    expect(await pay({})).toBe('InputInvalid');
    expect(await pay({ source_id: otherCard })).toBe('NotFound');
    expect(await pay({ source_id: otherCard }, other)).toBe('NotFound');
    await world.call('cards.deleteSource', { source_id }, { as: person.token });
    expect(await pay({ source_id })).toBe('NotFound');
    expect(await chargedAtSandbox(world, invoice_id)).toEqual([]);
  });
});

describe('S8 a bid is not canceled', () => {
  const cancel = async ({ token: as }: Person, id: string) => {
    const given = { id, reason: 'Typing error' };
    const { body } = await world.call('bidding.bidCancel', given, { as, key: randomUUID() });
    return codeOf(body);
  };

  test('outside its window', async () => {
    const person = await addReadyBuyer();
    const lot = await world.addLot({ retractMinutes: 30, closesAt: NOON + minutes(30) });
    const never = await world.addLot({ retractMinutes: 0, closesAt: NOON + hours(2) });
    for (const each of [lot, never]) await world.bid(person, each, '5.00');
    expect(await cancel(person, lot)).toBe('RetractionTooLate');
    expect(await cancel(person, never)).toBe('RetractionOff');
    for (const each of [lot, never]) {
      expect(await world.lotRow(each)).toMatchObject({ leaderId: person.id, bidCount: 1 });
    }
  });

  test('by another user, who has bid on the lot or not', async () => {
    const [person, rival, other] = [
      await addReadyBuyer(),
      await addReadyBuyer(),
      await addReadyBuyer(),
    ];
    const lot = await world.addLot({ retractMinutes: 30, closesAt: NOON + hours(2) });
    await world.bid(rival, lot, '5.00');
    await world.bid(person, lot, '50.00');
    for (const each of [rival, other]) expect(await cancel(each, lot)).toBe('NotTheLeader');
    expect(await world.lotRow(lot)).toMatchObject({ leaderId: person.id, bidCount: 2 });
    expect(await cancel(person, lot)).toBe('success');
  });
});
