import { hours, minutes } from '@hammerdock/domain/time.ts';
import { readNow } from '../../db/database.ts';
import { lapseDueHolds } from '../../operations/bidding/lapse-holds.ts';
import { remindAndVoidUnpaid } from '../../operations/invoices/void-unpaid.ts';
import { openPurchaseWorld, type PurchaseWorld } from '../../testing/fixtures/purchases.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { refund } from '../../testing/fixtures/refunds.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, addStaff, awaitReceipt, sellLots } from '../../testing/fixtures/sales.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import {
  payableInLedger,
  pickUp,
  sellerOf,
  sellForSeller,
  type SettledSale,
} from '../../testing/settlements/sales-of-seller.ts';
import {
  disputeReceipt,
  loseDispute,
  openSettlementWorld,
  payOut,
  readStatementOf,
  type SettlementWorld,
} from '../../testing/settlements/settlement-world.ts';
import type { World } from '../../testing/world.ts';

let store: SettlementWorld;
let world: World;
let admin: Member;
beforeAll(async () => {
  store = await openSettlementWorld();
  ({ world, admin } = store);
});
afterAll(() => store.close());

const statementOf = (auctionId: string, as: string) => readStatementOf(world, auctionId, as);
const readStatement = async ({ auctionId, seller }: SettledSale) =>
  dataOf(await statementOf(auctionId, seller.token));

describe('settlements.getStatement', () => {
  test('R58, SELL-07: an auction’s hammer prices less commission are payable after pickup', async () => {
    const sale = await sellForSeller(world, { pickedUp: false });
    expect(await readStatement(sale)).toMatchObject({
      hammer: '100.00',
      commission: '12.50',
      net: '87.50',
      payable: '0.00',
      waiting: '87.50',
      commission_bps: 1250,
      lotList: [{ lot_id: sale.lotId, net: '87.50', standing: 'not picked up' }],
      payoutList: [],
    });
    expect(await payableInLedger(world, sale.seller.id)).toBe(8750);
    await pickUp(world, sale);
    expect(await readStatement(sale)).toMatchObject({
      payable: '87.50',
      waiting: '0.00',
      lotList: [{ standing: 'payable' }],
    });
  });

  test('R58 a refund returns the commission in proportion, to the cent', async () => {
    const sale = await sellForSeller(world);
    dataOf(await refund(world, sale, { amount: '50.00' }));
    expect(await readStatement(sale)).toMatchObject({
      refunds: '39.57',
      commission: '7.55',
      net: '52.88',
      payable: '52.88',
    });
    expect(await payableInLedger(world, sale.seller.id)).toBe(5288);
    dataOf(await refund(world, sale));
    expect(await readStatement(sale)).toMatchObject({ net: '0.00', commission: '0.00' });
    expect(await payableInLedger(world, sale.seller.id)).toBe(0);
  });

  test('a lot that was paid out names its payout, until that is reversed', async () => {
    const sale = await sellForSeller(world);
    const { id: sellerId } = sale.seller;
    const paid = dataOf(await payOut(world, { sellerId, amount: '87.50', as: admin.token }));
    const [payout] = (await readStatement(sale)).payoutList;
    expect(await readStatement(sale)).toMatchObject({
      state: 'paid out',
      payable: '0.00',
      lotList: [
        {
          standing: 'paid out',
          payout: { paid_on: payout?.paid_on, reference: 'Wire 42', on_its_way: false },
        },
      ],
    });
    const reversal = { payout_id: paid.payout_id, reason: 'Came back' };
    const { body } = await world.call('settlements.reversePayout', reversal, { as: admin.token });
    expect(codeOf(body)).toBe('success');
    expect(await readStatement(sale)).toMatchObject({
      state: 'payable',
      lotList: [{ standing: 'payable', payout: null }],
    });
  });

  test('a lot that is released while a payout is recorded stays payable where that did not pay it', async () => {
    const buyer = await addBuyer(world, 'good');
    const two = [1, 2].map(() => ({ buyer, hammerCents: 10_000 }));
    const { auctionId, lotIds } = await sellLots(world, two);
    await awaitReceipt(world, buyer, auctionId);
    const staff = await addStaff(world, auctionId);
    const sellerId = await sellerOf(world, auctionId);
    const [first = '', second = ''] = lotIds;
    await pickUp(world, { lotId: first, staff });
    dataOf(await payOut(world, { sellerId, amount: '100.00', as: admin.token }));
    await pickUp(world, { lotId: second, staff });
    // It was handed over before the first one, and its transaction was committed later.
    const { at } = await world.owner
      .selectFrom('handovers')
      .select('at')
      .where('lotId', '=', first)
      .executeTakeFirstOrThrow();
    const dateSecond = (time: number) =>
      sql`update handovers set at = ${new Date(time)} where lot_id = ${second}`.execute(
        world.owner,
      );
    await dateSecond(at - 1000);
    const { lotList } = dataOf(await statementOf(auctionId, admin.token));
    const standings = lotList.map(({ lot_id, standing }) => [lot_id, standing]);
    expect(Object.fromEntries(standings)).toEqual({ [first]: 'paid out', [second]: 'payable' });
    await dateSecond(at);
  });

  test('a refund of a lot that was paid out is owed back', async () => {
    const sale = await sellForSeller(world);
    const { id: sellerId } = sale.seller;
    dataOf(await payOut(world, { sellerId, amount: '87.50', as: admin.token }));
    dataOf(await refund(world, sale));
    expect(await readStatement(sale)).toMatchObject({
      state: 'owed back',
      payable: '-87.50',
      lotList: [{ standing: 'refunded', payout: null }],
    });
  });

  test('R58, R59: a disputed sale waits for the bank, and a lost one is reversed', async () => {
    const sale = await sellForSeller(world);
    const id = await disputeReceipt(store, sale.invoiceId);
    expect(await readStatement(sale)).toMatchObject({
      payable: '0.00',
      waiting: '87.50',
      lotList: [{ standing: 'disputed' }],
    });
    await loseDispute(store, id);
    expect(await readStatement(sale)).toMatchObject({
      chargebacks: '100.00',
      commission: '0.00',
      net: '0.00',
      payable: '0.00',
      waiting: '0.00',
    });
    expect(await payableInLedger(world, sale.seller.id)).toBe(0);
  });

  test('what the bank withheld of a receipt is shared out over its lots to the cent', async () => {
    const buyer = await addBuyer(world, 'good');
    const { auctionId } = await sellLots(
      world,
      [333, 1000, 4711].map((hammerCents) => ({ buyer, hammerCents })),
      { commissionBps: 1000 },
    );
    const id = await disputeReceipt(store, await awaitReceipt(world, buyer, auctionId));
    await loseDispute(store, id);
    const lots = dataOf(await statementOf(auctionId, admin.token)).lotList;
    expect(lots.map(({ chargebacks, net }) => [chargebacks, net])).toEqual([
      ['3.33', '0.00'],
      ['10.00', '0.00'],
      ['47.11', '0.00'],
    ]);
  });

  test('SELL-08 belongs to its seller; for others it does not exist', async () => {
    const sale = await sellForSeller(world);
    const other = await addMember(world, 'seller');
    expect(codeOf(await statementOf(sale.auctionId, other.token))).toBe('NotFound');
    expect(codeOf(await statementOf('nothing', sale.seller.token))).toBe('NotFound');
    expect(codeOf(await statementOf(sale.auctionId, sale.buyer.token))).toBe('RoleMissing');
    expect(codeOf(await statementOf(sale.auctionId, admin.token))).toBe('success');
  });
});

describe('a receipt that became void', () => {
  let shop: PurchaseWorld;
  let boss: Member;
  beforeAll(async () => {
    shop = await openPurchaseWorld();
    boss = await addMember(shop, 'admin');
  });
  afterAll(() => shop.close());
  const read = async (auctionId: string) =>
    dataOf(await readStatementOf(shop, auctionId, boss.token));

  test('is canceled on the statement, and has no money', async () => {
    const buyer = await addBuyer(shop, 'fails on charge');
    const { auctionId } = await sellLots(shop, [{ buyer, hammerCents: 1000 }]);
    await awaitReceipt(shop, buyer, auctionId);
    expect(await read(auctionId)).toMatchObject({
      state: 'on hold',
      waiting: '10.00',
      lotList: [{ standing: 'unpaid' }],
    });
    await shop.clock.advance(hours(7 * 24) + minutes(1));
    await remindAndVoidUnpaid(shop.app.context);
    expect(await read(auctionId)).toMatchObject({
      state: 'canceled',
      waiting: '0.00',
      lotList: [{ standing: 'canceled', hammer: '0.00', net: '0.00' }],
    });
  });

  test('is not listed, nor its auction, where a Buy Now hold lapsed', async () => {
    const closesAt = (await readNow(shop.owner)) + minutes(90);
    const lot = await shop.addOffer({ closesAt });
    await shop.take(await shop.addPayer(), lot);
    const { auctionId, sellerId } = await shop.owner
      .selectFrom('lots')
      .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
      .select(['auctionId', 'sellerId'])
      .where('lots.id', '=', lot)
      .executeTakeFirstOrThrow();
    const list = async () => {
      const asked = { seller_id: sellerId };
      const { body } = await shop.call('settlements.listStatements', asked, { as: boss.token });
      return dataOf(body).statementList.map(({ auction_id }) => auction_id);
    };
    expect(await read(auctionId)).toMatchObject({ lotList: [{ standing: 'unpaid' }] });
    expect(await list()).toContain(auctionId);
    await shop.clock.advance(minutes(30));
    await lapseDueHolds(shop.app.context);
    expect((await read(auctionId)).lotList).toEqual([]);
    expect(await list()).not.toContain(auctionId);
  });
});

describe('the downloads of a statement', () => {
  const download = (url: string, token: string) =>
    world.app.http.inject({ url, cookies: { hammerdock: token } });

  test('SEC-09 the CSV has a line per lot, and no cell that a spreadsheet runs', async () => {
    const sale = await sellForSeller(world);
    const title = '=HYPERLINK("http://bad.example")';
    await world.owner.updateTable('lots').set({ title }).where('id', '=', sale.lotId).execute();
    const url = `/exports/statements/${sale.auctionId}.csv`;
    const { body, statusCode } = await download(url, sale.seller.token);
    expect(statusCode).toBe(200);
    // The mark, without which a spreadsheet reads “é” as two characters.
    expect(body).toContain(
      '\uFEFFLot,Title,Hammer,Refunds,Chargebacks,Commission,Net,Status,Paid on,Reference',
    );
    expect(body).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
    expect(body).toContain('100.00,0.00,0.00,12.50,87.50,Payable,,');
    const { id: sellerId } = sale.seller;
    dataOf(await payOut(world, { sellerId, amount: '87.50', as: admin.token }));
    const paid = await download(url, sale.seller.token);
    expect(paid.body).toMatch(/12\.50,87\.50,Paid out,\d{4}-\d\d-\d\d,Wire 42/);
    const other = await addMember(world, 'seller');
    expect((await download(url, other.token)).statusCode).toBe(404);
  });

  test('the PDF is the seller’s, and says what became of each lot', async () => {
    const sale = await sellForSeller(world);
    const url = `/statements/${sale.auctionId}.pdf`;
    const { headers, statusCode, rawPayload } = await download(url, sale.seller.token);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect((await readPdf(rawPayload)).pages.join(' ')).toMatch(/Lot \d+ Payable \$100\.00/);
    const other = await addMember(world, 'seller');
    expect((await download(url, other.token)).statusCode).toBe(404);
  });

  test('R72 the ledger and the documents agree after all of it', async () => {
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });
});
