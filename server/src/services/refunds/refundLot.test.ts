import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours } from '@hammerdock/domain/time.ts';
import { newId } from '../../security/ids.ts';
import { forfeitDueLots } from '../../operations/invoices/forfeit-lots.ts';
import { buildAuction, buildPerson, buildSession } from '../../testing/build.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import {
  refund,
  refundedAtSandbox,
  sellPaidLot,
  type PaidLot,
} from '../../testing/fixtures/refunds.ts';
import {
  addBuyer,
  addStaff,
  grantCredit,
  openPass,
  saveCard,
  sumLedger,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('refunds.refundLot', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const pickUp = async ({ buyer, staff, lotId }: PaidLot) => {
    const pass_id = await openPass(world, staff, buyer);
    const input = { pass_id, lot: lotId };
    return (await world.call('pickup.pickUpLot', input, { as: staff.token })).body;
  };
  const won = async ({ buyer }: PaidLot, pickup_status: '' | '0' | '1' | '2' = '') => {
    const { body } = await world.call('bids.getWon', { pickup_status }, { as: buyer.token });
    if (body.status === 'error') throw new Error(body.code);
    return body.data.wonList;
  };
  const addAdmin = async () => {
    const { id } = await buildPerson(world.owner, { role: 'admin' });
    return { id, token: (await buildSession(world.owner, id)).token };
  };

  test('R28, R30, R58: refunds all of a lot to its card, and reverses the sale', async () => {
    const sale = await sellPaidLot(world);
    const made = await refund(world, sale, { refund_notes: 'Sorry!' });
    expect(made).toMatchObject({
      statusText: 'Refunded',
      data: {
        refund: {
          amount: '126.36',
          refund_mode: 'Card',
          refund_type: 'Our error',
          refund_reason: 'A part is missing',
          refund_notes: 'Sorry!',
          refund_status: 'made',
        },
        lot: { status: 'ready', refunded_amt: '126.36', refundable_amt: '0.00' },
      },
    });
    expect(await refundedAtSandbox(world, sale.invoiceId)).toEqual([12_636]);
    expect(await sumLedger(world, sale.invoiceId)).toEqual({
      'buyer receivable': 0,
      'gateway clearing': 0,
      'premium revenue': 0,
      refunds: 0,
      'seller payable': 0,
      'tax payable': 0,
    });
    expect(await refund(world, sale)).toMatchObject({ code: 'RefundedAlready' });
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test('R30: refunds parts in proportion, which add up to what was paid to the cent', async () => {
    const sale = await sellPaidLot(world);
    expect(await refund(world, sale, { amount: '50.00' })).toMatchObject({ status: 'success' });
    expect(await sumLedger(world, sale.invoiceId)).toMatchObject({
      'gateway clearing': 7_636,
      'seller payable': -6_043,
      'premium revenue': -1_027,
      'tax payable': -566,
    });
    const tooMuch = await refund(world, sale, { amount: '76.37' });
    expect(tooMuch).toMatchObject({ code: 'RefundTooLarge', facts: { maximumCents: 7_636 } });
    expect(await refund(world, sale, { amount: '0' })).toMatchObject({ code: 'RefundTooSmall' });
    expect(await refund(world, sale)).toMatchObject({ data: { refund: { amount: '76.36' } } });
    expect(await refundedAtSandbox(world, sale.invoiceId)).toEqual([5_000, 7_636]);
    expect(Object.values(await sumLedger(world, sale.invoiceId)).every((sum) => sum === 0)).toBe(
      true,
    );
  });

  test('R30: refunds to the cards first, in their order, and to credit what credit paid', async () => {
    const buyer = await addBuyer(world, 'fails on charge');
    await grantCredit(world, buyer, 2_000);
    const sale = await sellPaidLot(world, { buyer });
    const source_id = await saveCard(world, buyer, 'good', 1);
    const invoice_id = sale.invoiceId;
    const pay = { invoice_id, source_id, amount: '60.00', applycreditFlag: 1 } as const;
    await world.call('invoices.payWithCardOrUserCredits', pay, { as: buyer.token });
    await world.call('invoices.payWithCard', { invoice_id, source_id }, { as: buyer.token });
    const part = await refund(world, sale, { amount: '100.00' });
    expect(part).toMatchObject({ data: { refund: { refund_mode: 'Card', amount: '100.00' } } });
    const rest = await refund(world, sale);
    expect(rest).toMatchObject({
      data: {
        refund: {
          refund_mode: 'Card and account credit',
          card_amount: '6.36',
          credit_amount: '20.00',
        },
      },
    });
    expect(await refundedAtSandbox(world, invoice_id)).toEqual([4_000, 6_000, 636]);
    const credits = await world.call('credits.getCreditAndCoupon', {}, { as: buyer.token });
    expect(credits.body).toMatchObject({ data: { available_credits: '20.00' } });
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test('R30: refunds all to credit where the buyer prefers it; the receipt stays paid', async () => {
    const sale = await sellPaidLot(world);
    const made = await refund(world, sale, { refund_mode: 'credit', amount: '26.36' });
    expect(made).toMatchObject({ data: { refund: { refund_mode: 'Account credit' } } });
    expect(await refundedAtSandbox(world, sale.invoiceId)).toEqual([]);
    const as = sale.buyer.token;
    const receipt = await world.call(
      'invoices.viewReceipt',
      { invoice_id: sale.invoiceId },
      { as },
    );
    expect(receipt.body).toMatchObject({
      data: {
        status: 'paid',
        total_due_amount: '0.00',
        finalAmountWithCredit: '126.36',
        refunded_total: '26.36',
        payments: [{ method: 'card', amount: '126.36' }],
        checkoutReceiptList: [{ refunded_amt: '26.36', checkout_status: '0' }],
      },
    });
    const credits = await world.call('credits.getCreditAndCoupon', {}, { as });
    expect(credits.body).toMatchObject({
      data: {
        available_credits: '26.36',
        creditAndCouponList: [{ credit_notes: expect.stringMatching(/^Refunded, receipt \d+$/) }],
      },
    });
  });

  test('LIST-17, R30: a return sets Returned with its reason; a returned lot is not handed over again', async () => {
    const sale = await sellPaidLot(world);
    expect(await pickUp(sale)).toMatchObject({ status: 'success' });
    const made = await refund(world, sale, { returned: 1, refund_reason: 'A crack' });
    expect(made).toMatchObject({
      data: { lot: { status: 'returned', checkout_reason: 'A crack' } },
    });
    expect(await won(sale, '1')).toEqual([]);
    const back = [{ id: sale.lotId, checkout_status: '2', checkout_reason: 'A crack' }];
    expect(await won(sale)).toMatchObject(back);
    expect(await won(sale, '2')).toMatchObject(back);

    const returned = await sellPaidLot(world);
    const part = { returned: 1, amount: '1.00' } as const;
    expect(await refund(world, returned, part)).toMatchObject({
      data: { lot: { status: 'returned' } },
    });
    expect(await refund(world, returned, part)).toMatchObject({ code: 'LotReturned' });
    expect(await pickUp(returned)).toMatchObject({ code: 'LotReturned' });
    expect(await won(returned, '0')).toEqual([]);
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test('R3: one key refunds once, and another amount under it is refused', async () => {
    const sale = await sellPaidLot(world);
    const key = 'this-very-refund';
    const asked = { amount: '10.00' };
    const answers = await Promise.all([
      refund(world, sale, asked, key),
      refund(world, sale, asked, key),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await refund(world, sale, asked, key)).toEqual(answers[0]);
    expect(await refund(world, sale, { amount: '11.00' }, key)).toMatchObject({
      code: 'KeyReused',
    });
    expect(await refundedAtSandbox(world, sale.invoiceId)).toEqual([1_000]);
  });

  test('R30: two concurrent refunds give back no more than was paid', async () => {
    const sale = await sellPaidLot(world);
    const asked = { amount: '100.00' };
    const answers = await Promise.all([refund(world, sale, asked), refund(world, sale, asked)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['error', 'success']);
    expect(await refundedAtSandbox(world, sale.invoiceId)).toEqual([10_000]);
  });

  test('R46: refuses when the amounts that the screen showed no longer hold', async () => {
    const sale = await sellPaidLot(world);
    for (const stated of [{ card_amount: '126.35' }, { credit_amount: '0.01' }]) {
      expect(await refund(world, sale, stated)).toMatchObject({ code: 'RefundChanged' });
    }
    const stated = { card_amount: '126.36', credit_amount: '0.00' };
    expect(await refund(world, sale, stated)).toMatchObject({ status: 'success' });
  });

  test('R30, R56: staff refund at their own center, for the listed grounds; admins anywhere', async () => {
    const sale = await sellPaidLot(world);
    const elsewhere = await addStaff(world, await buildAuction(world.owner));
    const away = { lotId: sale.lotId, staff: elsewhere };
    expect(await refund(world, away)).toMatchObject({ code: 'WrongCenter' });
    const { id } = await buildPerson(world.owner, { role: 'staff' });
    const homeless = { id, token: (await buildSession(world.owner, id)).token };
    const nowhere = { lotId: sale.lotId, staff: homeless };
    expect(await refund(world, nowhere)).toMatchObject({ code: 'WrongCenter' });
    const asked = { amount: '1.00' };
    const dented = { ...asked, refund_type: 'guarantee' } as const;
    expect(await refund(world, sale, dented)).toMatchObject({ code: 'RefundNotDue' });
    const kind = { ...asked, refund_type: 'goodwill' } as const;
    expect(await refund(world, sale, kind)).toMatchObject({ code: 'RefundByAdminOnly' });
    const admin = { lotId: sale.lotId, staff: await addAdmin() };
    expect(await refund(world, admin, kind)).toMatchObject({
      data: { refund: { refund_type: 'Goodwill' } },
    });
    const shirt = await sellPaidLot(world, { condition: 'Apparel' });
    const apparel = { refund_type: 'apparel' } as const;
    const partly = await refund(world, shirt, { ...apparel, ...asked });
    expect(partly).toMatchObject({ code: 'RefundInWhole' });
    expect(await refund(world, shirt, apparel)).toMatchObject({ status: 'success' });
  });

  test('refuses unpaid, forfeited, charged back and unknown lots', async () => {
    const debtor = await addBuyer(world, 'fails on charge');
    const unpaid = await sellPaidLot(world, { buyer: debtor });
    expect(await refund(world, unpaid)).toMatchObject({ code: 'LotUnpaid' });
    const { staff } = unpaid;
    expect(await refund(world, { staff, lotId: newId() })).toMatchObject({ code: 'NotFound' });
    const late = await sellPaidLot(world);
    const forfeit = { lotId: late.lotId, invoiceId: late.invoiceId };
    await world.owner.insertInto('forfeits').values(forfeit).execute();
    expect(await refund(world, late)).toMatchObject({ code: 'LotForfeited' });
    const disputed = await sellPaidLot(world);
    const chargeback = { id: newId(), userId: disputed.buyer.id, reason: 'chargeback' };
    await world.owner.insertInto('deactivations').values(chargeback).execute();
    expect(await refund(world, disputed)).toMatchObject({ code: 'HandoverBlocked' });
  });

  test('R36: refuses an admin who impersonates staff', async () => {
    const sale = await sellPaidLot(world);
    const admin = await addAdmin();
    await world.owner
      .updateTable('sessions')
      .set({ impersonatorId: admin.id })
      .where('userId', '=', sale.staff.id)
      .execute();
    expect(await refund(world, sale)).toMatchObject({ code: 'ImpersonatorMayNot' });
  });

  test('R37: amount, recipient, staff and reason of a refund are in the audit log', async () => {
    const sale = await sellPaidLot(world);
    await refund(world, sale, { amount: '5.00' });
    const { actorId, details } = await world.owner
      .selectFrom('auditEntries')
      .selectAll()
      .where('subject', '=', sale.lotId)
      .where('action', '=', 'lot refunded')
      .executeTakeFirstOrThrow();
    expect(actorId).toBe(sale.staff.id);
    expect(details).toMatchObject({
      userId: sale.buyer.id,
      amountCents: 500,
      ground: 'our error',
      reason: 'A part is missing',
    });
  });

  test('R22: a returned lot is not forfeited when its window ends', async () => {
    const sale = await sellPaidLot(world);
    await refund(world, sale, { returned: 1, amount: '1.00' });
    await world.owner
      .updateTable('pickupWindows')
      .set({ endsAt: new Date(Date.now() - hours(48)) })
      .where('invoiceId', '=', sale.invoiceId)
      .execute();

    await forfeitDueLots(world.app.context);
    expect(await won(sale, '2')).toHaveLength(1);
    expect(await won(sale)).toMatchObject([{ checkout_status: '2' }]);
  });
});
