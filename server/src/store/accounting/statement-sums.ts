// What is left to pay of each auction, stored by a job for those where anything is (decision 0084).
import type { Cents } from '@hammerdock/domain/money.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Candidates } from '../platform/work-items.ts';
import { leftOfAuctions } from './settlements.ts';

export interface StatementSum {
  readonly auctionId: string;
  readonly sellerId: string;
  readonly payableCents: Cents;
  readonly waitingCents: Cents;
  /** Its sums are missing or no longer true. */
  readonly isToSum: boolean;
}

/** Of auctions where something is left to pay, or may be. */
export async function listStatementSums(
  db: Db,
  sellerIds: readonly string[],
): Promise<StatementSum[]> {
  if (sellerIds.length === 0) return [];
  const { rows } = await sql<StatementSum>`select auctions.id as auction_id, seller_id,
      coalesce(payable_cents, 0) as payable_cents, coalesce(waiting_cents, 0) as waiting_cents,
      to_sum.auction_id is not null as is_to_sum
    from statement_sums
      full join (select distinct auction_id from statements_to_sum) to_sum using (auction_id)
      join auctions on auctions.id = auction_id
    where seller_id in (${sql.join([...sellerIds])})`.execute(db);
  return rows;
}

/** Auctions whose sums are missing or no longer true. */
export const statementsToSum = (db: Db): Candidates =>
  db
    .selectFrom('statementsToSum')
    .select(({ fn }) => ['auctionId as item', fn.min('at').as('since')])
    .groupBy('auctionId');

/** Before its sales are read: a change that commits later is noted in a row that stays. */
export async function clearStatementSum(tx: Tx, auctionId: string): Promise<void> {
  await tx.deleteFrom('statementsToSum').where('auctionId', '=', auctionId).execute();
  await tx.deleteFrom('statementSums').where('auctionId', '=', auctionId).execute();
}

export const insertStatementSum = (
  tx: Tx,
  sum: { auctionId: string; payableCents: Cents; waitingCents: Cents },
) => tx.insertInto('statementSums').values(sum).execute();

const isToSum = (auctionId: string) =>
  sql<SqlBool>`exists (select from statements_to_sum
    where statements_to_sum.auction_id = ${sql.ref(auctionId)})`;

/** Auctions whose stored sums are not what their sales and payouts add up to. */
export const differentStatementSums = sql`select auction_id, stored.payable_cents as stored_payable,
    stored.waiting_cents as stored_waiting, counted.payable_cents, counted.waiting_cents
  from statement_sums stored
    full join (${leftOfAuctions(sql`not ${isToSum('auctions.id')}`)}) counted using (auction_id)
  where not ${isToSum('auction_id')}
    and (coalesce(stored.payable_cents, 0), coalesce(stored.waiting_cents, 0))
      <> (coalesce(counted.payable_cents, 0), coalesce(counted.waiting_cents, 0))`;
