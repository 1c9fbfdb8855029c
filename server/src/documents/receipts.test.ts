import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { receiptFigures } from '@hammerdock/contract/texts/receipt-figures.ts';
import { collectedText, waitingWindowText } from '@hammerdock/contract/texts/collected-words.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../security/ids.ts';
import { readPdf, tagsNamed } from '../testing/read-pdf.ts';
import { dataOf } from '../testing/fixtures/registration.ts';
import {
  addBuyer,
  addStaff,
  awaitReceipt,
  openPass,
  sellLots,
  sellOne,
  type Buyer,
} from '../testing/fixtures/sales.ts';
import { sellToShip } from '../testing/fixtures/pickup/shipping.ts';
import { openWorld, type World } from '../testing/world.ts';

describe('the PDF of a receipt', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const download = (id: string, buyer?: Buyer) =>
    world.app.http.inject({
      url: `/receipts/${id}.pdf`,
      headers: buyer === undefined ? {} : { authorization: `Bearer ${buyer.token}` },
    });
  const readPage = async (invoice_id: string, { token: as }: Buyer): Promise<InvoiceDetail> =>
    dataOf((await world.call('invoices.viewReceipt', { invoice_id }, { as })).body);
  const rowsOf = (tags: Parameters<typeof tagsNamed>[0]) =>
    tagsNamed(tags, 'TR').map(({ children }) => children.map(({ text }) => text));

  test('PAY-01 the PDF download has every line, figure and payment of the page', async () => {
    const buyer = await addBuyer(world, 'good');
    const sales = [
      { buyer, hammerCents: 1000 },
      { buyer, hammerCents: 12_345 },
    ];
    const { auctionId } = await sellLots(world, sales, { cardFeeBps: 300 });
    const id = await awaitReceipt(world, buyer, auctionId);
    const page = await readPage(id, buyer);
    const response = await download(id, buyer);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${page.inv_num}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const { title, tags } = await readPdf(response.rawPayload);
    expect(title).toBe(`Receipt ${page.inv_num}`);
    const rows = rowsOf(tags);
    // 123.45 bears 20.99 premium (17 % is 20.9865) and 11.56 tax (8 % of 144.44 is 11.5552).
    expect(rows).toContainEqual([
      expect.stringContaining(page.checkoutReceiptList[1]?.projects_title ?? '?'),
      '$123.45',
      '$20.99',
      '$11.56',
      '$156.00',
    ]);
    for (const { label, amount } of receiptFigures(page)) {
      expect(rows).toContainEqual([label, dollars(amount)]);
    }
    expect(rows).toContainEqual([
      expect.stringContaining('Visa ending in 4242'),
      '$170.04 + $5.10 card fee',
      'Paid',
    ]);
    const texts = tagsNamed(tags, 'P').map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Pat Example', '1 Main Street', 'Paid']));
  });

  test('PAY-01 the PDF of a receipt that is shipped has its cost and its address', async () => {
    const { buyer, invoice_id } = await sellToShip(world, 'good');
    const { tags } = await readPdf((await download(invoice_id, buyer)).rawPayload);
    const rows = rowsOf(tags);
    expect(rows).toContainEqual(['Shipping of each item', '$24.00']);
    expect(rows).toContainEqual(['Saved by combined shipping', '-$7.00']);
    expect(rows).toContainEqual(['Shipping', '$17.00']);
    const text = JSON.stringify(tags);
    expect(text).toContain('Ship to');
    expect(text).not.toContain('Pick up at');
  });

  test('has the pickup window until nothing is left to pick up', async () => {
    const buyer = await addBuyer(world, 'good');
    const { auctionId, lotIds } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
    const id = await awaitReceipt(world, buyer, auctionId);
    const textsOf = async () => {
      const { tags } = await readPdf((await download(id, buyer)).rawPayload);
      return tagsNamed(tags, 'P').map(({ text }) => text);
    };
    const window = waitingWindowText(await readPage(id, buyer));
    expect(await textsOf()).toContain(window);
    const staff = await addStaff(world, auctionId);
    const pass_id = await openPass(world, staff, buyer);
    const lot = lotIds[0] ?? '';
    await world.call('pickup.pickUpLot', { pass_id, lot }, { as: staff.token });
    const texts = await textsOf();
    expect(texts).not.toContain(window);
    expect(texts).toContain(collectedText(await readPage(id, buyer)));
    expect(texts).toContainEqual(expect.stringMatching(/^Picked up \d\d-\d\d-\d{4}$/));
  });

  test('stays as it is when the name, the address, the center and the card change', async () => {
    const buyer = await addBuyer(world, 'good');
    const id = await sellOne(world, buyer, 1000);
    const before = (await download(id, buyer)).rawPayload;
    const change = { first_name: 'Grace', address1: '9 New Road', city: 'Smyrna', zip: '30080' };
    await world.call('account.updateUserProfile', change, { as: buyer.token });
    await world.owner
      .updateTable('centers')
      .set({ name: 'Moved', phone: '+14045550199' })
      .execute();
    const after = (await download(id, buyer)).rawPayload;
    expect(after.equals(before)).toBe(true);
  });

  test('is for its buyer only, and a guest signs in on its page', async () => {
    const buyer = await addBuyer(world, 'good');
    const id = await sellOne(world, buyer, 1000);
    const stranger = await addBuyer(world);
    const others = await Promise.all([
      download(id, stranger),
      download(newId(), buyer),
      download('..%2Fx', buyer),
    ]);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(others[0]?.body).toBe(others[1]?.body);
    const guest = await download(id);
    expect([guest.statusCode, guest.headers.location]).toEqual([302, `/invoice/${id}`]);
  });
});
