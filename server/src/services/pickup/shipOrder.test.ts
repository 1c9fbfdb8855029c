import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { buildAuction } from '../../testing/build.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addStaff, sellOne, type Buyer } from '../../testing/fixtures/sales.ts';
import { sellToShip, type ShippedSale } from '../../testing/fixtures/pickup/shipping.ts';
import { until } from '../../testing/process.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('pickup.shipOrder', () => {
  let world: World;
  let sale: ShippedSale;
  beforeAll(async () => {
    world = await openWorld();
    sale = await sellToShip(world, 'good');
  });
  afterAll(() => world.close());

  const ship = async (staff: Buyer, invoice_id: string) => {
    const input = { invoice_id, carrier: 'UPS', tracking_number: '1Z999' };
    return (await world.call('pickup.shipOrder', input, { as: staff.token })).body;
  };
  const list = async (staff: Buyer) =>
    dataOf((await world.call('pickup.listShipments', {}, { as: staff.token })).body);

  test('R59 shipOrder refuses other centers, unpaid and blocked orders, and what is picked up', async () => {
    const elsewhere = await addStaff(world, await buildAuction(world.owner));
    expect(await ship(elsewhere, sale.invoice_id)).toMatchObject({
      code: 'WrongCenter',
      statusText: 'This order ships from Decatur.',
    });
    expect(codeOf(await ship(sale.staff, newId()))).toBe('NotFound');
    const unpaid = await sellToShip(world, 'fails on charge');
    expect(codeOf(await ship(unpaid.staff, unpaid.invoice_id))).toBe('OrderUnpaid');
    const pickedUp = await world.owner
      .selectFrom('invoices')
      .select(['id', 'auctionId'])
      .where('id', '=', await sellOne(world, sale.buyer, 1_000))
      .executeTakeFirstOrThrow();
    const desk = await addStaff(world, pickedUp.auctionId);
    expect(codeOf(await ship(desk, pickedUp.id))).toBe('PickupOnly');
    const dispute = { id: newId(), userId: sale.buyer.id, reason: 'chargeback' };
    await world.owner.insertInto('deactivations').values(dispute).execute();
    expect(codeOf(await ship(sale.staff, sale.invoice_id))).toBe('HandoverBlocked');
    expect((await list(sale.staff)).shipmentList).toMatchObject([{ blocked: true }]);
    await world.owner.deleteFrom('deactivations').where('id', '=', dispute.id).execute();
  });

  test('R33 shipOrder hands everything over once, and tells the buyer how to follow it', async () => {
    expect(await list(sale.staff)).toMatchObject({
      shipmentCount: 1,
      shipmentList: [
        {
          invoice_id: sale.invoice_id,
          ship_address1: '1 Main Street',
          blocked: false,
          lots: [{ lot_id: expect.any(String) }, { lot_id: expect.any(String) }],
        },
      ],
    });
    const done = await ship(sale.staff, sale.invoice_id);
    expect(dataOf(done).shipped_date).toMatch(/^\d{4}-/);
    expect(await list(sale.staff)).toEqual({ shipmentCount: 0, shipmentList: [] });
    expect(codeOf(await ship(sale.staff, sale.invoice_id))).toBe('ShippedAlready');
    const { token: as } = sale.buyer;
    const { invoice_id } = sale;
    const receipt = dataOf((await world.call('invoices.viewReceipt', { invoice_id }, { as })).body);
    expect(receipt).toMatchObject({
      shipping: { carrier: 'UPS', tracking_number: '1Z999' },
      checkoutReceiptList: [{ checkout_status: '1' }, { checkout_status: '1' }],
    });
    const texts = async () =>
      (
        await world.owner
          .selectFrom('messages')
          .select('bodyText')
          .where('userId', '=', sale.buyer.id)
          .where('template', '=', 'order-shipped')
          .execute()
      ).map(({ bodyText }) => bodyText);
    await until('the buyer is notified', async () => (await texts()).length === 1);
    expect((await texts())[0]).toContain('Carrier: UPS. Tracking number: 1Z999.');
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test('R22 lots that are shipped are never forfeited', async () => {
    const waiting = await sellToShip(world, 'good');
    await world.clock.advance(30 * 24 * 60 * 60 * 1000);
    const windows = await world.owner
      .selectFrom('pickupWindows')
      .select('invoiceId')
      .where('invoiceId', '=', waiting.invoice_id)
      .execute();
    expect(windows).toEqual([]);
    const body = await ship(waiting.staff, waiting.invoice_id);
    expect(dataOf(body).shipped_date).not.toBe('');
  });

  test('shipOrder finds nothing to ship where everything was returned', async () => {
    const { invoice_id, staff, lotIds } = await sellToShip(world, 'good');
    for (const lot_id of lotIds) {
      const input = {
        lot_id,
        refund_type: 'our error',
        refund_reason: 'Missing',
        returned: 1,
      } as const;
      const { status } = await world.call('refunds.refundLot', input, { as: staff.token });
      expect(status).toBe(200);
    }
    expect(codeOf(await ship(staff, invoice_id))).toBe('NothingToShip');
  });
});
