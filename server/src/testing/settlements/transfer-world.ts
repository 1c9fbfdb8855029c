// A store that can pay sellers by transfers of the sandbox.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import type { SetupEnd } from '../../gateways/payments/sandbox/transfers.ts';
import {
  beginOnboarding,
  checkTransferAccount,
} from '../../operations/accounting/transfer-account.ts';
import type { World } from '../world.ts';
import { openSettlementWorld, type SettlementWorld } from './settlement-world.ts';

export const WITH_TRANSFERS = { HAMMERDOCK_TRANSFERS: 'sandbox' };

export const openTransferWorld = (sandboxFaults: SandboxFaults = {}): Promise<SettlementWorld> =>
  openSettlementWorld({ env: WITH_TRANSFERS, sandboxFaults });

/** The seller sets up an account on the sandbox's page; returns the account. */
export async function setUpAccount(
  world: World,
  sellerId: string,
  end: SetupEnd = 'ready',
): Promise<string> {
  const { context } = world.app;
  const { name: provider, transfers } = context.payments;
  if (transfers === null) throw new Error('this store pays by bank only');
  const page = await beginOnboarding({ ...context, provider, transfers }, sellerId);
  await submitSetup(world, page, end);
  const account = await transfers.openAccount({ reference: sellerId, email: '' });
  await checkTransferAccount(context, account);
  return account;
}

export async function submitSetup(world: World, page: string, end: SetupEnd) {
  const { statusCode, headers } = await world.app.http.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `end=${end}`,
  });
  return { statusCode, location: headers.location };
}

export async function transferPayout(
  world: World,
  { sellerId, amount = '87.50', as, key = randomUUID() }: TransferOrder,
) {
  const order = { seller_id: sellerId, amount };
  return (await world.call('settlements.transferPayout', order, { as, key })).body;
}

interface TransferOrder {
  readonly sellerId: string;
  readonly amount?: string;
  readonly as: string;
  readonly key?: string;
}

/** What the sandbox has transferred to this seller, and not taken back. */
export async function transferredTo(world: World, sellerId: string): Promise<readonly number[]> {
  const { rows } = await sql<{ cents: number }>`select transfers.amount_cents as cents
    from sandbox.transfers join sandbox.accounts on accounts.id = account
    where reference = ${sellerId} and reversed_at is null`.execute(world.owner);
  return rows.map(({ cents }) => cents);
}

/** The states of the seller's transfers, oldest first. */
export async function transferStates(world: World, sellerId: string): Promise<readonly string[]> {
  const rows = await world.owner
    .selectFrom('payoutTransfers')
    .innerJoin('payouts', 'payouts.id', 'payoutId')
    .select('state')
    .where('sellerId', '=', sellerId)
    .orderBy('payouts.id')
    .execute();
  return rows.map(({ state }) => state);
}
