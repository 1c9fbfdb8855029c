// The lots of sellers' reports against the rows of the lots, over random changes and runs of the
// job that sums them.
import { valueOf } from '@hammerdock/domain/reporting/measures.ts';
import { addSums, type Sums } from '@hammerdock/domain/reporting/report-sums.ts';
import type { ReportName } from '@hammerdock/domain/reporting/report-names.ts';
import { REPORTS } from '@hammerdock/domain/reporting/reports.ts';
import { nameOfBand, START_PRICE_BOUNDS } from '@hammerdock/domain/reporting/start-prices.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { sandboxChecks } from '../../gateways/payments/sandbox/checks.ts';
import { sumLots } from '../../operations/reporting/sum-lots.ts';
import { verifyOnly } from '../../operations/verify/verify.ts';
import { newId } from '../../security/ids.ts';
import { storeLotSums } from '../../store/reporting/lot-sums.ts';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { countDiscrepanciesAfter } from '../../testing/spoil.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let seller: Member;
let auctions: string[];
beforeAll(async () => {
  world = await openWorld();
  seller = await addMember(world, 'seller');
  auctions = await Promise.all([1, 2, 3].map(() => buildAuction(world.owner)));
  await world.owner
    .updateTable('auctions')
    .set({ sellerId: seller.id })
    .where('id', 'in', auctions.slice(0, 2))
    .execute();
  // The histories have forfeits and returns without their receipts and refunds.
  await sql`alter table forfeits drop constraint forfeits_invoice_id_fkey,
    drop constraint forfeits_line`.execute(world.owner);
  await sql`alter table returns drop constraint returns_refund_id_fkey,
    drop constraint returns_refund_lot`.execute(world.owner);
});
afterAll(() => world.close());

const DAYS = { from: '2041-03-01', to: '2041-03-20' };
const LOT_REPORTS = [
  'sell-through',
  'prices',
  'bidding',
  'pickup',
  'categories',
  'start-prices',
] as const;

const read = async (report: ReportName, auctionId?: string) =>
  dataOf(
    (
      await world.call(
        'sellerReports.getReport',
        { report, ...DAYS, ...(auctionId === undefined ? {} : { auction_id: auctionId }) },
        { as: seller.token },
      )
    ).body,
  );

const change = fc.record({
  kind: fc.constantFrom(
    ...(['close', 'close', 'close', 'reopen', 'cancel', 'award', 'fall through'] as const),
    ...(['hand over', 'undo', 'forfeit', 'return', 'cancel return', 'reprice', 'sum'] as const),
    ...(['move', 'uncounted'] as const),
  ),
  lot: fc.nat({ max: 8 }),
  day: fc.integer({ min: 1, max: 25 }),
  cents: fc.integer({ min: 1, max: 20_000 }),
  isSold: fc.boolean(),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Each is a statement, as another part of the store, or an older node, may send it. */
async function apply(db: Db, lotId: string, { kind, day, cents, isSold }: Change): Promise<void> {
  const closed = sql`where id = ${lotId} and phase in ('sold', 'unsold')`;
  const at = sql`make_timestamptz(2041, 3, ${day}, 23, 30, 0, 'America/New_York')`;
  const statements = {
    close: sql`update lots set phase = ${isSold ? 'sold' : 'unsold'}, listed_close_at = ${at},
        hammer_cents = ${isSold ? cents : null}, final_bids = 3, final_bidders = 2
      where id = ${lotId}`,
    reopen: sql`update lots set phase = 'open', hammer_cents = null, final_bids = null,
      final_bidders = null ${closed}`,
    cancel: sql`update lots set phase = 'cancelled', hammer_cents = null where id = ${lotId}`,
    award: sql`update lots set phase = 'sold', hammer_cents = ${cents} ${closed}`,
    'fall through': sql`update lots set phase = 'unsold', hammer_cents = null ${closed}`,
    'hand over': sql`insert into handovers (lot_id, staff_id) values (${lotId}, ${seller.id})
      on conflict do nothing`,
    undo: sql`delete from handovers where lot_id = ${lotId}`,
    forfeit: sql`insert into forfeits (lot_id, invoice_id) values (${lotId}, ${newId()})
      on conflict do nothing`,
    return: sql`insert into returns (lot_id, refund_id, staff_id, reason)
      values (${lotId}, ${newId()}, ${seller.id}, 'Broken') on conflict do nothing`,
    'cancel return': sql`delete from returns where lot_id = ${lotId}`,
    reprice: sql`update lots set msrp_cents = ${isSold ? cents * 3 : 0},
      start_price_cents = ${cents}, category_id = (select category_id from lots
        where auction_id = ${auctions[0]} order by id limit 1) where id = ${lotId}`,
    move: sql`update lots set listed_close_at = ${at} where id = ${lotId}`,
    uncounted: sql`update lots set final_bids = null, final_bidders = null where id = ${lotId}`,
  };
  if (kind === 'sum') await sumLots(world.app.context);
  else await statements[kind].execute(db);
}

interface Counted {
  readonly sums: Sums;
  readonly category: string;
  readonly band: string;
}

/** What each closed lot of these days adds to the report. */
async function countEachLot(of: readonly string[]): Promise<Counted[]> {
  const { rows } = await sql<{
    phase: string;
    hammer: number | null;
    msrp: number;
    startPrice: number;
    bids: number;
    bidders: number;
    category: string;
    outcome: 'pickedUp' | 'forfeited' | 'broughtBack' | null;
    both: boolean;
  }>`select lots.phase, hammer_cents as hammer, msrp_cents as msrp,
      start_price_cents as start_price, coalesce(final_bids, 0) as bids,
      coalesce(final_bidders, 0) as bidders, categories.id as category,
      case when returns.lot_id is not null then 'broughtBack'
        when handovers.lot_id is not null then 'pickedUp'
        when forfeits.lot_id is not null then 'forfeited' end as outcome,
      returns.lot_id is null and handovers.lot_id is not null
        and forfeits.lot_id is not null as both
    from lots join categories on categories.id = lots.category_id
      left join handovers on handovers.lot_id = lots.id
      left join forfeits on forfeits.lot_id = lots.id
      left join returns on returns.lot_id = lots.id
    where lots.phase in ('sold', 'unsold') and lots.auction_id = any (${of}::uuid[])
      and to_char(listed_close_at at time zone 'America/New_York', 'YYYY-MM-DD')
        between ${DAYS.from} and ${DAYS.to}`.execute(world.owner);
  return rows.map(({ phase, hammer, msrp, startPrice, bids, bidders, category, outcome, both }) => {
    const isSold = phase === 'sold';
    const isPriced = isSold && msrp > 0;
    const reached = START_PRICE_BOUNDS.filter((bound) => startPrice >= bound).length;
    const sums: Sums = {
      closed: 1,
      sold: isSold ? 1 : 0,
      hammerAtClose: hammer ?? 0,
      bids,
      bidders,
      withoutBids: !isSold && bids === 0 ? 1 : 0,
      priced: isPriced ? 1 : 0,
      pricedHammer: isPriced ? (hammer ?? 0) : 0,
      retail: isPriced ? msrp : 0,
      ...(isSold && outcome !== null ? { [outcome]: 1 } : {}),
      ...(isSold && both ? { forfeited: 1 } : {}),
    };
    return { sums, category, band: nameOfBand(reached) };
  });
}

const sumAll = (lots: readonly Counted[]): Sums => addSums(lots.map(({ sums }) => sums));

async function compare(auctionId?: string): Promise<void> {
  const lots = await countEachLot(auctionId === undefined ? auctions.slice(0, 2) : [auctionId]);
  for (const report of LOT_REPORTS) {
    const { figures, columns } = REPORTS[report];
    const found = await read(report, auctionId);
    const all = sumAll(lots);
    expect(found.figureList.map(({ name, value }) => [name, value])).toEqual(
      figures.map((name) => [name, valueOf(name, all)]),
    );
    expect([report, ...found.totals]).toEqual([report, ...columns.map((c) => valueOf(c, all))]);
    if (REPORTS[report].rows === 'time') continue;
    const groups = Map.groupBy(lots, (lot) => (report === 'categories' ? lot.category : lot.band));
    const expected = [...groups.values()].map((each) =>
      columns.map((column) => valueOf(column, sumAll(each))).join(),
    );
    expect(found.rowList.map(({ cells }) => cells.join()).toSorted()).toEqual(expected.toSorted());
  }
}

describe('lots of the reports', () => {
  test('every figure of lots is the sum of its lots, over random changes and sums', async () => {
    const histories = fc.array(change, { minLength: 5, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const lots = await Promise.all(
          [0, 0, 0, 0, 1, 1, 1, 2, 2].map((at) =>
            buildLot(world.owner, { auctionId: auctions[at] ?? '' }),
          ),
        );
        for (const made of history) await apply(world.owner, lots[made.lot] ?? '', made);
        await compare();
        await sumLots(world.app.context);
        await compare();
        await compare(auctions[1]);
        const different = await world.owner
          .transaction()
          .execute((tx) => verifyOnly(tx, sandboxChecks, 'lot sums'));
        expect(different).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  test('a change that commits while its auction is summed is counted', async () => {
    const lotId = await buildLot(world.owner, { auctionId: auctions[0] ?? '' });
    const made = { kind: 'close', lot: 0, day: 2, cents: 700, isSold: true } as const;
    await sumLots(world.app.context);
    await world.owner.transaction().execute(async (tx) => {
      await apply(tx, lotId, made);
      await world.app.context.workerDb
        .transaction()
        .execute((other) => storeLotSums(other, auctions[0] ?? ''));
    });
    await compare();
    await sumLots(world.app.context);
    await compare();
  });

  test('changes of a lot that reports do not count leave its sums alone', async () => {
    await sumLots(world.app.context);
    await sql`update lots set title = 'Another title', msrp_cents = msrp_cents`.execute(
      world.owner,
    );
    const { rows } = await sql`select from auctions_to_sum`.execute(world.owner);
    expect(rows).toEqual([]);
  });

  test('OPS-10 verify reports sums of lots that differ from the lots', async () => {
    await sumLots(world.app.context);
    const spoil = (text: string) =>
      countDiscrepanciesAfter(world.owner, 'lot sums', (tx) => sql.raw(text).execute(tx));
    const one = 'where ctid = (select ctid from lot_sums limit 1)';
    expect(await spoil(`update lot_sums set bidders = bidders + 1 ${one}`)).toBe(1);
    expect(await spoil(`delete from lot_sums ${one}`)).toBe(1);
  });
});
