// Sellers' reports of lots that were sold, and who may read them.
import type { ReportName } from '@hammerdock/domain/reporting/report-names.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { closeLot } from '../../operations/auctions/close-lot.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { refund, sellPaidLot } from '../../testing/fixtures/refunds.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { readPdf, tagsNamed } from '../../testing/read-pdf.ts';
import { countDiscrepanciesAfter } from '../../testing/spoil.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let seller: Member;
let queries = 0;
beforeAll(async () => {
  world = await openWorld({ onQuery: () => void (queries += 1) });
  seller = await addMember(world, 'seller');
  // The clock advances by years.
  await world.owner
    .updateTable('sessions')
    .set({ expiresAt: new Date('2099-01-01') })
    .execute();
});
afterAll(() => world.close());

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly auction_id?: string;
}

const ask = (report: ReportName, asked: Asked, as = seller.token) =>
  world.call('sellerReports.getReport', { report, ...asked }, { as });
const read = async (report: ReportName, asked: Asked, as = seller.token) =>
  dataOf((await ask(report, asked, as)).body);

describe('reports of lots that were sold', () => {
  const DAY = '2040-03-05';
  const asked = { from: DAY, to: DAY };
  let auctionId: string;
  let lotId: string;
  beforeAll(async () => {
    await world.clock.stopAt(Date.parse(`${DAY}T12:00:00-05:00`));
    const sold = await sellPaidLot(world);
    lotId = sold.lotId;
    auctionId = await ownAuctionOf(lotId);
    await world.owner
      .updateTable('lots')
      .set({ msrpCents: 40_000 })
      .where('id', '=', lotId)
      .execute();
    const unsold = await buildLot(world.owner, {
      auctionId,
      closesAt: Date.parse(`${DAY}T12:00:07-05:00`),
    });
    await world.clock.advance(2_000);
    await closeLot(world.app.context.workerDb, unsold);
    await refund(world, sold, { amount: '63.18' });
  });

  async function ownAuctionOf(lot: string): Promise<string> {
    const { auctionId: id } = await world.owner
      .selectFrom('lots')
      .select('auctionId')
      .where('id', '=', lot)
      .executeTakeFirstOrThrow();
    await world.owner
      .updateTable('auctions')
      .set({ sellerId: seller.id })
      .where('id', '=', id)
      .execute();
    return id;
  }

  const figuresOf = async (report: ReportName) => {
    const { figureList } = await read(report, asked);
    return Object.fromEntries(figureList.map(({ name, value }) => [name, value]));
  };

  test('SELL-06 getReport counts sales, sell-through, prices against retail, and bidders', async () => {
    expect(await figuresOf('sales')).toEqual({
      netSales: '63.18',
      hammer: '100.00',
      premium: '17.00',
      tax: '9.36',
      takenBack: '63.18',
      receipts: '1',
      sold: '1',
    });
    expect(await figuresOf('sell-through')).toEqual({
      sellThrough: '50.00',
      closed: '2',
      sold: '1',
      unsold: '1',
    });
    expect(await figuresOf('prices')).toEqual({
      averagePrice: '100.00',
      averageRetailSold: '100.00',
      averageRetail: '400.00',
      priceToRetail: '25.00',
    });
    expect(await figuresOf('bidding')).toEqual({
      biddersPerLot: '0.50',
      bidsPerLot: '0.50',
      bids: '1',
      withoutBids: '1',
    });
    const { rowList } = await read('start-prices', asked);
    expect(rowList.map(({ label, cells }) => [label, ...cells])).toEqual([
      ['$1.01 – $5.00', '1', '0', '0.00', null, null],
      ['$50.01 – $100.00', '1', '1', '100.00', '100.00', '25.00'],
    ]);
    const { rowList: categories } = await read('categories', asked);
    expect(categories.map(({ cells }) => cells[2])).toEqual(['100.00', '0.00']);
  });

  test('SELL-06 getReport counts payments, refunds, pickups and centers', async () => {
    expect(await figuresOf('payments')).toMatchObject({
      billed: '126.36',
      paidByCard: '126.36',
      cardPayments: '1',
    });
    expect(await figuresOf('returns')).toEqual({
      refunded: '63.18',
      refunds: '1',
      returns: '0',
      chargedBack: '0.00',
    });
    expect(await figuresOf('pickup')).toMatchObject({ pickedUp: '0', notPickedUp: '1' });
    await world.owner.insertInto('handovers').values({ lotId, staffId: seller.id }).execute();
    expect(await figuresOf('pickup')).toMatchObject({ pickedUp: '1', pickupRate: '100.00' });
    const { rowList } = await read('centers', asked);
    expect(rowList).toEqual([{ label: 'Decatur, GA', cells: ['1', '50.00', '8.50', '4.68'] }]);
  });

  test('SELL-06 getReport compares with as many days before, and limits to an auction', async () => {
    const next = { from: '2040-03-06', to: '2040-03-06' };
    const { figureList, previous_from } = await read('sales', next);
    expect(previous_from).toBe(DAY);
    expect(figureList[1]).toEqual({ name: 'hammer', value: '0.00', previous: '100.00' });
    const other = await buildAuction(world.owner);
    await world.owner
      .updateTable('auctions')
      .set({ sellerId: seller.id })
      .where('id', '=', other)
      .execute();
    const { totals } = await read('auctions', { ...asked, auction_id: auctionId });
    expect(totals[2]).toBe('100.00');
    const { totals: none } = await read('auctions', { ...asked, auction_id: other });
    expect(none[2]).toBe('0.00');
  });

  test('SEC-09, SELL-06: the CSV file and the PDF have the figures of the call', async () => {
    const report = await read('sales', asked);
    const query = `from=${DAY}&to=${DAY}`;
    const headers = { authorization: `Bearer ${seller.token}` };
    const get = (url: string) => world.app.http.inject({ url, headers });
    const csv = await get(`/exports/reports/sales.csv?${query}`);
    expect(csv.headers['content-disposition']).toBe(
      `attachment; filename="sales-${DAY}-${DAY}.csv"`,
    );
    const [head, first, total] = csv.body.split('\r\n');
    expect(head).toBe('\uFEFFDate,Lots sold,Hammer price,Premium,Sales tax,Taken back,Net sales');
    expect(first).toBe(['Mar 5', ...(report.rowList[0]?.cells ?? [])].join(','));
    expect(total).toBe(['Total', ...report.totals].join(','));
    await world.owner
      .updateTable('categories')
      .set({ name: '=cmd()' })
      .where('id', '=', world.owner.selectFrom('lots').select('categoryId').where('id', '=', lotId))
      .execute();
    const formula = await get(`/exports/reports/categories.csv?${query}`);
    expect(formula.body).toContain("\r\n'=cmd(),1,1,100.00,");
    const pdf = await get(`/seller-reports/sales.pdf?${query}`);
    const { title, tags } = await readPdf(pdf.rawPayload);
    expect(title).toBe('Sales');
    const rows = tagsNamed(tags, 'TR').map(({ children }) => children.map(({ text }) => text));
    expect(rows).toContainEqual(['Total', '1', '$100.00', '$17.00', '$9.36', '$63.18', '$63.18']);
    expect(rows).toContainEqual([expect.stringMatching(/^Net sales/), '$63.18', '$0.00']);
  });

  test('API-06 getReport sends as many queries for a year as for a day', async () => {
    const count = async (report: ReportName, days: Asked): Promise<number> => {
      const counts: number[] = [];
      for (let run = 0; run < 3; run += 1) {
        queries = 0;
        await read(report, days);
        counts.push(queries);
      }
      return Math.min(...counts);
    };
    for (const report of ['sales', 'payments', 'categories'] as const) {
      const year = { from: '2039-04-01', to: '2040-03-31' };
      expect(await count(report, year)).toBe(await count(report, asked));
    }
  });

  test('OPS-10 verify reports counts of bidders that differ from the log', async () => {
    const found = await countDiscrepanciesAfter(world.owner, 'final bids', (tx) =>
      sql`update lots set final_bidders = final_bidders + 1 where id = ${lotId}`.execute(tx),
    );
    expect(found).toBe(1);
  });

  test('a lot that was closed without counting is counted from its log', async () => {
    await sql`update lots set final_bids = null, final_bidders = null where id = ${lotId}`.execute(
      world.owner,
    );
    expect(await figuresOf('bidding')).toMatchObject({ biddersPerLot: '0.50', bids: '1' });
  });

  test('SELL-08 getReport refuses others', async () => {
    const other = await addMember(world, 'seller');
    const buyer = await addMember(world);
    const admin = await addMember(world, 'admin');
    const codeFor = async (as: string, more: { auction_id?: string; seller_id?: string } = {}) =>
      codeOf(
        (
          await world.call(
            'sellerReports.getReport',
            { report: 'sales', ...asked, ...more },
            { as },
          )
        ).body,
      );
    expect(await codeFor(other.token, { auction_id: auctionId })).toBe('NotFound');
    expect(await codeFor(other.token, { seller_id: seller.id })).toBe('NotFound');
    expect(await codeFor(buyer.token)).toBe('RoleMissing');
    expect(await codeFor(admin.token)).toBe('SellerMissing');
    const { totals } = await read('sales', asked, other.token);
    expect(totals[1]).toBe('0.00');
    const acting = { report: 'sales', ...asked, seller_id: seller.id } as const;
    const byAdmin = dataOf(
      (await world.call('sellerReports.getReport', acting, { as: admin.token })).body,
    );
    expect(byAdmin.totals[1]).toBe('100.00');
    const csv = await world.app.http.inject({
      url: `/exports/reports/sales.csv?from=${DAY}&to=${DAY}`,
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(csv.statusCode).toBe(403);
  });

  test('getReport refuses days in the wrong order, and more than a year', async () => {
    const codes = [
      { from: '2040-03-06', to: DAY },
      { from: '2039-03-04', to: DAY },
    ].map(async (days) => codeOf((await ask('sales', days)).body));
    expect(await Promise.all(codes)).toEqual(['ReportRangeInvalid', 'ReportRangeInvalid']);
  });
});
