// The seller's reports: their money against sums of ledger entries over random histories, their
// counts against lots that were sold, and who may read them.
import type { ReportName } from '@hammerdock/domain/reporting/reports.ts';
import { REPORTS } from '@hammerdock/domain/reporting/reports.ts';
import { MEASURES } from '@hammerdock/domain/reporting/measures.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { hours } from '@hammerdock/domain/time.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../db/database.ts';
import { closeMonths } from '../../operations/accounting/close-months.ts';
import { newId } from '../../security/ids.ts';
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

const buildOwnAuction = async (): Promise<string> => {
  const auctionId = await buildAuction(world.owner);
  await world.owner
    .updateTable('auctions')
    .set({ sellerId: seller.id })
    .where('id', '=', auctionId)
    .execute();
  return auctionId;
};

describe('money of the reports', () => {
  let auctions: string[];
  beforeAll(async () => {
    // The histories have journals of payments, refunds and disputes without their rows.
    await sql`alter table journals drop constraint journals_reference,
      drop constraint journals_payment`.execute(world.owner);
    auctions = [await buildOwnAuction(), await buildOwnAuction(), await buildAuction(world.owner)];
  });

  const LINES = [
    ['invoice issued', { 'seller payable': -1, 'premium revenue': -1, 'tax payable': -1 }],
    ['invoice voided', { 'seller payable': 1, 'premium revenue': 1, 'tax payable': 1 }],
    ['card payment', { 'buyer receivable': -1, 'card fees': -1 }],
    ['credit applied', { 'buyer receivable': -1 }],
    ['credit returned', { 'buyer receivable': 1 }],
    ['refund made', { 'seller payable': 1, 'premium revenue': 1, 'tax payable': 1 }],
    ['refund canceled', { 'seller payable': -1, 'premium revenue': -1, 'tax payable': -1 }],
    ['card refund', { refunds: 1 }],
    ['chargeback', { chargebacks: 1 }],
    ['chargeback lost', { 'seller payable': 1, 'premium revenue': 1, 'tax payable': 1 }],
    ['chargeback reopened', { 'seller payable': -1, 'premium revenue': -1, 'tax payable': -1 }],
  ] as const;
  /** The account that balances the others. */
  const OTHER_SIDE: Readonly<Record<string, string>> = {
    'invoice issued': 'buyer receivable',
    'invoice voided': 'buyer receivable',
    'card payment': 'gateway clearing',
    'card refund': 'gateway clearing',
    chargeback: 'gateway clearing',
    'credit applied': 'buyer credit',
    'credit returned': 'buyer credit',
    'refund made': 'refunds',
    'refund canceled': 'refunds',
    'chargeback lost': 'chargebacks',
    'chargeback reopened': 'chargebacks',
  };
  const movement = fc.record({
    lines: fc.constantFrom(...LINES),
    auction: fc.nat({ max: 2 }),
    cents: fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 3, maxLength: 3 }),
    hour: fc.nat({ max: 365 * 24 - 1 }),
  });
  type Made = typeof movement extends fc.Arbitrary<infer T> ? T : never;

  /** Writes a journal without the triggers, which ask for balanced journals of open months. */
  async function write(tx: Tx, yearStart: number, made: Made): Promise<void> {
    const [invoiceId, id] = [newId(), newId()];
    const [kind, lines] = made.lines;
    await sql`insert into invoices (id, user_id, auction_id, tax_exempt, card_fee_bps,
        hammer_cents, premium_cents, tax_cents, total_cents)
      values (${invoiceId}, ${seller.id}, ${auctions[made.auction]}, false, 0, 0, 0, 0, 0)`.execute(
      tx,
    );
    const at = new Date(yearStart + hours(made.hour));
    await tx
      .insertInto('journals')
      .values({ id, kind, userId: seller.id, invoiceId, reference: `made ${id}`, at })
      .execute();
    const entries = Object.entries(lines).map(([account, sign], place) => ({
      account,
      cents: sign * (made.cents[place] ?? 1),
    }));
    const rest = -entries.reduce((sum, { cents }) => sum + cents, 0);
    const all = [...entries, { account: OTHER_SIDE[kind] ?? '', cents: rest }];
    for (const [position, { account, cents }] of all.entries()) {
      await sql`insert into entries (journal_id, position, account, invoice_id, amount_cents)
        values (${id}, ${position}, ${account}, ${invoiceId}, ${cents})`.execute(tx);
    }
  }

  const SALES = "account in ('seller payable', 'premium revenue', 'tax payable')";
  const TAKEN = `kind in ('invoice voided', 'refund made', 'refund canceled', 'chargeback lost',
    'chargeback reopened')`;
  const SOLD = `(kind = 'invoice issued' or ${TAKEN})`;
  const REFUNDED = "kind in ('refund made', 'refund canceled')";
  const PAID = "account = 'buyer receivable' and kind";
  /** Each figure of money as a sum of entries: debits count 1 or -1. */
  const FIGURES: Readonly<Record<string, readonly [1 | -1, string]>> = {
    hammer: [-1, "kind = 'invoice issued' and account = 'seller payable'"],
    premium: [-1, "kind = 'invoice issued' and account = 'premium revenue'"],
    tax: [-1, "kind = 'invoice issued' and account = 'tax payable'"],
    billed: [1, `${PAID} = 'invoice issued'`],
    takenBack: [1, `${SALES} and ${TAKEN}`],
    netSales: [-1, `${SALES} and ${SOLD}`],
    netHammer: [-1, `account = 'seller payable' and ${SOLD}`],
    netPremium: [-1, `account = 'premium revenue' and ${SOLD}`],
    netTax: [-1, "account = 'tax payable'"],
    paidByCard: [-1, `${PAID} = 'card payment'`],
    paidByCredit: [-1, `${PAID} in ('credit applied', 'credit returned')`],
    writtenOff: [-1, `${PAID} = 'invoice voided'`],
    unpaid: [1, "account = 'buyer receivable'"],
    refundedHammer: [1, `account = 'seller payable' and ${REFUNDED}`],
    refundedPremium: [1, `account = 'premium revenue' and ${REFUNDED}`],
    refundedTax: [1, `account = 'tax payable' and ${REFUNDED}`],
    refunded: [1, `${SALES} and ${REFUNDED}`],
    chargedBack: [1, `${SALES} and kind in ('chargeback lost', 'chargeback reopened')`],
  };
  const LEDGER_REPORTS = ['sales', 'auctions', 'centers', 'payments', 'returns'] as const;

  async function sumEntries(name: string, days: Asked): Promise<string> {
    const [sign, condition] = FIGURES[name] ?? [1, 'false'];
    const from = name === 'unpaid' ? '1990-01-01' : days.from;
    const { rows } = await sql<{ cents: number }>`select coalesce(sum(amount_cents), 0)::bigint
        as cents
      from entries join journals on journals.id = journal_id
        join invoices on invoices.id = journals.invoice_id
      where ${sql.raw(condition)}
        and auction_id = any(${days.auction_id === undefined ? auctions.slice(0, 2) : [days.auction_id]})
        and to_char(journals.at at time zone 'America/New_York', 'YYYY-MM-DD')
          between ${from} and ${days.to}`.execute(world.owner);
    return toDecimal(sign * (rows[0]?.cents ?? 0) || 0);
  }

  const dayAfter = (yearStart: number, days: number): string =>
    new Date(yearStart + hours(24 * days)).toISOString().slice(0, 10);

  test('R28 every figure of money is the sum of its ledger entries, over random histories', async () => {
    let year = 2030;
    const days = fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 366 - 301 }), fc.boolean());
    const histories = fc.tuple(fc.array(movement, { minLength: 5, maxLength: 40 }), days);
    await fc.assert(
      fc.asyncProperty(histories, async ([history, [start, length, isOne]]) => {
        year += 1;
        const yearStart = Date.parse(`${year}-01-01T05:00:00Z`);
        await world.owner.transaction().execute(async (tx) => {
          await sql`set local session_replication_role = replica`.execute(tx);
          for (const made of history) await write(tx, yearStart, made);
        });
        // The first half of the year is read from stored sums, the rest from the entries.
        await world.clock.stopAt(Date.parse(`${year}-07-10T12:00:00Z`));
        await closeMonths(world.app.context);
        const from = dayAfter(yearStart, start);
        const one = isOne && auctions[0] !== undefined ? { auction_id: auctions[0] } : {};
        const asked = { from, to: dayAfter(yearStart, start + length), ...one };
        for (const report of LEDGER_REPORTS) {
          const found = await read(report, asked);
          const previous = { ...one, from: found.previous_from, to: found.previous_to };
          for (const { name, value, previous: before } of found.figureList) {
            if (FIGURES[name] === undefined) continue;
            expect([report, name, value]).toEqual([report, name, await sumEntries(name, asked)]);
            expect([report, name, before]).toEqual([
              report,
              name,
              await sumEntries(name, previous),
            ]);
          }
          for (const [at, column] of REPORTS[report].columns.entries()) {
            if (MEASURES[column].unit !== 'money') continue;
            const cells = found.rowList.map(({ cells: row }) => Number(row[at]));
            const total =
              column === 'unpaid' ? cells.at(-1) : cells.reduce((sum, cell) => sum + cell, 0);
            expect([column, (total ?? 0).toFixed(2)]).toEqual([
              column,
              await sumEntries(column, asked),
            ]);
            expect(found.totals[at]).toBe(await sumEntries(column, asked));
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  test('every figure of money that comes from the ledger is compared', () => {
    const ofLots = new Set(['averagePrice', 'averageRetailSold', 'averageRetail']);
    const shown = Object.values(REPORTS).flatMap(({ figures, columns }) => [
      ...figures,
      ...columns,
    ]);
    const money = shown.filter((name) => MEASURES[name].unit === 'money' && !ofLots.has(name));
    expect(new Set(money)).toEqual(new Set(Object.keys(FIGURES)));
  });

  test('OPS-10 verify reports sums of days that differ from the entries', async () => {
    const found = await countDiscrepanciesAfter(world.owner, 'day sums', (tx) =>
      sql`update ledger_days set cents = cents + 1
        where ctid = (select ctid from ledger_days limit 1)`.execute(tx),
    );
    expect(found).toBe(1);
  });
});

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

  test('getReport counts sales, sell-through, prices against retail, and bidders', async () => {
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

  test('getReport counts payments, refunds, pickups and centers', async () => {
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

  test('getReport compares with as many days before, and limits to an auction', async () => {
    const next = { from: '2040-03-06', to: '2040-03-06' };
    const { figureList, previous_from } = await read('sales', next);
    expect(previous_from).toBe(DAY);
    expect(figureList[1]).toEqual({ name: 'hammer', value: '0.00', previous: '100.00' });
    const { auctionList } = dataOf(
      (await world.call('sellerReports.listReportAuctions', {}, { as: seller.token })).body,
    );
    expect(auctionList.map(({ id }) => id)).toContain(auctionId);
    const other = auctionList.find(({ id }) => id !== auctionId)?.id ?? '';
    const { totals } = await read('auctions', { ...asked, auction_id: auctionId });
    expect(totals[2]).toBe('100.00');
    const { totals: none } = await read('auctions', { ...asked, auction_id: other });
    expect(none[2]).toBe('0.00');
  });

  test('SEC-09 the CSV file and the PDF have the figures of the call', async () => {
    const report = await read('sales', asked);
    const query = `from=${DAY}&to=${DAY}`;
    const headers = { authorization: `Bearer ${seller.token}` };
    const get = (url: string) => world.app.http.inject({ url, headers });
    const csv = await get(`/exports/reports/sales.csv?${query}`);
    expect(csv.headers['content-disposition']).toBe(
      `attachment; filename="sales-${DAY}-${DAY}.csv"`,
    );
    const [head, first, total] = csv.body.split('\r\n');
    expect(head).toBe('Days,Lots sold,Hammer price,Premium,Sales tax,Taken back,Net sales');
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

  test('SELL-08 getReport and listReportAuctions refuse others', async () => {
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
    const list = await world.call('sellerReports.listReportAuctions', {}, { as: buyer.token });
    expect(codeOf(list.body)).toBe('RoleMissing');
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
