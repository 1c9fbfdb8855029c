// What sellers receive for the lots of their auctions (R58), read from the documents that the
// ledger books; settlements.test.ts compares both.
import type { Sale } from '@hammerdock/domain/invoicing/settlement.ts';
import type { StatementSale } from '@hammerdock/domain/invoicing/statement-lines.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { dueOfInvoice } from '../payments/ledger.ts';

/** The share of a line in what the bank withheld of its invoice; running sums lose no cent. */
const share = (of: string) => {
  const lost = sql.raw(`lost.${of}`);
  return sql`coalesce(round(${lost} * running / nullif(whole, 0))
    - round(${lost} * (running - own_cents) / nullif(whole, 0)), 0)::bigint`;
};

/** Each line of the invoices of these auctions; a voided one counts with what came after it. */
const salesOf = (which: RawBuilder<SqlBool>) => sql`
  select line.id, line.lot_id, line.invoice_id, line.auction_id, line.seller_id, line.paid,
      case when line.voided_at is null then line.own_cents else 0 end as hammer_cents,
      case when line.voided_at is null then line.commission_cents else 0 end as commission_cents,
      coalesce(back.hammer_cents, 0)::bigint as refunded_cents,
      ${share('hammer_cents')} as charged_back_cents,
      (coalesce(back.commission_cents, 0) + ${share('commission_cents')})::bigint
        as commission_back_cents,
      coalesce(lost.disputed, false) as disputed,
      exists (select from handovers where handovers.lot_id = line.lot_id)
        or exists (select from forfeits where forfeits.lot_id = line.lot_id
          and forfeits.invoice_id = line.invoice_id) as released
    from (select invoice_lines.id, invoice_lines.lot_id, invoice_lines.invoice_id,
          invoice_lines.voided_at, invoice_lines.commission_cents,
          invoice_lines.hammer_cents as own_cents, auctions.id as auction_id, auctions.seller_id,
          ${dueOfInvoice} = 0 as paid,
          sum(invoice_lines.hammer_cents) over
            (partition by invoice_lines.invoice_id order by invoice_lines.id)::numeric as running,
          sum(invoice_lines.hammer_cents) over
            (partition by invoice_lines.invoice_id)::numeric as whole
        from invoice_lines join invoices on invoices.id = invoice_lines.invoice_id
          join auctions on auctions.id = invoices.auction_id
        where ${which}) line
      left join lateral (select sum(refunds.hammer_cents) as hammer_cents,
          sum(refunds.commission_cents) as commission_cents
        from refunds where refunds.invoice_id = line.invoice_id and refunds.lot_id = line.lot_id
          and not exists (select from canceled_refunds where refund_id = refunds.id)) back on true
      left join lateral (select sum(lost_hammer_cents) as hammer_cents,
          sum(lost_commission_cents) as commission_cents,
          bool_or(disputes.state = 'open') as disputed
        from disputes join payments on payments.id = disputes.payment_id
        where payments.invoice_id = line.invoice_id) lost on true`;

export interface SoldLotRow extends StatementSale {
  readonly auctionId: string;
  readonly invoiceId: string;
  readonly lotId: string;
  readonly number: number;
  readonly title: string;
}

/** Of receipts with money, and of those that became void unpaid; not of lapsed Buy Now holds. */
export async function listSoldLots(db: Db, auctionIds: readonly string[]): Promise<SoldLotRow[]> {
  if (auctionIds.length === 0) return [];
  const { rows } = await sql<SoldLotRow>`
    select sales.id, sales.auction_id, sales.invoice_id, sales.lot_id, lots.number, lots.title,
      sales.hammer_cents, sales.commission_cents,
      refunded_cents, charged_back_cents, commission_back_cents, paid, disputed, released,
      coalesce((select at from handovers where handovers.lot_id = sales.lot_id),
        (select at from forfeits where forfeits.lot_id = sales.lot_id
          and forfeits.invoice_id = sales.invoice_id)) as released_at,
      dispute.disputed_at, dispute.decided_at
    from (${salesOf(sql`auctions.id in (${sql.join([...auctionIds])})`)}) sales
      join lots on lots.id = sales.lot_id
      cross join lateral (select min(opened_at) as disputed_at,
          case when bool_and(closed_at is not null) then max(closed_at) end as decided_at
        from disputes join payments on payments.id = disputes.payment_id
        where payments.invoice_id = sales.invoice_id) dispute
    where sales.hammer_cents <> 0 or refunded_cents <> 0 or charged_back_cents <> 0
      or not exists (select from buy_now_holds
        where buy_now_holds.invoice_id = sales.invoice_id and lapsed_at is not null)
    order by lots.number, sales.id`.execute(db);
  return rows;
}

export interface SaleSum extends Sale {
  readonly sellerId: string;
  readonly auctionId: string;
}

const sum = (part: string) => sql`sum(${sql.raw(part)})::bigint as ${sql.raw(part)}`;

/**
 * The lots of each auction, summed over those of the same standing: lots with nothing left are
 * apart, so that a sum has the standing of each of its lots.
 */
const sumSales = async (db: Db, which: RawBuilder<SqlBool>): Promise<SaleSum[]> => {
  const { rows } = await sql<SaleSum>`
    select seller_id, auction_id, paid, disputed, released, ${sum('hammer_cents')},
      ${sum('commission_cents')}, ${sum('refunded_cents')}, ${sum('charged_back_cents')},
      ${sum('commission_back_cents')}
    from (${salesOf(which)}) sales
    group by seller_id, auction_id, paid, disputed, released,
      hammer_cents - commission_cents - refunded_cents - charged_back_cents
        + commission_back_cents > 0`.execute(db);
  return rows;
};

export const sumSalesOfAuctions = (db: Db, auctionIds: readonly string[]) =>
  auctionIds.length === 0 ? [] : sumSales(db, sql`auctions.id in (${sql.join([...auctionIds])})`);

export const sumSalesOfSellers = (db: Db, sellerIds: readonly string[]) =>
  sellerIds.length === 0
    ? []
    : sumSales(db, sql`auctions.seller_id in (${sql.join([...sellerIds])})`);

export interface PaidOut {
  readonly auctionId: string;
  readonly sellerId: string;
  readonly cents: Cents;
}

/** The payout of a row was neither reversed nor refused. */
export const isPaid = (table: 'payout_lines' | 'payout_lots') => sql<SqlBool>`
  not exists (select from payout_reversals
    where payout_reversals.payout_id = ${sql.table(table)}.payout_id)
  and not exists (select from payout_transfers
    where payout_transfers.payout_id = ${sql.table(table)}.payout_id and state = 'refused')`;

/** What was paid out for each auction, without payouts that were reversed or not made. */
async function sumPaidOut(
  db: Db,
  by: 'auctionId' | 'sellerId',
  ids: readonly string[],
): Promise<PaidOut[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('payoutLines')
    .select(['auctionId', 'sellerId', sql<Cents>`sum(amount_cents)::bigint`.as('cents')])
    .where(by, 'in', ids)
    .where(isPaid('payout_lines'))
    .groupBy(['auctionId', 'sellerId'])
    .execute();
}

export const sumPaidOutOfSellers = (db: Db, ids: readonly string[]) =>
  sumPaidOut(db, 'sellerId', ids);

export const sumPaidOutOfAuctions = (db: Db, ids: readonly string[]) =>
  sumPaidOut(db, 'auctionId', ids);

/** In SQL, for `verify`: what is payable of each auction, and what waits. */
export const leftOfAuctions = (which: RawBuilder<SqlBool>) => sql`
  select auction_id, sum(payable)::bigint as payable_cents, sum(waiting)::bigint as waiting_cents
  from (select auction_id, case when waits then 0 else net end as payable,
        case when waits then net else 0 end as waiting
      from (select auction_id, net, disputed or net > 0 and not released as waits
        from (select auction_id, disputed, released, hammer_cents - commission_cents
            - refunded_cents - charged_back_cents + commission_back_cents as net
          from (${salesOf(which)}) sales) nets) stood
    union all
    select auction_id, -amount_cents, 0 from payout_lines
      join auctions on auctions.id = auction_id
    where ${isPaid('payout_lines')} and ${which}) parts
  group by auction_id`;

export interface SettledAuction {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly sellerId: string;
  readonly endsAt: Instant;
  readonly commissionBps: number;
}

const selectAuctions = (db: Db) =>
  db
    .selectFrom('auctions')
    .where('publishedAt', 'is not', null)
    .where(
      sql<SqlBool>`exists (select from invoices where invoices.auction_id = auctions.id
        and not exists (select from buy_now_holds
          where buy_now_holds.invoice_id = invoices.id and lapsed_at is not null))`,
    );

const COLUMNS = ['id', 'number', 'title', 'sellerId', 'endsAt', 'commissionBps'] as const;

/** Those with sales, latest first. */
export async function listSettledAuctions(
  db: Db,
  sellerId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ auctions: SettledAuction[]; count: number }> {
  const own = selectAuctions(db).where('sellerId', '=', sellerId);
  const auctions = await own
    .select(COLUMNS)
    .orderBy('endsAt', 'desc')
    .orderBy('id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  const { count } = await own
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { auctions, count };
}

export const findSettledAuction = (db: Db, id: string) =>
  db
    .selectFrom('auctions')
    .innerJoin('users', 'users.id', 'auctions.sellerId')
    .select(['auctions.id', 'number', 'title', 'sellerId', 'endsAt', 'auctions.commissionBps'])
    .select(['users.tradeName', 'users.username'])
    .where('auctions.id', '=', id)
    .where('publishedAt', 'is not', null)
    .executeTakeFirst();
