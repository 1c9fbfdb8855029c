import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { toDecimal } from '@hammerdock/domain/money.ts';
import { seconds } from '@hammerdock/domain/time.ts';
import { openApp } from '@hammerdock/server/src/app.ts';
import { readConfig } from '@hammerdock/server/src/config/config.ts';
import { openDatabase, readNow, type Db } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import {
  openSandbox,
  type Sandbox,
} from '@hammerdock/server/src/gateways/payments/sandbox/sandbox.ts';
import { openVault } from '@hammerdock/server/src/security/vault.ts';
import { openLog } from '@hammerdock/server/src/monitoring/log.ts';
import { readSellerMoney } from '@hammerdock/server/src/operations/accounting/read-payable.ts';
import { resolveTransfers } from '@hammerdock/server/src/operations/accounting/transfer-payout.ts';
import { chargeInvoice } from '@hammerdock/server/src/operations/payments/charge-invoice.ts';
import { closeLot } from '@hammerdock/server/src/operations/auctions/close-lot.ts';
import { resolveRefunds } from '@hammerdock/server/src/operations/payments/finish-refund.ts';
import { issueInvoices } from '@hammerdock/server/src/operations/invoices/issue-invoices.ts';
import { openCustomer } from '@hammerdock/server/src/operations/payments/open-customer.ts';
import { issuePass } from '@hammerdock/server/src/operations/pickup/pickup-pass.ts';
import { resolvePayments } from '@hammerdock/server/src/operations/payments/resolve-payments.ts';
import { returnIdleDeposits } from '@hammerdock/server/src/operations/payments/return-deposit.ts';
import { saveCard } from '@hammerdock/server/src/operations/payments/save-card.ts';
import { sandboxChecks } from '@hammerdock/server/src/gateways/payments/sandbox/checks.ts';
import { verify } from '@hammerdock/server/src/operations/verify/verify.ts';
import { listAuctionsToInvoice } from '@hammerdock/server/src/store/invoices/invoice-issuing.ts';
import { updateHeartbeat } from '@hammerdock/server/src/store/platform/heartbeat.ts';
import { markPassOpened } from '@hammerdock/server/src/store/pickup/pickup-passes.ts';
import * as build from '@hammerdock/server/src/testing/build.ts';
import { pickUp } from '@hammerdock/server/src/testing/settlements/sales-of-seller.ts';
import { cloneDatabase, type TestDatabase } from '@hammerdock/server/src/testing/postgres.ts';
import { runNode } from '@hammerdock/server/src/testing/process.ts';
import { untilTransactionsEnd } from './until-transactions-end.ts';

const nodeEntry = path.join(import.meta.dirname, 'money-node.ts');
const CLOSES_IN = seconds(2);
const quiet = { max: 6, onError: () => undefined };

interface Intent {
  readonly url: string;
  readonly token: string;
  readonly key: string;
  readonly payload: object;
}

const sentBy = ({ token, key }: Intent) => ({
  headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
});

describe('payments with a node killed before or after each step', () => {
  let database: TestDatabase;
  let db: Db;
  let sandbox: Sandbox;
  let buyer: { id: string; token: string };
  let lotId: string;
  let auctionId: string;

  beforeEach(async () => {
    database = await cloneDatabase();
    db = openDatabase(openPool(database.owner, { ...quiet, name: 'test' }));
    const pool = openPool(database.app, { ...quiet, name: 'sandbox' });
    sandbox = openSandbox(pool, {}, { transfers: true });
    const person = await build.buildPerson(db);
    buyer = { id: person.id, token: (await build.buildSession(db, person.id)).token };
    auctionId = await build.buildAuction(db);
    await db
      .updateTable('auctions')
      .set({ softCloseSeconds: 0 })
      .where('id', '=', auctionId)
      .execute();
    const closesAt = (await readNow(db)) + CLOSES_IN;
    lotId = await build.buildLot(db, { auctionId, closesAt });
    await build.buildBid(db, { lotId, bidderId: buyer.id, amountCents: 1000 });
  });
  afterEach(() => db.destroy());

  const environment = () => ({
    HAMMERDOCK_ENVIRONMENT: 'development',
    DATABASE_URL: database.url,
    HAMMERDOCK_SECRET: 'of all nodes '.repeat(3),
    HAMMERDOCK_TRANSFERS: 'sandbox',
  });
  const context = () => ({
    db,
    workerDb: db,
    payments: sandbox,
    log: openLog('fatal'),
    wakeDispatcher: () => undefined,
  });
  const addCard = async (): Promise<string> => {
    const entry = { digits: '4242424242424242', holder: 'Pat', expMonth: 12, expYear: 2044 };
    const token = (await sandbox.tokenise(entry)) ?? '';
    const tokenised = await sandbox.attachCard(await openCustomer(context(), buyer.id), token);
    if (tokenised === null) throw new Error('the card was refused');
    const card = { userId: buyer.id, tokenised, address: {}, primary: true };
    const saved = await db.transaction().execute((tx) => saveCard(tx, card));
    return saved.ok ? saved.value.id : saved.refusal;
  };
  const run = async (at: string, side: string, request?: Intent): Promise<number | string> => {
    const args = [nodeEntry, JSON.stringify({ at, side })];
    if (request !== undefined) args.push(JSON.stringify({ ...request, ...sentBy(request) }));
    const ended = await runNode({ args, env: environment() }).ended;
    await untilTransactionsEnd(db);
    return ended;
  };
  /**
   * What another node does by itself: every step requested twice concurrently, from the beginning.
   */
  const recover = async (): Promise<void> => {
    const twice = (action: () => Promise<unknown>) => Promise.all([action(), action()]);
    // On a busy machine the killed node's last heartbeat is older than the limit of an outage.
    await db.transaction().execute(async (tx) => updateHeartbeat(tx, await readNow(tx)));
    await twice(() => closeLot(db, lotId));
    await twice(async () => {
      for (const id of await listAuctionsToInvoice(db)) await issueInvoices(context(), id);
    });
    await database.clock.advance(seconds(25));
    await twice(() => resolvePayments(context()));
  };
  /** What the killed node had committed, here and at the provider. */
  const countLeft = async (): Promise<string> => {
    const sold = await db.selectFrom('lots').select('id').where('phase', '=', 'sold').execute();
    const invoices = await db.selectFrom('invoices').select('id').execute();
    const payments = await db.selectFrom('payments').select('state').execute();
    const charges = await db.selectFrom('sandbox.charges').select('id').execute();
    const states = payments.map(({ state }) => state);
    return [sold.length, invoices.length, ...states, charges.length].join(' ');
  };
  const expectOneOfEach = async (): Promise<void> => {
    const invoices = await db.selectFrom('invoices').select(['id', 'totalCents']).execute();
    expect(invoices).toMatchObject([{ totalCents: 864 }]);
    const charges = await db
      .selectFrom('sandbox.charges')
      .select(['amountCents', 'status'])
      .execute();
    expect(charges).toEqual([{ amountCents: 864, status: 'succeeded' }]);
    const payments = await db.selectFrom('payments').select('state').execute();
    expect(payments).toEqual([{ state: 'succeeded' }]);
    expect((await verify(db, sandboxChecks)).discrepancies).toEqual([]);
  };

  // The rows left: lots sold, invoices, states of payments, charges at the provider.
  test.each([
    ['update "lot_states" set "phase"', 'before', '0 0 0'],
    ['update "lot_states" set "phase"', 'after', '1 0 0'],
    ['insert into "invoices"', 'before', '1 0 0'],
    ['insert into "invoices"', 'after', '1 1 0'],
    ['insert into "payments"', 'before', '1 1 0'],
    ['insert into "payments"', 'after', '1 1 processing 0'],
    ['the provider charging', 'after', '1 1 processing 1'],
    ['update "payments" set', 'before', '1 1 processing 1'],
    ['update "payments" set', 'after', '1 1 succeeded 1'],
  ])('R21, R23, R24, R29: one invoice, one charge; killed at %s, %s', async (at, side, left) => {
    await addCard();
    expect(await run(at, side)).toBe('SIGKILL');
    expect(await countLeft()).toBe(left);
    await recover();
    await expectOneOfEach();
  });

  /** A lot that is closed and on a receipt, with no card to charge. */
  const closeUnpaid = async (): Promise<string> => {
    await database.clock.advance(CLOSES_IN);
    await recover();
    const { id } = await db.selectFrom('invoices').select('id').executeTakeFirstOrThrow();
    return id;
  };
  const sendAgain = async (request: Intent) => {
    const config = readConfig(environment(), { dev: false });
    const app = await openApp(config, database, openLog('fatal'), { scheduledJobs: {} });
    const { url, payload } = request;
    const { headers } = sentBy(request);
    const answer = await app.http.inject({ method: 'POST', url, headers, payload });
    await app.close();
    return answer.json<{ status: string; data: Record<string, unknown> }>();
  };

  test.each([
    ['insert into "payments"', 'before', '1 1 0'],
    ['insert into "payments"', 'after', '1 1 processing 0'],
    ['the provider charging', 'after', '1 1 processing 1'],
    ['update "payments" set', 'before', '1 1 processing 1'],
    ['update "payments" set', 'after', '1 1 succeeded 1'],
  ])('R3, R29: charges once for a repeated Pay; killed at %s, %s', async (at, side, left) => {
    const invoice_id = await closeUnpaid();
    const request = {
      url: '/api/cart/payWithCard',
      token: buyer.token,
      key: 'the-one-intent-of-paying',
      payload: { invoice_id, source_id: await addCard() },
    };
    expect(await run(at, side, request)).toBe('SIGKILL');
    expect(await countLeft()).toBe(left);
    expect(await sendAgain(request)).toMatchObject({ data: { payment_status: 'paid' } });
    await expectOneOfEach();
  });

  /** As if it had just been issued to a buyer with a card. */
  const closePaid = async (): Promise<void> => {
    const invoiceId = await closeUnpaid();
    await addCard();
    await db
      .updateTable('invoices')
      .set({ chargeTriedAt: null })
      .where('id', '=', invoiceId)
      .execute();
    await chargeInvoice(context(), invoiceId);
  };

  // The rows left: states of card refunds, refunds at the provider.
  test.each([
    ['insert into "refunds"', 'after', 'processing 0'],
    ['the provider refunding', 'after', 'processing 1'],
    ['update "card_refunds" set state', 'before', 'processing 1'],
  ])('R3, R29, R30: gives a refund once; killed at %s, %s', async (at, side, left) => {
    await closePaid();
    const { id } = await build.buildPerson(db, { role: 'admin' });
    const { token } = await build.buildSession(db, id);
    const request = {
      url: '/api/custom/refundLot',
      token,
      key: 'the-one-intent-of-refunding',
      payload: { lot_id: lotId, refund_type: 'goodwill', refund_reason: 'Sorry', amount: '2.00' },
    };
    expect(await run(at, side, request)).toBe('SIGKILL');
    const states = await db.selectFrom('cardRefunds').select('state').execute();
    const given = await db.selectFrom('sandbox.refunds').select('amountCents').execute();
    expect([...states.map(({ state }) => state), given.length].join(' ')).toBe(left);
    await database.clock.advance(seconds(25));
    await Promise.all([resolveRefunds(context()), resolveRefunds(context())]);
    const made = { refund: { amount: '2.00', refund_status: 'made' } };
    expect(await sendAgain(request)).toMatchObject({ data: made });
    const witness = await db.selectFrom('sandbox.refunds').select('amountCents').execute();
    expect(witness).toEqual([{ amountCents: 200 }]);
    await expectOneOfEach();
  });

  /** A paid receipt, and a lot that asks for a deposit of $50.00. */
  const askForDeposit = async (): Promise<string> => {
    await closePaid();
    const wanted = await build.buildLot(db, { auctionId: await build.buildAuction(db) });
    await db.updateTable('lots').set({ depositCents: 5000 }).where('id', '=', wanted).execute();
    return wanted;
  };
  const requestOf = (url: string, payload: object) => ({
    url,
    token: buyer.token,
    key: 'the-one-intent-of-the-buyer',
    payload,
  });
  const depositOf = async (): Promise<string> => {
    const amount = 5000;
    const rows = await Promise.all([
      db.selectFrom('payments').select('state').where('amountCents', '=', amount).execute(),
      db.selectFrom('sandbox.charges').select('status').where('amountCents', '=', amount).execute(),
      db.selectFrom('sandbox.refunds').select('id').where('amountCents', '=', amount).execute(),
    ]);
    const [[payment], charges, refunds] = rows;
    return `${payment?.state ?? 'none'} ${charges.length} ${refunds.length}`;
  };

  // What is left: the state of the payment, charges and refunds at the provider.
  test.each([
    ['insert into "payments"', 'before', 'none 0 0'],
    ['insert into "payments"', 'after', 'processing 0 0'],
    ['the provider charging', 'after', 'processing 1 0'],
    ['update "payments" set', 'before', 'processing 1 0'],
    ['update "payments" set', 'after', 'succeeded 1 0'],
  ])('R3, R29, R57: takes a deposit once; killed at %s, %s', async (at, side, left) => {
    const product_id = await askForDeposit();
    const request = requestOf('/api/mobile/submitDeposit', { product_id });
    expect(await run(at, side, request)).toBe('SIGKILL');
    expect(await depositOf()).toBe(left);
    const taken = { payment_status: 'paid', deposit_held: '50.00' };
    expect(await sendAgain(request)).toMatchObject({ data: taken });
    expect(await depositOf()).toBe('succeeded 1 0');
    expect((await verify(db, sandboxChecks)).discrepancies).toEqual([]);
  });

  test.each([
    ['insert into "deposit_returns"', 'before', 'succeeded 1 0'],
    ['insert into "deposit_returns"', 'after', 'succeeded 1 0'],
    ['the provider refunding', 'after', 'succeeded 1 1'],
  ])('R3, R29, R57: returns a deposit once; killed at %s, %s', async (at, side, left) => {
    const product_id = await askForDeposit();
    await sendAgain({
      ...requestOf('/api/mobile/submitDeposit', { product_id }),
      key: 'before-it',
    });
    const request = requestOf('/api/mobile/returnDeposit', {});
    expect(await run(at, side, request)).toBe('SIGKILL');
    expect(await depositOf()).toBe(left);
    expect(await sendAgain(request)).toMatchObject({ data: { amount: '50.00' } });
    await database.clock.advance(seconds(25));
    await Promise.all([returnIdleDeposits(context()), returnIdleDeposits(context())]);
    expect(await depositOf()).toBe('succeeded 1 1');
    expect((await verify(db, sandboxChecks)).discrepancies).toEqual([]);
  });

  /** A seller with an account at the provider, to whom the lot is payable. */
  const addPayable = async () => {
    await closePaid();
    const { sellerId } = await db
      .selectFrom('auctions')
      .select('sellerId')
      .where('id', '=', auctionId)
      .executeTakeFirstOrThrow();
    await pickUp({ owner: db }, { lotId, staff: await build.buildPerson(db, { role: 'admin' }) });
    const { transfers } = sandbox;
    if (transfers === null) throw new Error('the sandbox has no transfers');
    const order = { reference: sellerId, email: 'seller@example.com' };
    const gatewayAccount = await transfers.openAccount(order);
    const urls = { returnUrl: '/', refreshUrl: '/' };
    const page = await transfers.beginOnboarding({ gatewayAccount, ...urls });
    await transfers.endSetup(page.split('/').at(-1) ?? '', 'ready');
    const account = { sellerId, provider: sandbox.name, gatewayAccount, standing: 'ready' };
    await db.insertInto('transferAccounts').values(account).execute();
    const { payableCents } = await readSellerMoney(db, sellerId);
    return { sellerId, payableCents };
  };

  // The rows left: states of transfers, transfers at the provider.
  test.each([
    ['insert into "payout_transfers"', 'before', '0'],
    ['insert into "payout_transfers"', 'after', 'pending 0'],
    ['the provider transferring', 'after', 'pending 1'],
    ['update "payout_transfers" set', 'before', 'pending 1'],
    ['update "payout_transfers" set', 'after', 'succeeded 1'],
  ])('R3, R28, R58: pays a seller once; killed at %s, %s', async (at, side, left) => {
    const { sellerId, payableCents } = await addPayable();
    const { id } = await build.buildPerson(db, { role: 'admin' });
    const { token } = await build.buildSession(db, id);
    const request = {
      url: '/api/custom/transferPayout',
      token,
      key: 'the-one-intent-of-transferring',
      payload: { seller_id: sellerId, amount: toDecimal(payableCents) },
    };
    expect(await run(at, side, request)).toBe('SIGKILL');
    const states = await db.selectFrom('payoutTransfers').select('state').execute();
    const made = await db.selectFrom('sandbox.transfers').select('id').execute();
    expect([...states.map(({ state }) => state), made.length].join(' ')).toBe(left);
    await database.clock.advance(seconds(25));
    const config = readConfig(environment(), { dev: false });
    const vault = openVault('a secret of this test only', openLog('fatal'));
    const node = { ...context(), config, vault };
    await Promise.all([resolveTransfers(node), resolveTransfers(node)]);
    const paid = { transfer_state: 'succeeded' };
    expect(await sendAgain(request)).toMatchObject({ data: paid });
    const witness = await db.selectFrom('sandbox.transfers').select('amountCents').execute();
    expect(witness).toEqual([{ amountCents: payableCents }]);
    await expectOneOfEach();
  });

  test.each(['before', 'after'])('R33: hands a lot over once; killed %s', async (side) => {
    await closePaid();
    const staff = await build.buildPerson(db, { role: 'admin' });
    const { token } = await build.buildSession(db, staff.id);
    const vault = openVault('a secret of this test only', openLog('fatal'));
    const { id: sessionId } = await build.buildSession(db, buyer.id);
    const ofBuyer = { userId: buyer.id, sessionId };
    await db.transaction().execute((tx) => issuePass(tx, vault, ofBuyer));
    const { id: pass_id } = await db
      .selectFrom('pickupPasses')
      .select('id')
      .executeTakeFirstOrThrow();
    await db.transaction().execute((tx) => markPassOpened(tx, pass_id, staff.id));
    const request = {
      url: '/api/custom/pickUpLot',
      token,
      key: 'this-very-hand-over',
      payload: { pass_id, lot: lotId },
    };
    expect(await run('insert into "handovers"', side, request)).toBe('SIGKILL');
    expect(await sendAgain(request)).toMatchObject({ data: { checkout_status: '1' } });
    const handovers = await db.selectFrom('handovers').select('lotId').execute();
    expect(handovers).toEqual([{ lotId }]);
    await expectOneOfEach();
  });
});
