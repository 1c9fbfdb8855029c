// A buyer types the most they want to pay in total; the invoice of the lot never exceeds it.
import { maxHammerForAllIn, type QuoteTerms } from '@hammerdock/domain/invoicing/quote.ts';
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBuyer, awaitReceipt, sellLots, type Buyer } from '../../testing/fixtures/sales.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

const CARD_FEE_BPS = 290;

let world: World;
let buyer: Buyer;
beforeAll(async () => {
  world = await openWorld();
  buyer = await addBuyer(world, 'good');
});
afterAll(() => world.close());

const cents = (amount: string): number => fromDecimal(amount) ?? Number.NaN;

async function sell(hammerCents: number) {
  const sale = await sellLots(world, [{ buyer, hammerCents }], { cardFeeBps: CARD_FEE_BPS });
  const invoice_id = await awaitReceipt(world, buyer, sale.auctionId);
  const as = buyer.token;
  const receipt = dataOf((await world.call('invoices.viewReceipt', { invoice_id }, { as })).body);
  return { receipt, product_id: sale.lotIds[0] ?? '' };
}

/** As the page of the lot has them. */
async function readTerms(product_id: string): Promise<QuoteTerms> {
  const { body } = await world.call('catalog.getProductInfo', { product_id }, { as: buyer.token });
  const lot = dataOf(body);
  return {
    premium: { rateBps: lot.premium_bps, minimumCents: cents(lot.premium_minimum) },
    taxBps: lot.tax_bps,
    exempt: false,
    feeBps: lot.card_fee_bps,
  };
}

test('PV-10 the invoice of an all-in bid is charged within the typed total, and a cent more of hammer is not', async () => {
  const terms = await readTerms((await sell(1000)).product_id);
  expect(terms.feeBps).toBe(CARD_FEE_BPS);
  const charged = async (hammerCents: number): Promise<number> => {
    const { payments } = (await sell(hammerCents)).receipt;
    expect(payments.map(({ status }) => status)).toEqual(['succeeded']);
    return payments.reduce((sum, { amount, card_fee }) => sum + cents(amount) + cents(card_fee), 0);
  };
  for (const totalCents of [1000, 5000, 9999, 137_21]) {
    const hammerCents = maxHammerForAllIn(totalCents, terms) ?? 0;
    expect(await charged(hammerCents)).toBeLessThanOrEqual(totalCents);
    expect(await charged(hammerCents + 1)).toBeGreaterThan(totalCents);
  }
});
