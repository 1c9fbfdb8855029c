// The money of sellers' reports against sums of ledger entries, over random histories.
import type { ReportName } from '@hammerdock/domain/reporting/report-names.ts';
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
import { buildAuction } from '../../testing/build.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { countDiscrepanciesAfter } from '../../testing/spoil.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let seller: Member;
beforeAll(async () => {
  world = await openWorld();
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

const read = async (report: ReportName, asked: Asked) =>
  dataOf(
    (await world.call('sellerReports.getReport', { report, ...asked }, { as: seller.token })).body,
  );

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

  const SOLD_AT = { 'seller payable': -1, 'premium revenue': -1, 'tax payable': -1 } as const;
  const TAKEN_AT = { 'seller payable': 1, 'premium revenue': 1, 'tax payable': 1 } as const;
  const LINES = [
    ['invoice issued', { ...SOLD_AT, 'commission revenue': -1 }],
    ['invoice voided', { ...TAKEN_AT, 'commission revenue': 1 }],
    ['card payment', { 'buyer receivable': -1, 'card fees': -1 }],
    ['credit applied', { 'buyer receivable': -1 }],
    ['credit returned', { 'buyer receivable': 1 }],
    ['refund made', { ...TAKEN_AT, 'commission revenue': 1 }],
    ['refund canceled', { ...SOLD_AT, 'commission revenue': -1 }],
    ['card refund', { refunds: 1 }],
    ['chargeback', { chargebacks: 1 }],
    ['chargeback lost', { ...TAKEN_AT, 'commission revenue': 1 }],
    ['chargeback reopened', { ...SOLD_AT, 'commission revenue': -1 }],
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
    cents: fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 4, maxLength: 4 }),
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

  const HAMMER = "account in ('seller payable', 'commission revenue')";
  const SALES =
    "account in ('seller payable', 'commission revenue', 'premium revenue', 'tax payable')";
  const TAKEN = `kind in ('invoice voided', 'refund made', 'refund canceled', 'chargeback lost',
    'chargeback reopened')`;
  const SOLD = `(kind = 'invoice issued' or ${TAKEN})`;
  const REFUNDED = "kind in ('refund made', 'refund canceled')";
  const PAID = "account = 'buyer receivable' and kind";
  /** Each figure of money as a sum of entries: debits count 1 or -1. */
  const FIGURES: Readonly<Record<string, readonly [1 | -1, string]>> = {
    hammer: [-1, `kind = 'invoice issued' and ${HAMMER}`],
    premium: [-1, "kind = 'invoice issued' and account = 'premium revenue'"],
    tax: [-1, "kind = 'invoice issued' and account = 'tax payable'"],
    billed: [1, `${PAID} = 'invoice issued'`],
    takenBack: [1, `${SALES} and ${TAKEN}`],
    netSales: [-1, `${SALES} and ${SOLD}`],
    netHammer: [-1, `${HAMMER} and ${SOLD}`],
    netPremium: [-1, `account = 'premium revenue' and ${SOLD}`],
    netTax: [-1, "account = 'tax payable'"],
    paidByCard: [-1, `${PAID} = 'card payment'`],
    paidByCredit: [-1, `${PAID} in ('credit applied', 'credit returned')`],
    writtenOff: [-1, `${PAID} = 'invoice voided'`],
    unpaid: [1, "account = 'buyer receivable'"],
    refundedHammer: [1, `${HAMMER} and ${REFUNDED}`],
    refundedPremium: [1, `account = 'premium revenue' and ${REFUNDED}`],
    refundedTax: [1, `account = 'tax payable' and ${REFUNDED}`],
    refunded: [1, `${SALES} and ${REFUNDED}`],
    chargedBack: [1, `${SALES} and kind in ('chargeback lost', 'chargeback reopened')`],
  };
  const LEDGER_REPORTS = ['sales', 'auctions', 'centers', 'payments', 'returns'] as const;

  async function sumEntries(name: string, days: Asked): Promise<string> {
    const [sign, condition] = FIGURES[name] ?? [1, 'false'];
    const wanted = days.auction_id === undefined ? auctions.slice(0, 2) : [days.auction_id];
    const from = name === 'unpaid' ? '1990-01-01' : days.from;
    const { rows } = await sql<{ cents: number }>`select coalesce(sum(amount_cents), 0)::bigint
        as cents
      from entries join journals on journals.id = journal_id
        join invoices on invoices.id = journals.invoice_id
      where ${sql.raw(condition)}
        and auction_id = any(${wanted})
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
