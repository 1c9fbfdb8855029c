import { hours } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import {
  beginLink,
  oweByLink,
  payLink,
  tokenOf,
  viewLink,
} from '../../testing/fixtures/payment-links.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { paymentStates } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const setInvoice = (id: string, change: { issuedAt?: Date; voidedAt?: Date }) =>
  world.owner.updateTable('invoices').set(change).where('id', '=', id).execute();

describe('invoices.getPaymentLink', () => {
  test('getPaymentLink shows a guest the number, the items and the amounts, and nothing else', async () => {
    const { invoiceId, token } = await oweByLink(world);
    const { number, title } = await world.owner
      .selectFrom('invoices')
      .innerJoin('invoiceLines', 'invoiceLines.invoiceId', 'invoices.id')
      .innerJoin('lots', 'lots.id', 'invoiceLines.lotId')
      .select(['invoices.number', 'lots.title'])
      .where('invoices.id', '=', invoiceId)
      .executeTakeFirstOrThrow();
    expect(dataOf(await viewLink(world, token))).toEqual({
      inv_num: String(number),
      item_count: 1,
      items: [title],
      pickup_place: expect.stringMatching(/^.+, .+, [A-Z]{2}$/) as string,
      total_due_amount: '14.04',
      card_fee: '0.00',
      card_total: '14.04',
      pay_until: expect.any(String) as string,
      reopens: false,
      part_paid: false,
      other_waits_for_bank: false,
    });
  });

  test('each call refuses a wrong token in the same way, whether or not the invoice exists', async () => {
    const { invoiceId, token } = await oweByLink(world);
    const other = await oweByLink(world);
    const wrong = [
      'none',
      invoiceId,
      `${token}x`,
      // The signature of another invoice.
      `${other.invoiceId}.${token.split('.')[1] ?? ''}`,
      tokenOf(world, '00000000-0000-7000-8000-000000000000'),
      tokenOf(world, invoiceId).toUpperCase(),
    ];
    for (const one of wrong) {
      expect([one, codeOf(await viewLink(world, one))]).toEqual([one, 'PaymentLinkInvalid']);
      expect(await beginLink(world, one)).toBe('PaymentLinkInvalid');
      expect(await payLink(world, one)).toBe('PaymentLinkInvalid');
    }
    expect(await paymentStates(world, invoiceId)).toEqual([]);
    expect(await paymentStates(world, other.invoiceId)).toEqual([]);
  });

  test('each call refuses the link of an invoice that is overdue or void', async () => {
    const { invoiceId, token } = await oweByLink(world);
    const answers = async () => [
      codeOf(await viewLink(world, token)),
      await beginLink(world, token),
      await payLink(world, token),
    ];
    await setInvoice(invoiceId, {
      issuedAt: new Date((await readNow(world.owner)) - hours(7 * 24)),
    });
    expect(await answers()).toEqual(Array(3).fill('PaymentLinkExpired'));
    await setInvoice(invoiceId, { voidedAt: new Date(await readNow(world.owner)) });
    expect(await answers()).toEqual(Array(3).fill('InvoiceVoid'));
    expect(await paymentStates(world, invoiceId)).toEqual([]);
  });
});
