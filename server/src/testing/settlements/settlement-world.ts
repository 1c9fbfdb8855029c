// A store with an admin, and the calls about settlements as tests ask them.
import { randomUUID } from 'node:crypto';
import { dayOf, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { readNow } from '../../db/database.ts';
import { openPool } from '../../db/pool.ts';
import { openSandbox, type Sandbox } from '../../gateways/payments/sandbox/sandbox.ts';
import { resolveDispute } from '../../operations/payments/resolve-disputes.ts';
import { addMember, type Member } from '../fixtures/members.ts';
import { dataOf } from '../fixtures/registration.ts';
import { openWorld, type World, type WorldOptions } from '../world.ts';

export const PASSWORD = 'Correct-horse-9';

export interface SettlementWorld {
  readonly world: World;
  readonly admin: Member;
  readonly bank: Sandbox;
  close(): Promise<void>;
}

export async function openSettlementWorld(options: WorldOptions = {}): Promise<SettlementWorld> {
  const world = await openWorld(options);
  const pool = openPool(world.database.app, { max: 2, name: 'test', onError: () => undefined });
  const close = async () => {
    await world.close();
    await pool.end();
  };
  return {
    world,
    admin: await addMember(world, 'admin'),
    bank: openSandbox(pool, {}, { transfers: true }),
    close,
  };
}

export const readStatementOf = async (world: World, auction_id: string, as: string) =>
  (await world.call('settlements.getStatement', { auction_id }, { as })).body;

interface Payout {
  readonly sellerId: string;
  readonly amount: string;
  readonly asked?: object;
  /** Of an admin, unless a test has another in mind. */
  readonly as: string;
}

export async function payOut(world: World, { sellerId, amount, asked, as }: Payout) {
  const paid_on = writeDay(dayOf(await readNow(world.owner)));
  const order = { seller_id: sellerId, amount, reference: 'Wire 42', paid_on, ...asked };
  return (await world.call('settlements.recordPayout', order, { as, key: randomUUID() })).body;
}

export async function readAccount({ world, admin }: SettlementWorld, sellerId: string) {
  const all = { limit: 60 };
  const { body } = await world.call('settlements.listSellerAccounts', all, { as: admin.token });
  return dataOf(body).accountList.find(({ seller_id }) => seller_id === sellerId);
}

/** The bank takes the payment of a receipt back; returns the dispute. */
export async function disputeReceipt({ world, bank }: SettlementWorld, invoiceId: string) {
  const payment = world.owner.selectFrom('payments').select('id');
  const { id } = await payment.where('invoiceId', '=', invoiceId).executeTakeFirstOrThrow();
  const dispute = await bank.openDispute(id, 0);
  await resolveDispute(world.app.context, dispute);
  return dispute;
}

export async function loseDispute({ world, bank }: SettlementWorld, dispute: string) {
  await bank.closeDispute(dispute, 'lost');
  await resolveDispute(world.app.context, dispute);
}

export async function addSellerWithPassword(world: World): Promise<Member> {
  const seller = await addMember(world, 'seller');
  const passwordHash = await world.app.context.passwords.hash(PASSWORD);
  await world.owner
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', seller.id)
    .execute();
  return seller;
}
