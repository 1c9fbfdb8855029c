import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { voidInvoice } from '../../operations/invoices/void-invoice.ts';
import { newId } from '../../security/ids.ts';
import { lockInvoice } from '../../store/invoices/invoices.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  addBuyer,
  chargedAtSandbox,
  saveCard,
  sellOne,
  sumLedger,
} from '../../testing/fixtures/sales.ts';
import { sellToShip, type ShippedSale } from '../../testing/fixtures/pickup/shipping.ts';
import { countDiscrepanciesAfter } from '../../testing/spoil.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('invoices.changeShippingAddress', () => {
  let world: World;
  let paid: ShippedSale;
  let unpaid: ShippedSale;
  beforeAll(async () => {
    world = await openWorld();
    paid = await sellToShip(world, 'good');
    unpaid = await sellToShip(world);
  });
  afterAll(() => world.close());

  const ELM = {
    first_name: 'Ann',
    last_name: 'Smith',
    address1: '2 Elm Street',
    address2: 'Apt 4',
    city: 'Smyrna',
    state: 'GA',
    zip: '30080',
  } as const;
  const addAddress = async ({ buyer }: ShippedSale, is_primary: 0 | 1 = 0): Promise<string> => {
    const input = { ...ELM, is_primary };
    const { body } = await world.call('account.userAddress', input, { as: buyer.token });
    return dataOf(body).address_details.at(-1)?.id ?? '';
  };
  const read = async ({ buyer, invoice_id }: ShippedSale) =>
    dataOf(
      (await world.call('invoices.getCheckoutInvoiceDetail', { invoice_id }, { as: buyer.token }))
        .body,
    );
  const change = async ({ buyer, invoice_id }: ShippedSale, address_id: string) =>
    (
      await world.call(
        'invoices.changeShippingAddress',
        { invoice_id, address_id },
        { as: buyer.token },
      )
    ).body;

  test('R65 a receipt that is shipped has the cost of it in its figures, its charge and the ledger', async () => {
    expect(await read(paid)).toMatchObject({
      status: 'paid',
      delivery_mode: 2,
      subTotalWithoutDiscount: '26.00',
      salestax_total: '2.08',
      shipcost_total: '24.00',
      combined_shipp: '7.00',
      total_shipping: '17.00',
      final_total: '45.08',
      total_due_amount: '0.00',
      shipping: { ship_first_name: 'Pat', ship_address1: '1 Main Street', shipped_date: null },
      pickup_start_date: null,
    });
    expect(await chargedAtSandbox(world, paid.invoice_id)).toEqual([4508]);
    expect(await sumLedger(world, paid.invoice_id)).toMatchObject({
      'shipping revenue': -1700,
      'seller payable': -2000,
      'tax payable': -208,
      'buyer receivable': 0,
    });
  });

  test('R65 a receipt that is picked up has none', async () => {
    const buyer = await addBuyer(world, 'good');
    const invoice_id = await sellOne(world, buyer, 1_000);
    expect(await read({ ...paid, buyer, invoice_id })).toMatchObject({
      delivery_mode: 1,
      shipping: null,
      shipcost_total: '0.00',
      final_total: '14.04',
    });
    const refusedAt = await change({ ...paid, buyer, invoice_id }, buyer.id);
    expect(codeOf(refusedAt)).toBe('PickupOnly');
  });

  test('changeShippingAddress sends it to another address of the book, and back', async () => {
    const to = await addAddress(paid);
    expect(dataOf(await change(paid, to)).shipping).toMatchObject({
      ship_last_name: 'Smith',
      ship_address1: '2 Elm Street',
      ship_address2: 'Apt 4',
      ship_zipcode: '30080',
    });
    expect((await read(paid)).shipping).toMatchObject({ ship_city: 'Smyrna' });
    await change(paid, paid.buyer.id);
    expect((await read(paid)).shipping).toMatchObject({ ship_address1: '1 Main Street' });
  });

  test('a receipt goes to the default address of its buyer', async () => {
    const buyer = await addBuyer(world);
    await addAddress({ ...unpaid, buyer }, 1);
    const { invoice_id } = await sellToShip(world, buyer);
    expect((await read({ ...unpaid, buyer, invoice_id })).shipping).toMatchObject({
      ship_first_name: 'Ann',
      ship_address2: 'Apt 4',
    });
  });

  test('R46 a payment that states another shipping cost is refused', async () => {
    const { buyer, invoice_id } = unpaid;
    const source_id = await saveCard(world, buyer, 'good');
    const pay = async (tship: string) => {
      const input = { invoice_id, source_id, tship, tamount: '45.08' };
      return (await world.call('invoices.payWithCard', input, { as: buyer.token })).body;
    };
    expect(codeOf(await pay('12.00'))).toBe('AmountMismatch');
    expect(dataOf(await pay('17.00'))).toMatchObject({ payment_status: 'paid' });
  });

  test('changeShippingAddress refuses what is not the caller’s, is void or on its way', async () => {
    const stranger = { ...paid, buyer: await addBuyer(world) };
    expect(codeOf(await change(stranger, stranger.buyer.id))).toBe('NotFound');
    expect(codeOf(await change(paid, newId()))).toBe('NotFound');
    const { invoice_id } = paid;
    const sent = { invoice_id, carrier: 'UPS', tracking_number: '1Z1' };
    const shipped = await world.call('pickup.shipOrder', sent, { as: paid.staff.token });
    expect(shipped.status).toBe(200);
    expect(codeOf(await change(paid, paid.buyer.id))).toBe('ShippedAlready');
  });

  test('R52 a void receipt gives the shipping back, and goes nowhere', async () => {
    const lapsed = await sellToShip(world);
    await world.owner.transaction().execute(async (tx) => {
      const invoice = await lockInvoice(tx, lapsed.invoice_id);
      if (invoice !== undefined) await voidInvoice(tx, invoice);
    });
    expect((await read(lapsed)).status).toBe('void');
    expect(await sumLedger(world, lapsed.invoice_id)).toMatchObject({ 'shipping revenue': 0 });
    expect(codeOf(await change(lapsed, lapsed.buyer.id))).toBe('InvoiceVoid');
  });

  test('OPS-10 verify finds no discrepancies', async () => {
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test.each([
    ['shipping cost', sql`update auctions set ship_more_cents = 499 where delivery_mode = 2`],
    ['shipment', sql`delete from invoice_shipping`],
    [
      'shipment',
      sql`update invoice_shipping set paid_at = null, shipped_at = null,
      shipped_by = null, carrier = null, tracking_number = null`,
    ],
    [
      'journal figures',
      sql`update invoices set shipping_cents = shipping_cents + 1,
      total_cents = total_cents + 1 where shipping_cents > 0`,
    ],
  ])('OPS-10 verify names "%s" after a change by hand', async (check, text) => {
    expect(
      await countDiscrepanciesAfter(world.owner, check, (tx) => text.execute(tx)),
    ).toBeGreaterThan(0);
  });
});
