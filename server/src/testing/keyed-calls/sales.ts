// Scenarios of the calls about money, accounts and messages that take an idempotency key.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { makePaymentToken } from '../../operations/invoices/payment-link.ts';
import { buildAuction, buildLot } from '../build.ts';
import { buildCoupon } from '../fixtures/coupons.ts';
import { readCount, type KeyedScenario, type KeyedScenarios } from './keyed-call.ts';
import { addMember } from '../fixtures/members.ts';
import { sellPaidLot } from '../fixtures/refunds.ts';
import { dataOf, makeSignUp, startRegistration } from '../fixtures/registration.ts';
import {
  addBuyer,
  BILLING,
  chargedAtSandbox,
  grantCredit,
  saveCard,
  sellOne,
  tokenise,
  tokeniseBank,
} from '../fixtures/sales.ts';
import { sellToShip } from '../fixtures/pickup/shipping.ts';
import { centerOf, startsOf } from '../fixtures/pickup/visits.ts';
import { sellForSeller } from '../settlements/sales-of-seller.ts';
import { setUpAccount } from '../settlements/transfer-world.ts';
import type { World } from '../world.ts';
import { sellerAuctionScenarios } from './seller-auctions.ts';
import { sellerLotScenarios } from './seller-lots.ts';

const addDepositLot = async (world: World) => {
  const lot = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
  await world.owner.updateTable('lots').set({ depositCents: 5000 }).where('id', '=', lot).execute();
  return lot;
};
/** An unpaid receipt of 14.04, and credit that covers it. */
const owe = async (world: World) => {
  const buyer = await addBuyer(world);
  const invoice_id = await sellOne(world, buyer, 1000);
  await grantCredit(world, buyer, 1404);
  const payOther = async () => {
    const source_id = await saveCard(world, buyer, 'good');
    await world.call('invoices.payWithCard', { invoice_id, source_id }, { as: buyer.token });
  };
  return { buyer, invoice_id, payOther };
};
const payingByCredit = async (world: World): Promise<KeyedScenario> => {
  const { buyer, invoice_id, payOther } = await owe(world);
  return {
    world,
    as: buyer.token,
    input: { invoice_id },
    count: () =>
      readCount(
        world,
        sql`select count(*)::int as n from journals
        where kind = 'credit applied' and invoice_id = ${invoice_id}`,
      ),
    obstacle: payOther,
  };
};
const payingByCard = async (world: World): Promise<KeyedScenario> => {
  const { buyer, invoice_id, payOther } = await owe(world);
  const source_id = await saveCard(world, buyer, 'good');
  return {
    world,
    as: buyer.token,
    input: { invoice_id, source_id },
    count: async () => (await chargedAtSandbox(world, invoice_id)).length,
    obstacle: payOther,
  };
};

const payingByLink = async (world: World): Promise<KeyedScenario> => {
  const { invoice_id, payOther } = await owe(world);
  const token = makePaymentToken(world.app.context.vault, invoice_id);
  return {
    world,
    input: { token, card_token: await tokenise(world, 'good'), tamount: '14.04' },
    count: async () => (await chargedAtSandbox(world, invoice_id)).length,
    obstacle: payOther,
  };
};

const countMessages = (world: World, text: string) =>
  readCount(world, sql`select count(*)::int as n from inbox_messages where body = ${text}`);
export const saleScenarios: KeyedScenarios<World> = {
  ...sellerAuctionScenarios,
  ...sellerLotScenarios,
  'refunds.refundLot': async (world) => {
    const { lotId, staff } = await sellPaidLot(world);
    return {
      world,
      as: staff.token,
      input: { lot_id: lotId, refund_type: 'our error', refund_reason: 'A part is missing' },
      count: () =>
        readCount(world, sql`select count(*)::int as n from refunds where lot_id = ${lotId}`),
    };
  },
  'inbox.saveContactMessage': async (world) => {
    const message = `Are you open on Monday? ${randomUUID()}`;
    const from = { name: 'Ann Other', email: 'ann@example.com', subject: 'Opening hours' };
    return { world, input: { ...from, message }, count: () => countMessages(world, message) };
  },
  'inbox.sendLotMessage': async (world) => {
    const buyer = await addBuyer(world);
    const message = `Is it complete? ${randomUUID()}`;
    const input = { product_id: await addDepositLot(world), message };
    return { world, as: buyer.token, input, count: () => countMessages(world, message) };
  },
  'questions.askLotQuestion': async (world) => {
    const buyer = await addBuyer(world);
    const input = { product_id: await addDepositLot(world), question: 'Is it complete?' };
    const count = () =>
      readCount(
        world,
        sql`select count(*)::int as n from lot_questions where asker_id = ${buyer.id}`,
      );
    return { world, as: buyer.token, input, count };
  },
  'cards.createCardWithCustomer': async (world) => {
    const buyer = await addBuyer(world);
    const card_token = await tokenise(world, 'good');
    return {
      world,
      as: buyer.token,
      input: { card_token, address: BILLING, is_primary: 1, consent: true },
      count: () =>
        readCount(world, sql`select count(*)::int as n from cards where user_id = ${buyer.id}`),
      obstacle: () =>
        world.owner.deleteFrom('sandbox.cards').where('token', '=', card_token).execute(),
    };
  },
  'cards.createSource': async (world) => {
    const buyer = await addBuyer(world);
    const card_token = await tokeniseBank(world);
    return {
      world,
      as: buyer.token,
      input: { object: 'bank_account', card_token, address: BILLING, consent: true },
      count: () =>
        readCount(world, sql`select count(*)::int as n from cards where user_id = ${buyer.id}`),
      obstacle: () =>
        world.owner.deleteFrom('sandbox.cards').where('token', '=', card_token).execute(),
    };
  },
  'auth.signup': async (world) => {
    const input = makeSignUp(await startRegistration(world));
    return {
      world,
      input,
      count: () =>
        readCount(world, sql`select count(*)::int as n from users where email = ${input.email}`),
    };
  },
  'credits.applyCoupon': async (world) => {
    const buyer = await addBuyer(world);
    const coupon_code = await buildCoupon(world.owner);
    return {
      world,
      as: buyer.token,
      input: { coupon_code },
      count: () =>
        readCount(
          world,
          sql`select count(*)::int as n from coupon_redemptions where user_id = ${buyer.id}`,
        ),
      obstacle: () =>
        world.owner
          .updateTable('coupons')
          .set({ usesMax: 1 })
          .where('code', '=', coupon_code)
          .execute(),
    };
  },
  'invoices.payWithFullUserCredits': payingByCredit,
  'invoices.payWithCredits': payingByCredit,
  'invoices.payWithCard': payingByCard,
  'invoices.payWithCardOrUserCredits': payingByCard,
  'invoices.payByLink': payingByLink,
  'invoices.submitDeposit': async (world) => {
    const buyer = await addBuyer(world, 'good');
    const product_id = await addDepositLot(world);
    return {
      world,
      as: buyer.token,
      input: { product_id, deposit_amount: '50.00' },
      count: () =>
        readCount(
          world,
          sql`select count(*)::int as n from payments
            where user_id = ${buyer.id} and state = 'succeeded'`,
        ),
      obstacle: () =>
        world.owner
          .updateTable('lots')
          .set({ depositCents: 9000 })
          .where('id', '=', product_id)
          .execute(),
    };
  },
  'invoices.returnDeposit': async (world) => {
    const buyer = await addBuyer(world, 'good');
    const product_id = await addDepositLot(world);
    const as = { as: buyer.token };
    const paid = await world.call('invoices.submitDeposit', { product_id }, as);
    if (paid.body.status === 'error') throw new Error(paid.body.code);
    return {
      world,
      as: buyer.token,
      input: {},
      count: () =>
        readCount(
          world,
          sql`select count(*)::int as n from deposit_returns where user_id = ${buyer.id}`,
        ),
    };
  },
  'intake.saveIntakeLot': async (world) => {
    const { id, token } = await addMember(world, 'seller');
    return {
      world,
      as: token,
      input: {
        auction_id: null,
        draft_id: null,
        code: `LPN${id.slice(-12)}`,
        condition: 'Damaged',
        photos: [],
      },
      count: () =>
        readCount(world, sql`select count(*)::int as n from draft_lots where seller_id = ${id}`),
    };
  },
  'pickup.choosePickupSlot': async (world) => {
    const { buyer } = await sellPaidLot(world);
    const center = await centerOf(world, buyer);
    const { center_id } = center;
    return {
      world,
      as: buyer.token,
      input: { center_id, starts_at: startsOf(center)[0] ?? '' },
      // Each change of a visit is one step of its sequence.
      count: () =>
        readCount(
          world,
          sql`select coalesce(sum(sequence), 0)::int as n from pickup_visits
            where user_id = ${buyer.id}`,
        ),
      obstacle: () =>
        world.owner
          .updateTable('pickupWindows')
          .set({ endsAt: sql<Date>`starts_at` })
          .where('centerId', '=', center_id)
          .execute(),
    };
  },
  'pickup.pickUpLot': async (world) => {
    const { buyer, staff, lotId } = await sellPaidLot(world);
    const pass = await world.call('pickup.getCheckoutQr', {}, { as: buyer.token });
    const code = dataOf(pass.body).token;
    const opened = await world.call('pickup.openPickupPass', { code }, { as: staff.token });
    return {
      world,
      as: staff.token,
      input: { pass_id: dataOf(opened.body).pass_id, lot: lotId },
      count: () =>
        readCount(world, sql`select count(*)::int as n from handovers where lot_id = ${lotId}`),
    };
  },
  'pickup.shipOrder': async (world) => {
    const { staff, invoice_id } = await sellToShip(world, 'good');
    return {
      world,
      as: staff.token,
      input: { invoice_id, carrier: 'UPS', tracking_number: '1Z999' },
      count: () =>
        readCount(
          world,
          sql`select count(*)::int / 2 as n from handovers join invoice_lines using (lot_id)
            where invoice_id = ${invoice_id}`,
        ),
    };
  },
  'settlements.recordPayout': async (world) => {
    const { seller } = await sellForSeller(world);
    const { token } = await addMember(world, 'admin');
    const order = { amount: '87.50', reference: 'Wire 42', paid_on: '2026-01-02' };
    return {
      world,
      as: token,
      input: { seller_id: seller.id, ...order },
      count: () =>
        readCount(
          world,
          sql`select count(*)::int as n from payouts where seller_id = ${seller.id}`,
        ),
    };
  },
  'settlements.transferPayout': async (world) => {
    const { seller } = await sellForSeller(world);
    await setUpAccount(world, seller.id);
    const { token } = await addMember(world, 'admin');
    return {
      world,
      as: token,
      input: { seller_id: seller.id, amount: '87.50' },
      count: () =>
        readCount(
          world,
          sql`select count(*)::int as n from payouts where seller_id = ${seller.id}`,
        ),
    };
  },
  'savedSearches.addSavedSearch': async (world) => {
    const { id, token } = await addMember(world);
    return {
      world,
      as: token,
      input: { title: 'Saws', searchtext: 'q=saw', category_id: 'tools' },
      count: () =>
        readCount(world, sql`select count(*)::int as n from saved_searches where user_id = ${id}`),
    };
  },
};
