import { expect, test } from 'vitest';
import { openDatabase } from '../../../db/database.ts';
import { openPool } from '../../../db/pool.ts';
import { clearFaults, outage } from '../../../testing/fakes/sandbox-faults.ts';
import { cloneDatabase } from '../../../testing/postgres.ts';
import { testTransfers } from '../../../testing/transfer-contract.ts';
import type { SandboxFaults } from './faults.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';
import type { SetupEnd } from './transfers.ts';

const quiet = { max: 2, name: 'test', onError: () => undefined };
const URLS = { returnUrl: '/seller?setup=done', refreshUrl: '/seller?setup=expired' };

async function endSetup({ transfers }: Sandbox, gatewayAccount: string, end: SetupEnd) {
  const page = await transfers?.beginOnboarding({ gatewayAccount, ...URLS });
  await transfers?.endSetup(page?.split('/').at(-1) ?? '', end);
}

testTransfers('the sandbox', async () => {
  const { owner } = await cloneDatabase();
  const pool = openPool(owner, quiet);
  const nowhere = openPool({ connection: { host: '127.0.0.1', port: 1 } }, quiet);
  const db = openDatabase(pool);
  const faults: SandboxFaults = {};
  const sandbox = openSandbox(pool, faults, { transfers: true });
  return {
    gateway: sandbox,
    unreachable: openSandbox(nowhere, {}, { transfers: true }),
    endSetup: async (account, end) => {
      if (end === 'closed') await sandbox.transfers?.closeAccount(account);
      else await endSetup(sandbox, account, end);
    },
    emptyBalance: (account) => endSetup(sandbox, account, 'refuses'),
    spend: (account) => endSetup(sandbox, account, 'spends'),
    loseResponses: () => Object.assign(faults, { afterTransfer: outage, afterReversal: outage }),
    restore: () => clearFaults(faults),
    amountsTransferred: async (payoutId) => {
      const made = await db
        .selectFrom('sandbox.transfers')
        .select('amountCents')
        .where('idempotencyKey', '=', payoutId)
        .where('reversedAt', 'is', null)
        .execute();
      return made.map(({ amountCents }) => amountCents);
    },
    close: async () => {
      await Promise.all([pool.end(), nowhere.end()]);
    },
  };
});

test('the sandbox offers transfers only where they are switched on', async () => {
  const pool = openPool((await cloneDatabase()).owner, quiet);
  expect(openSandbox(pool).transfers).toBeNull();
  await pool.end();
});

test('a link to the setup page is used up by one visit', async () => {
  const pool = openPool((await cloneDatabase()).owner, quiet);
  const { transfers } = openSandbox(pool, {}, { transfers: true });
  const order = { reference: 'a seller', email: 'seller@example.com' };
  const gatewayAccount = (await transfers?.openAccount(order)) ?? '';
  const page = await transfers?.beginOnboarding({ gatewayAccount, ...URLS });
  const link = page?.split('/').at(-1) ?? '';
  expect(await transfers?.findSetup(link)).toMatchObject({
    account: gatewayAccount,
    isUsed: false,
  });
  expect(await transfers?.endSetup(link, 'ready')).toMatchObject({ returnUrl: URLS.returnUrl });
  expect(await transfers?.endSetup(link, 'incomplete')).toBeNull();
  expect(await transfers?.findSetup(link)).toMatchObject({ isUsed: true });
  expect(await transfers?.findAccount(gatewayAccount)).toEqual({ standing: 'ready', needs: [] });
  await pool.end();
});
