// A buyer types the most they want to pay in total, or reads a total: the invoice agrees with it.
import { maxHammerForAllIn, quoteOf, type QuoteTerms } from '@hammerdock/domain/invoicing/quote.ts';
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBuyer, awaitReceipt, sellLots, type Buyer } from '../../testing/fixtures/sales.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

const CARD_FEE_BPS = 290;

let world: World;
let goodBuyer: Buyer;
beforeAll(async () => {
  world = await openWorld();
  goodBuyer = await addBuyer(world, 'good');
});
afterAll(() => world.close());

const cents = (amount: string): number => fromDecimal(amount) ?? Number.NaN;

async function sell(hammerCents: number, buyer = goodBuyer) {
  const sale = await sellLots(world, [{ buyer, hammerCents }], { cardFeeBps: CARD_FEE_BPS });
  const invoice_id = await awaitReceipt(world, buyer, sale.auctionId);
  const as = buyer.token;
  const receipt = dataOf((await world.call('invoices.viewReceipt', { invoice_id }, { as })).body);
  return { receipt, product_id: sale.lotIds[0] ?? '' };
}

/** As the page of the lot has them. */
async function readTerms(product_id: string, buyer = goodBuyer): Promise<QuoteTerms> {
  const { body } = await world.call('catalog.getProductInfo', { product_id }, { as: buyer.token });
  const lot = dataOf(body);
  return {
    premium: { rateBps: lot.premium_bps, minimumCents: cents(lot.premium_minimum) },
    taxBps: lot.tax_bps,
    exempt: false,
    feeBps: lot.card_fee_bps,
    shippingCents: 0,
  };
}

function chargedOf({ payments }: Awaited<ReturnType<typeof sell>>['receipt']): number {
  expect(payments.map(({ status }) => status)).toEqual(['succeeded']);
  return payments.reduce((sum, { amount, card_fee }) => sum + cents(amount) + cents(card_fee), 0);
}

test('PV-10 the invoice of an all-in bid is charged within the typed total, and a cent more of hammer is not', async () => {
  const terms = await readTerms((await sell(1000)).product_id);
  expect(terms.feeBps).toBe(CARD_FEE_BPS);
  const charged = async (hammerCents: number) => chargedOf((await sell(hammerCents)).receipt);
  for (const totalCents of [1000, 5000, 9999, 137_21]) {
    const hammerCents = maxHammerForAllIn(totalCents, terms) ?? 0;
    expect(await charged(hammerCents)).toBeLessThanOrEqual(totalCents);
    expect(await charged(hammerCents + 1)).toBeGreaterThan(totalCents);
  }
});

test('the total shown for a lot is what is charged for it, also to an exempt buyer', async () => {
  const exempt = await addBuyer(world, 'good');
  const approved = { taxExemptAt: new Date() };
  await world.owner.updateTable('users').set(approved).where('id', '=', exempt.id).execute();
  for (const buyer of [goodBuyer, exempt]) {
    const { receipt, product_id } = await sell(4567, buyer);
    const terms = await readTerms(product_id, buyer);
    expect(terms.taxBps === 0).toBe(buyer === exempt);
    expect(quoteOf(4567, terms).totalByCardCents).toBe(chargedOf(receipt));
  }
  // An exemption that ends later does not change what was charged.
  const { product_id } = await sell(4567, exempt);
  const ended = { taxExemptAt: null };
  await world.owner.updateTable('users').set(ended).where('id', '=', exempt.id).execute();
  expect((await readTerms(product_id, exempt)).taxBps).toBe(0);
});
