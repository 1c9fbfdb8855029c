// Payouts to sellers, and the bank accounts they go to.
import type {
  TransferProblem,
  TransferState,
} from '@hammerdock/domain/invoicing/payout-transfer.ts';
import type { PayoutLine } from '@hammerdock/domain/invoicing/settlement.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

export interface NewPayout {
  readonly id: string;
  readonly sellerId: string;
  readonly amountCents: Cents;
  readonly reference: string;
  readonly paidOn: string;
  readonly accountLast4: string | null;
  readonly actorId: string;
}

/** What a payout pays of an auction, and the sold lots that it pays. */
export interface PaidLine extends PayoutLine {
  readonly lots: readonly { readonly invoiceId: string; readonly lotId: string }[];
}

export async function insertPayout(
  tx: Tx,
  payout: NewPayout,
  lines: readonly PaidLine[],
): Promise<void> {
  const { id: payoutId, sellerId } = payout;
  await tx
    .insertInto('payouts')
    .values({ ...payout, namesLots: true })
    .execute();
  await tx
    .insertInto('payoutLines')
    .values(
      lines.map(({ auctionId, amountCents }) => ({ payoutId, sellerId, auctionId, amountCents })),
    )
    .execute();
  const lots = lines.flatMap((line) => line.lots.map((lot) => ({ line, ...lot })));
  const lineIds = lots.map(({ line }) => line.auctionId);
  const [invoiceIds, lotIds] = [lots.map((lot) => lot.invoiceId), lots.map((lot) => lot.lotId)];
  // One parameter for each column: a payout may pay more lots than a statement has parameters.
  await sql`insert into payout_lots (payout_id, auction_id, invoice_id, lot_id)
    select ${payoutId}, * from unnest(${lineIds}::uuid[], ${invoiceIds}::uuid[],
      ${lotIds}::uuid[])`.execute(tx);
}

/** false: it was reversed already. */
export async function insertReversal(
  tx: Tx,
  reversal: { payoutId: string; reason: string; actorId: string | null },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('payoutReversals')
    .values(reversal)
    .onConflict((conflict) => conflict.column('payoutId').doNothing())
    .returning('payoutId')
    .executeTakeFirst();
  return inserted !== undefined;
}

const selectPayouts = (db: Db) =>
  db
    .selectFrom('payouts')
    .leftJoin('payoutReversals', 'payoutReversals.payoutId', 'payouts.id')
    .leftJoin('payoutTransfers', 'payoutTransfers.payoutId', 'payouts.id')
    .select([
      'payouts.id',
      'payouts.sellerId',
      'payouts.amountCents',
      'payouts.reference',
      'payouts.paidOn',
      'payouts.accountLast4',
      'payouts.at',
      'payouts.actorId',
      'payoutReversals.reason as reversalReason',
      'payoutTransfers.provider',
      'payoutTransfers.reversalRefusedAt',
    ])
    .select([
      sql<TransferState | null>`payout_transfers.state`.as('transferState'),
      sql<TransferProblem | null>`payout_transfers.problem`.as('problem'),
    ])
    .select(sql<Instant | null>`payout_reversals.at`.as('reversedAt'));

export type PayoutRow = Awaited<ReturnType<typeof listPayoutsOfSeller>>['payouts'][number];

export const findPayout = async (db: Db, id: string) =>
  isId(id) ? selectPayouts(db).where('payouts.id', '=', id).executeTakeFirst() : undefined;

/** Transfers that were not made are no payments; only admins see them. */
const wasMade = sql<SqlBool>`coalesce(payout_transfers.state, '') <> 'refused'`;

export async function listPayoutsOfSeller(
  db: Db,
  sellerId: string,
  { page, limit, withRefused }: { page: number; limit: number; withRefused: boolean },
) {
  const own = selectPayouts(db)
    .where('payouts.sellerId', '=', sellerId)
    .$if(!withRefused, (payouts) => payouts.where(wasMade));
  const payouts = await own
    .orderBy('payouts.at', 'desc')
    .orderBy('payouts.id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  const { count } = await own
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { payouts, count };
}

export type AuctionPayoutRow = Awaited<ReturnType<typeof listPayoutsOfAuctions>>[number];

/** The part of each payout that is of each of these auctions, with the sales that it names. */
export const listPayoutsOfAuctions = (db: Db, auctionIds: readonly string[]) =>
  selectPayouts(db)
    .innerJoin('payoutLines', 'payoutLines.payoutId', 'payouts.id')
    .select(['payoutLines.auctionId', 'payoutLines.amountCents as ofAuctionCents'])
    .select(
      sql<string[] | null>`case when names_lots then array(
        select invoice_lines.id from payout_lots join invoice_lines using (invoice_id, lot_id)
        where payout_lots.payout_id = payouts.id
          and payout_lots.auction_id = payout_lines.auction_id) end`.as('saleIds'),
    )
    .where('payoutLines.auctionId', 'in', auctionIds)
    .where(wasMade)
    .orderBy('payouts.at')
    .execute();

export interface PayoutAccount {
  readonly sellerId: string;
  readonly holder: string;
  /** Encrypted. */
  readonly numbers: Buffer;
  readonly last4: string;
}

export const savePayoutAccount = (tx: Tx, account: PayoutAccount) =>
  tx
    .insertInto('payoutAccounts')
    .values(account)
    .onConflict((conflict) =>
      conflict.column('sellerId').doUpdateSet((row) => ({
        holder: row.ref('excluded.holder'),
        numbers: row.ref('excluded.numbers'),
        last4: row.ref('excluded.last4'),
        updatedAt: sql<Date>`app.now()`,
      })),
    )
    .execute();

export const findPayoutAccount = (db: Db, sellerId: string) =>
  db.selectFrom('payoutAccounts').selectAll().where('sellerId', '=', sellerId).executeTakeFirst();

/** Sellers with their commission and masked account, by name. */
export async function listSellerAccounts(db: Db, { page, limit }: { page: number; limit: number }) {
  const sellers = await db
    .selectFrom('users')
    .leftJoin('payoutAccounts', 'payoutAccounts.sellerId', 'users.id')
    .select(['users.id', 'tradeName', 'username', 'commissionBps'])
    .select(['payoutAccounts.holder', 'payoutAccounts.last4'])
    .where('role', '=', 'seller')
    .orderBy(sql`lower(coalesce(nullif(trade_name, ''), username::text))`)
    .orderBy('users.id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  const { count } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('role', '=', 'seller')
    .executeTakeFirstOrThrow();
  return { sellers, count };
}

/** The rate before; undefined: there is no such seller. */
export async function setCommission(
  tx: Tx,
  sellerId: string,
  commissionBps: number,
): Promise<number | undefined> {
  if (!isId(sellerId)) return undefined;
  const before = await tx
    .selectFrom('users')
    .select('commissionBps')
    .where('id', '=', sellerId)
    .where('role', '=', 'seller')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  await tx.updateTable('users').set({ commissionBps }).where('id', '=', sellerId).execute();
  return before.commissionBps;
}
