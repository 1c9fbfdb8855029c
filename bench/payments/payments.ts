// The receipts of a large auction charged at a provider that takes 300 ms for each, and its
// webhooks beside bare writes of the same rows.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EMULATOR_KEYS, openEmulator, type Emulator } from '../../chaos/stripe/emulator.ts';
import { joinDatabase } from '@hammerdock/server/src/testing/join-database.ts';
import pg from 'pg';
import { interleave, type Report } from '../measure.ts';
import { arrangeSoldLots } from './sold-lots.ts';
import { openServer, RAISED } from '../test-bed.ts';

const RECEIPTS = 1_000;
const CHARGE_MS = 300;
/** As many as the store runs jobs at once. */
const AT_ONCE = 4;
const IDEAL_S = (RECEIPTS * CHARGE_MS) / AT_ONCE / 1000;
const MEMORY_MIB_MAX = 100;
const WEBHOOKS = 1_000;
const CONNECTIONS = 8;
const ROUNDS = 5;
const WARM_UPS = 4;

export async function benchPayments(report: Report): Promise<void> {
  const emulator = await openEmulator();
  const store = await openServer({
    HAMMERDOCK_WORLD: 'none',
    ...RAISED,
    HAMMERDOCK_PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: EMULATOR_KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: EMULATOR_KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: EMULATOR_KEYS.webhookSecret,
    STRIPE_API_URL: emulator.url,
  });
  const { database, close } = await joinDatabase(store.dataDir);
  try {
    const load = watchCharges(emulator);
    const wallets = Array.from({ length: RECEIPTS }, (_, n) => {
      const customer = emulator.account.create('cus', 'customer', { name: `Buyer ${n}` }).id;
      return { customer, card: emulator.account.addCard(customer, 'good', 'Ben Buyer').id };
    });
    await benchCharges(report, { load, database, pid: store.pid, wallets });
    await benchWebhooks(report, { emulator, database, url: store.url });
  } finally {
    await close();
    await store.close();
    await emulator.close();
  }
}

interface Load {
  readonly began: number[];
  ended: number;
  open: number;
  most: number;
}

function watchCharges({ faults }: Emulator): Load {
  const load: Load = { began: [], ended: 0, open: 0, most: 0 };
  faults.takes = async (method, pathname) => {
    if (method !== 'POST' || pathname !== '/v1/payment_intents') return;
    load.began.push(performance.now());
    load.open += 1;
    load.most = Math.max(load.most, load.open);
    await sleep(CHARGE_MS);
    load.open -= 1;
    load.ended = performance.now();
  };
  return load;
}

interface Charging {
  readonly load: Load;
  readonly database: pg.ClientConfig;
  readonly pid: number;
  readonly wallets: Parameters<typeof arrangeSoldLots>[1];
}

async function benchCharges(report: Report, { load, database, pid, wallets }: Charging) {
  const client = new pg.Client(database);
  await client.connect();
  const countPaid = async (): Promise<number> => {
    const { rows } = await client.query<{ paid: number }>(
      `select count(*)::int as paid from payments where state = 'succeeded'`,
    );
    return rows[0]?.paid ?? 0;
  };
  const before = memoryMib(pid);
  await arrangeSoldLots(database, wallets);
  let most = before;
  while ((await countPaid()) < RECEIPTS) {
    most = Math.max(most, memoryMib(pid));
    await sleep(500);
  }
  await client.end();
  const seconds = (load.ended - (load.began[0] ?? 0)) / 1000;
  report.log(
    `${RECEIPTS} receipts were charged in ${seconds.toFixed(1)} s, at most ${load.most} at once; ` +
      `the store took ${before.toFixed(0)} MiB before and at most ${most.toFixed(0)} MiB then.`,
  );
  report.check(`each of ${RECEIPTS} receipts is charged once`, load.began.length === RECEIPTS);
  const grew = most - before <= MEMORY_MIB_MAX;
  report.check(`charging ${RECEIPTS} receipts takes at most ${MEMORY_MIB_MAX} MiB more`, grew);
  report.add({
    name: `charging ${RECEIPTS} receipts, beside the provider's own time`,
    better: 'less',
    unit: 's',
    gate: 1.5,
    aim: 1.2,
    baseline: [IDEAL_S, IDEAL_S],
    ours: [seconds],
  });
}

/** Resident; 0 where the system does not tell. */
function memoryMib(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

interface Delivering {
  readonly emulator: Emulator;
  readonly database: pg.ClientConfig;
  readonly url: string;
}

/** Each is about a payment that is settled, as most are: the charge was answered before. */
async function benchWebhooks(report: Report, { emulator, database, url }: Delivering) {
  const succeeded = emulator.account.events.filter(
    ({ type }) => type === 'payment_intent.succeeded',
  );
  let delivered = 0;
  const deliver = async (): Promise<void> => {
    delivered += 1;
    const event = { ...succeeded[delivered % succeeded.length], id: `evt_bench_${delivered}` };
    const { payload, header } = emulator.sign(event);
    const answer = await fetch(`${url}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      body: payload,
    });
    if (answer.status !== 204) throw new Error(`a webhook was answered ${answer.status}`);
  };
  const pool = new pg.Pool({ ...database, max: CONNECTIONS });
  let written = 0;
  const write = async (): Promise<void> => {
    written += 1;
    const key = ['bench', `evt_${written}`];
    await pool.query(
      `insert into gateway_events (provider, id, kind) values ($1, $2, 'payment_intent.succeeded')`,
      key,
    );
    await pool.query(
      'update gateway_events set applied_at = now() where provider = $1 and id = $2',
      key,
    );
  };
  // The code of both sides is compiled meanwhile.
  for (let n = 0; n < WARM_UPS; n += 1) await Promise.all([perSecond(deliver), perSecond(write)]);
  const measured = await interleave(
    ROUNDS,
    () => perSecond(write),
    () => perSecond(deliver),
  );
  await pool.end();
  const name = 'webhooks, beside bare writes of the same rows';
  report.add({ name, better: 'more', unit: 'a second', gate: 0.15, aim: 0.3, ...measured });
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  let left = WEBHOOKS;
  const workers = Array.from({ length: CONNECTIONS }, async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  });
  await Promise.all(workers);
  return (WEBHOOKS * 1000) / (performance.now() - began);
}
