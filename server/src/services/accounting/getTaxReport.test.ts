// The tax report against a model of random histories of sales, voids, refunds and chargebacks.
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { hours } from '@hammerdock/domain/time.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { buildAuction } from '../../testing/build.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { refund, sellPaidLot } from '../../testing/fixtures/refunds.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { countDiscrepanciesAfter } from '../../testing/spoil.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let admin: Member;
let auctionIds: string[];
beforeAll(async () => {
  world = await openWorld();
  admin = await addMember(world, 'admin');
  auctionIds = [await buildAuction(world.owner), await buildAuction(world.owner)];
});
afterAll(() => world.close());

const report = async (year: number) =>
  dataOf((await world.call('accounting.getTaxReport', { year }, { as: admin.token })).body);
const centsOf = (amount: string): number =>
  (amount.startsWith('-') ? -1 : 1) * (fromDecimal(amount.replace('-', '')) ?? 0);

const KINDS = ['invoice issued', 'invoice voided', 'refund made', 'chargeback lost'] as const;

const PREFIX = {
  'invoice issued': 'invoice',
  'invoice voided': 'void',
  'refund made': 'refund',
  'chargeback lost': 'chargeback lost',
} as const;

const movement = fc.record({
  kind: fc.constantFrom(...KINDS),
  auction: fc.nat({ max: 1 }),
  exempt: fc.boolean(),
  salesCents: fc.integer({ min: 1, max: 1_000_000 }),
  taxCents: fc.integer({ min: 0, max: 90_000 }),
  hour: fc.nat({ max: 365 * 24 - 1 }),
});

type Made = typeof movement extends fc.Arbitrary<infer T> ? T : never;

/** Writes a journal bypassing the constraints, which ask for payments, lots and lines as well. */
async function write(tx: Tx, yearStart: number, made: Made): Promise<void> {
  const [invoiceId, journalId] = [newId(), newId()];
  const sign = made.kind === 'invoice issued' ? -1 : 1;
  const at = new Date(yearStart + hours(made.hour));
  const auctionId = auctionIds[made.auction];
  const invoice = sql`insert into invoices (id, user_id, auction_id, tax_exempt, card_fee_bps,
      hammer_cents, premium_cents, tax_cents, total_cents)
    values (${invoiceId}, ${admin.id}, ${auctionId}, ${made.exempt}, 0, 0, 0, 0, 0)`;
  await invoice.execute(tx);
  const reference = `${PREFIX[made.kind]} ${invoiceId}`;
  const paymentId = made.kind === 'chargeback lost' ? newId() : null;
  const journal = { id: journalId, kind: made.kind, userId: admin.id, invoiceId, paymentId };
  await tx
    .insertInto('journals')
    .values({ ...journal, reference, at })
    .execute();
  const lines = [
    ['seller payable', sign * made.salesCents],
    ['tax payable', sign * made.taxCents],
    ['buyer receivable', -sign * (made.salesCents + made.taxCents)],
  ] as const;
  for (const [position, [account, cents]] of lines.entries()) {
    if (cents === 0) continue;
    await sql`insert into entries (journal_id, position, account, invoice_id, amount_cents)
      values (${journalId}, ${position}, ${account}, ${invoiceId}, ${cents})`.execute(tx);
  }
}

const monthOf = (at: number): string =>
  new Date(at).toLocaleDateString('en-CA', { timeZone: 'America/New_York' }).slice(0, 7);

test('R28: the tax report agrees with the ledger to the cent, over random histories', async () => {
  let year = 2030;
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 25 }), async (history) => {
      year += 1;
      const yearStart = Date.parse(`${year}-01-01T00:00:00-05:00`);
      await world.owner.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        for (const made of history) await write(tx, yearStart, made);
      });
      const expected = new Map<string, number>();
      for (const { kind, hour, taxCents } of history) {
        const month = monthOf(yearStart + hours(hour));
        const cents = kind === 'invoice issued' ? taxCents : -taxCents;
        expected.set(month, (expected.get(month) ?? 0) + cents);
      }
      const { taxList, net_total } = await report(year);
      const found = new Map<string, number>();
      for (const row of taxList) {
        found.set(row.month, (found.get(row.month) ?? 0) + centsOf(row.net));
        const parts = [row.billed, row.voided, row.refunded, row.charged_back].map(centsOf);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(centsOf(row.net));
      }
      expect(found).toEqual(expected);
      const total = [...expected.values()].reduce((sum, cents) => sum + cents, 0);
      expect(centsOf(net_total)).toBe(total);
    }),
    { numRuns: 12 },
  );
});

test('R28: a refund counts in the month in which it is made', async () => {
  await world.clock.stopAt(Date.parse('2026-10-31T12:00:00-04:00'));
  const sold = await sellPaidLot(world);
  await world.clock.advance(hours(24));
  await refund(world, sold, { amount: '63.18' });
  const { taxList } = await report(2026);
  expect(taxList).toMatchObject([
    { month: '2026-10', taxed_sales: '117.00', billed: '9.36', refunded: '0.00', net: '9.36' },
    { month: '2026-11', taxed_sales: '-58.50', billed: '0.00', refunded: '-4.68', net: '-4.68' },
  ]);
  const csv = await world.app.http.inject({
    url: '/exports/taxes.csv?year=2026',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(csv.headers['content-disposition']).toBe('attachment; filename="taxes-2026.csv"');
  const [head = '', first = ''] = csv.body.split('\r\n');
  expect(head).toContain('Month,Pickup center,Taxable sales');
  expect(first).toMatch(/^2026-10,.*,117\.00,0\.00,9\.36,0\.00,0\.00,0\.00,9\.36$/);
});

test('getTaxReport and its download are for admins only', async () => {
  const { token } = await addMember(world, 'staff');
  const { body } = await world.call('accounting.getTaxReport', {}, { as: token });
  expect(codeOf(body)).toBe('RoleMissing');
  const headers = { authorization: `Bearer ${token}` };
  const csv = await world.app.http.inject({ url: '/exports/taxes.csv', headers });
  expect(csv.statusCode).toBe(403);
});

test('OPS-10: verify reports tax of the ledger that is in no report', async () => {
  const found = await countDiscrepanciesAfter(world.owner, 'tax report', (tx) =>
    sql`update journals set kind = 'card refund' where kind = 'refund made'
      and at < '2027-01-01'`.execute(tx),
  );
  expect(found).toBe(1);
});
