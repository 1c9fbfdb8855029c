// Sellers' accounts at the payment provider, as it described them last.
import type {
  AccountNeed,
  AccountStanding,
  AccountState,
} from '@hammerdock/domain/accounting/transfer-account.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface TransferAccountRow extends AccountState {
  readonly sellerId: string;
  readonly gatewayAccount: string;
}

const selectAccounts = (db: Db, provider: string) =>
  db
    .selectFrom('transferAccounts')
    .select(['sellerId', 'gatewayAccount'])
    .select([sql<AccountStanding>`standing`.as('standing'), sql<AccountNeed[]>`needs`.as('needs')])
    .where('provider', '=', provider);

export const findTransferAccount = (
  db: Db,
  sellerId: string,
  provider: string,
): Promise<TransferAccountRow | undefined> =>
  selectAccounts(db, provider).where('sellerId', '=', sellerId).executeTakeFirst();

export const listTransferAccounts = (
  db: Db,
  sellerIds: readonly string[],
  provider: string,
): Promise<TransferAccountRow[]> =>
  sellerIds.length === 0
    ? Promise.resolve([])
    : selectAccounts(db, provider).where('sellerId', 'in', sellerIds).execute();

export const lockTransferAccount = (
  tx: Tx,
  gatewayAccount: string,
  provider: string,
): Promise<TransferAccountRow | undefined> =>
  selectAccounts(tx, provider)
    .where('gatewayAccount', '=', gatewayAccount)
    .forUpdate()
    .executeTakeFirst();

/** Does nothing where the seller has one. */
export const insertTransferAccount = (
  tx: Tx,
  account: { sellerId: string; provider: string; gatewayAccount: string },
) =>
  tx
    .insertInto('transferAccounts')
    .values(account)
    .onConflict((conflict) => conflict.columns(['sellerId', 'provider']).doNothing())
    .execute();

export const saveAccountState = (
  tx: Tx,
  { sellerId, standing, needs }: TransferAccountRow,
  provider: string,
) =>
  tx
    .updateTable('transferAccounts')
    .set({ standing, needs: [...needs] })
    .where('sellerId', '=', sellerId)
    .where('provider', '=', provider)
    .execute();

/** Those that are not ready, in case a webhook was lost; latest first. */
export const listUnreadyAccounts = async (
  db: Db,
  { provider, max }: { provider: string; max: number },
): Promise<string[]> => {
  const rows = await selectAccounts(db, provider)
    .where('standing', 'in', ['incomplete', 'checking'])
    .orderBy('openedAt', 'desc')
    .limit(max)
    .execute();
  return rows.map(({ gatewayAccount }) => gatewayAccount);
};
