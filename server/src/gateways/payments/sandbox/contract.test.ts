import { minutes } from '@hammerdock/domain/time.ts';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../db/database.ts';
import { openPool } from '../../../db/pool.ts';
import { clearFaults, outage } from '../../../testing/fakes/sandbox-faults.ts';
import { CARD_NUMBERS } from '../../../testing/fixtures/sales.ts';
import { testGateway } from '../../../testing/gateway-contract.ts';
import { cloneDatabase } from '../../../testing/postgres.ts';
import type { SandboxFaults } from './faults.ts';
import { openSandbox } from './sandbox.ts';

const BANK_ACCOUNTS = {
  good: '000123456789',
  'fails on charge': '000111111113',
  'deposits fail': '000666666661',
} as const;
const quiet = { max: 2, name: 'test', onError: () => undefined };

testGateway('the sandbox', async () => {
  const { owner, clock } = await cloneDatabase();
  const pool = openPool(owner, quiet);
  const nowhere = openPool({ connection: { host: '127.0.0.1', port: 1 } }, quiet);
  const db = openDatabase(pool);
  const faults: SandboxFaults = {};
  const sandbox = openSandbox(pool, faults);
  return {
    gateway: sandbox,
    unreachable: openSandbox(nowhere),
    detailsOf: async (id) => {
      const { name, email, address } = await db
        .selectFrom('sandbox.customers')
        .select(['name', 'email', 'address'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return [name, email, address];
    },
    enterCard: async (card) => {
      const entry = { digits: CARD_NUMBERS[card], holder: 'Pat Example' };
      return (await sandbox.tokenise({ ...entry, expMonth: 12, expYear: 2044 })) ?? '';
    },
    enterBank: async (bank) => {
      const entry = { routingNumber: '110000000', holder: 'Pat Example' };
      return (await sandbox.tokeniseBank({ ...entry, accountNumber: BANK_ACCOUNTS[bank] })) ?? '';
    },
    endDeposits: (token, bankStatus) => sandbox.endDeposits(token, bankStatus),
    openDispute: (intentId) => sandbox.openDispute(intentId, 1500),
    closeDispute: (id, state) => sandbox.closeDispute(id, state),
    failRefund: (intentId) => sandbox.failRefund(intentId),
    holdRefund: (intentId) => sandbox.holdRefund(intentId),
    clearCharges: () => clock.advance(minutes(3)),
    decide: async (url, confirmed) => {
      await sandbox.decideVerification(url.split('/').at(-1) ?? '', confirmed);
    },
    loseResponses: () => Object.assign(faults, { afterCharge: outage, afterRefund: outage }),
    restore: () => clearFaults(faults),
    amountsTaken: async (intentId) => {
      const taken = await db
        .selectFrom('sandbox.charges')
        .select('amountCents')
        .where('idempotencyKey', '=', intentId)
        .where('status', '=', 'succeeded')
        .execute();
      return taken.map(({ amountCents }) => amountCents);
    },
    close: async () => {
      await Promise.all([pool.end(), nowhere.end()]);
    },
  };
});

test('the sandbox knows the published test cards only (R29)', async () => {
  const pool = openPool((await cloneDatabase()).owner, quiet);
  const entry = { holder: 'Pat Example', expMonth: 12, expYear: 2044 };
  const sandbox = openSandbox(pool);
  expect(await sandbox.tokenise({ ...entry, digits: '4111111111111111' })).toBeNull();
  for (const digits of Object.values(CARD_NUMBERS)) {
    expect(await sandbox.tokenise({ ...entry, digits })).toMatch(/^tok_/);
  }
  await pool.end();
});
