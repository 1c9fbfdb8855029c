import { cancelWords } from '@hammerdock/contract/texts/credit-note-words.ts';
import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPool } from '../../db/pool.ts';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { openSandbox } from '../../gateways/payments/sandbox/sandbox.ts';
import { resolveRefund } from '../../operations/payments/give-back.ts';
import { newId } from '../../security/ids.ts';
import { clearFaults, outage } from '../../testing/fakes/sandbox-faults.ts';
import { refund, refundPartsOf, sellPaidLot } from '../../testing/fixtures/refunds.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, type Buyer } from '../../testing/fixtures/sales.ts';
import { readPdf, tagsNamed } from '../../testing/read-pdf.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('refunds.getCreditNote', () => {
  let world: World;
  const sandboxFaults: SandboxFaults = {};
  beforeAll(async () => {
    world = await openWorld({ sandboxFaults });
  });
  afterAll(() => world.close());
  beforeEach(() => clearFaults(sandboxFaults));

  const ask = async (refund_id: string, { token: as }: Buyer) =>
    (await world.call('refunds.getCreditNote', { refund_id }, { as })).body;
  const noteOf = async (id: string, buyer: Buyer) => dataOf(await ask(id, buyer));
  const download = (id: string, { token }: Buyer) =>
    world.app.http.inject({
      url: `/credit-notes/${id}.pdf`,
      headers: { authorization: `Bearer ${token}` },
    });

  test('names the receipt it corrects, each share, and the card that got the money', async () => {
    const sale = await sellPaidLot(world);
    const asked = { amount: '50.00', refund_notes: 'Sorry!' };
    const { id } = dataOf(await refund(world, sale, asked)).refund;
    const { token: as } = sale.buyer;
    const receipt = dataOf(
      (await world.call('invoices.viewReceipt', { invoice_id: sale.invoiceId }, { as })).body,
    );
    expect(await noteOf(id, sale.buyer)).toMatchObject({
      credit_note_no: `${receipt.inv_num}-C1`,
      invoice_id: sale.invoiceId,
      invoice_no: receipt.inv_num,
      invoice_date: receipt.date_added,
      project_id: sale.lotId,
      bid_amount: '39.57',
      buypremium_amt: '6.73',
      salestax_amt: '3.70',
      amount: '50.00',
      refund_type: 'Our error',
      refund_reason: 'A part is missing',
      refund_notes: 'Sorry!',
      refund_status: 'made',
      movements: [{ card: 'Visa ending in 4242', amount: '50.00', status: 'made' }],
      bill_first_name: 'Pat',
    });
    expect(receipt.refunds).toMatchObject([{ id, credit_note_no: `${receipt.inv_num}-C1` }]);
  });

  test('is numbered within its receipt without gaps, also with refunds at one moment', async () => {
    const sale = await sellPaidLot(world);
    const asked = { amount: '1.00', refund_mode: 'credit' } as const;
    await Promise.all([1, 2, 3, 4].map(() => refund(world, sale, asked)));
    const refused = await refund(world, sale, { amount: '999.00' });
    expect(codeOf(refused)).toBe('RefundTooLarge');
    await refund(world, sale);
    const { body } = await world.call('refunds.getRefund', {}, { as: sale.buyer.token });
    const numbers = dataOf(body).refundList.map(({ credit_note_no }) => credit_note_no);
    const no = dataOf(body).refundList[0]?.invoice_no ?? '';
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5].map((part) => `${no}-C${part}`));
    expect(numbers[0]).toBe(`${no}-C5`);
  });

  test('says that money is on its way, became credit, or was sent back by the bank', async () => {
    const sale = await sellPaidLot(world);
    sandboxFaults.beforeRefund = outage;
    const { id } = dataOf(await refund(world, sale, { amount: '20.00' })).refund;
    expect(await noteOf(id, sale.buyer)).toMatchObject({
      refund_status: 'under way',
      movements: [{ card: 'Visa ending in 4242', amount: '20.00', status: 'under way' }],
    });
    clearFaults(sandboxFaults);
    const [part = ''] = await refundPartsOf(world, sale.buyer.id);
    await resolveRefund(world.app.context, part);
    expect(await noteOf(id, sale.buyer)).toMatchObject({ movements: [{ status: 'made' }] });
    const pool = openPool(world.database.app, { max: 1, name: 'test', onError: () => undefined });
    await openSandbox(pool).failRefund(part);
    await pool.end();
    await resolveRefund(world.app.context, part);
    expect(await noteOf(id, sale.buyer)).toMatchObject({
      refund_mode: 'Account credit',
      movements: [{ card: 'Visa ending in 4242', amount: '20.00', status: 'sent back' }],
    });
    const credit = dataOf(
      await refund(world, sale, { amount: '5.00', refund_mode: 'credit' }),
    ).refund;
    expect((await noteOf(credit.id, sale.buyer)).movements).toEqual([
      { card: null, amount: '5.00', status: 'made' },
    ]);
  });

  test('of a canceled refund stays, keeps its number, and says that it is of no effect', async () => {
    const sale = await sellPaidLot(world);
    sandboxFaults.beforeRefund = outage;
    const { id } = dataOf(await refund(world, sale, { amount: '20.00' })).refund;
    clearFaults(sandboxFaults);
    await world.clock.advance(minutes(3));
    const { token: as } = sale.staff;
    dataOf((await world.call('refunds.cancelRefund', { refund_id: id }, { as })).body);
    const note = await noteOf(id, sale.buyer);
    expect(note).toMatchObject({
      credit_note_no: `${note.invoice_no}-C1`,
      amount: '20.00',
      refund_status: 'canceled',
      movements: [{ card: 'Visa ending in 4242', amount: '20.00', status: 'canceled' }],
    });
    const { tags } = await readPdf((await download(id, sale.buyer)).rawPayload);
    const texts = tagsNamed(tags, 'P').map(({ text }) => text);
    expect(texts).toContain('Canceled');
    expect(texts).toContain(cancelWords(note));
    expect(cancelWords(note)).toMatch(/canceled before it was paid out\. Receipt \d+ stands/);
    const next = dataOf(await refund(world, sale)).refund;
    expect(next.credit_note_no).toBe(`${note.invoice_no}-C2`);
  });

  test('is downloaded as a tagged PDF, which later changes leave as it is', async () => {
    const sale = await sellPaidLot(world);
    const { id } = dataOf(await refund(world, sale)).refund;
    const { credit_note_no } = await noteOf(id, sale.buyer);
    const { rawPayload, headers } = await download(id, sale.buyer);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="credit-note-${credit_note_no.toLowerCase()}.pdf"`,
    );
    const { title, tags } = await readPdf(rawPayload);
    expect(title).toBe(`Credit note ${credit_note_no}`);
    const rows = tagsNamed(tags, 'TR').map(({ children }) => children.map(({ text }) => text));
    expect(rows.map((row) => row.slice(1))).toContainEqual([
      '$100.00',
      '$17.00',
      '$9.36',
      '$126.36',
    ]);
    expect(rows).toContainEqual(['Total refunded', '$126.36']);
    expect(rows).toContainEqual(['Visa ending in 4242 Sent', '$126.36']);
    const change = { first_name: 'Grace', address1: '9 New Road', city: 'Smyrna', zip: '30080' };
    await world.call('account.updateUserProfile', change, { as: sale.buyer.token });
    expect((await download(id, sale.buyer)).rawPayload.equals(rawPayload)).toBe(true);
  });

  test('is found by its buyer only', async () => {
    const sale = await sellPaidLot(world);
    const { id } = dataOf(await refund(world, sale)).refund;
    const stranger = await addBuyer(world);
    expect(codeOf(await ask(id, stranger))).toBe('NotFound');
    expect(codeOf(await ask(newId(), sale.buyer))).toBe('NotFound');
    expect(codeOf(await ask('100001-C1', sale.buyer))).toBe('NotFound');
    expect((await download(id, stranger)).statusCode).toBe(404);
  });
});
