import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seconds } from '@hammerdock/domain/time.ts';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { until } from '../../testing/process.ts';
import {
  refund,
  refundedAtSandbox,
  sellPaidLot,
  type PaidLot,
} from '../../testing/fixtures/refunds.ts';
import { clearFaults, outage } from '../../testing/fakes/sandbox-faults.ts';
import { addBuyer, saveCard } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { resolveRefunds } from './finish-refund.ts';

describe('interrupted refunds', () => {
  let world: World;
  const sandboxFaults: SandboxFaults = {};
  beforeAll(async () => {
    world = await openWorld({ sandboxFaults });
  });
  afterAll(() => world.close());
  beforeEach(() => clearFaults(sandboxFaults));

  const resolveLater = async (): Promise<void> => {
    await world.clock.advance(seconds(60));
    // Concurrently, like two nodes.
    await Promise.all([resolveRefunds(world.app.context), resolveRefunds(world.app.context)]);
  };
  const listed = async ({ buyer }: PaidLot) => {
    const { body } = await world.call('refunds.getRefund', {}, { as: buyer.token });
    return body.status === 'success' ? body.data.refundList : [];
  };
  const emailTo = async ({ buyer }: PaidLot) => {
    let text = '';
    await until('the email is queued', async () => {
      const messages = await world.owner
        .selectFrom('messages')
        .select('bodyText')
        .where('userId', '=', buyer.id)
        .where('template', '=', 'refund-made')
        .execute();
      text = messages.map(({ bodyText }) => bodyText).join('\n');
      return messages.length > 0;
    });
    return text;
  };

  test('R29: retries a refund after an outage of the gateway', async () => {
    sandboxFaults.beforeRefund = outage;
    const sale = await sellPaidLot(world);
    const underWay = { refund_status: 'under way', refund_mode: 'Card' };
    expect(await refund(world, sale)).toMatchObject({ data: { refund: underWay } });
    expect(await listed(sale)).toMatchObject([underWay]);
    expect(await findDiscrepancies(world.owner)).toEqual([]);
    await resolveLater();
    expect(await refundedAtSandbox(world, sale.invoiceId)).toEqual([]);
    expect(await refund(world, sale)).toMatchObject({ code: 'RefundedAlready' });
    delete sandboxFaults.beforeRefund;
    await resolveLater();
    expect(await refundedAtSandbox(world, sale.invoiceId)).toEqual([12_636]);
    expect(await listed(sale)).toMatchObject([{ refund_status: 'made' }]);
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test('R3, R29: finds a refund whose response was lost, and does not repeat it', async () => {
    sandboxFaults.afterRefund = outage;
    const sale = await sellPaidLot(world);
    const key = 'the-one-refund';
    const asked = { amount: '26.36' };
    const lost = await refund(world, sale, asked, key);
    expect(lost).toMatchObject({ data: { refund: { refund_status: 'under way' } } });
    expect(await refundedAtSandbox(world, sale.invoiceId)).toEqual([2_636]);
    delete sandboxFaults.afterRefund;
    // The repeated call finishes it; the job has nothing left to do.
    const again = await refund(world, sale, asked, key);
    expect(again).toMatchObject({ data: { refund: { refund_status: 'made' } } });
    await resolveLater();
    expect(await refundedAtSandbox(world, sale.invoiceId)).toEqual([2_636]);
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test('turns an amount that a card refuses into credit, and explains it in the email', async () => {
    const sale = await sellPaidLot(world);
    // The provider has refunded this already, outside of our store.
    await world.owner
      .updateTable('sandbox.charges')
      .set({ status: 'cancelled' })
      .where('status', '=', 'succeeded')
      .where('idempotencyKey', 'in', (charged) =>
        charged
          .selectFrom('payments')
          .select((payment) => payment.cast<string>('id', 'text').as('id'))
          .where('invoiceId', '=', sale.invoiceId),
      )
      .execute();
    const made = await refund(world, sale);
    expect(made).toMatchObject({
      data: { refund: { refund_mode: 'Account credit', credit_amount: '126.36' } },
    });
    const as = sale.buyer.token;
    const credits = await world.call('credits.getCreditAndCoupon', {}, { as });
    expect(credits.body).toMatchObject({ data: { available_credits: '126.36' } });
    expect(await emailTo(sale)).toContain('$126.36 is now account credit');
  });

  test('NTF-02 notifies the buyer of amount, destination and reason', async () => {
    const sale = await sellPaidLot(world);
    await refund(world, sale, { refund_notes: 'The knob is lost.' });
    const text = await emailTo(sale);
    expect(text).toContain('A part is missing');
    expect(text).toContain('The knob is lost.');
    expect(text).toContain('$126.36 is going back to your Visa ending in 4242');
    expect(text).toContain('/return/all');
  });

  test('R30 names a card once, with the sum of what its charges give back', async () => {
    const buyer = await addBuyer(world, 'fails on charge');
    const sale = await sellPaidLot(world, { buyer });
    const source_id = await saveCard(world, buyer, 'good', 1);
    const pay = { invoice_id: sale.invoiceId, source_id };
    for (const part of [{ amount: '60.00' }, {}]) {
      await world.call('invoices.payWithCard', { ...pay, ...part }, { as: buyer.token });
    }
    const { body } = await world.call(
      'refunds.previewRefund',
      { lot_id: sale.lotId },
      { as: sale.staff.token },
    );
    const card = 'Visa ending in 4242';
    expect(body).toMatchObject({ data: { cards: [{ card, amount: '126.36', charges: 2 }] } });
    await refund(world, sale);
    expect(await refundedAtSandbox(world, sale.invoiceId)).toHaveLength(2);
    const text = await emailTo(sale);
    expect(text).toContain(`$126.36 is going back to your ${card}, in 2 parts; your bank may take`);
    expect(text.match(/going back to your/g)).toHaveLength(1);
  });
});
