// The table of a seller with 10,000 drafts: pages of it by the call, and their rows by bare SQL.
import {
  SELLER_LOT_ORDERS,
  type SellerLotOrder,
} from '@hammerdock/contract/services/seller/seller-lots.ts';
import { makeSellerWithDrafts } from '@hammerdock/demo/fixture/make-drafts.ts';
import { joinDatabase } from '@hammerdock/server/src/testing/join-database.ts';
import pg from 'pg';
import { interleave, median, type Report } from './measure.ts';
import { openServer, RAISED } from './test-bed.ts';

const DRAFTS = 10_000;
const PER_PAGE = 100;
const ROUNDS = 5;
/** The first page, one in the middle and the last. */
const PAGES = [1, DRAFTS / PER_PAGE / 2, DRAFTS / PER_PAGE];
const RUNS = 5;

export async function benchSellerLots(report: Report): Promise<void> {
  const store = await openServer({ HAMMERDOCK_WORLD: 'walk', ...RAISED });
  const seller = { username: 'gridseller', phone: '+14045550177', drafts: DRAFTS };
  await makeSellerWithDrafts(store.dataDir, seller);
  const { database, close } = await joinDatabase(store.dataDir);
  const client = new pg.Client(database);
  await client.connect();
  try {
    await client.query('vacuum analyze draft_lots');
    const token = await signIn(store.url, seller.username);
    const byCall = (page: number) => ask(store.url, token, { page });
    const bySql = async (page: number): Promise<void> => {
      await client.query(ROWS, [seller.username, PER_PAGE, (page - 1) * PER_PAGE]);
      await client.query(COUNT, [seller.username]);
    };
    // Both are measured warm.
    await meanOf(byCall);
    await meanOf(bySql);
    const measured = await interleave(
      ROUNDS,
      () => meanOf(bySql),
      () => meanOf(byCall),
    );
    report.log(`A page of drafts by the call: ${median(measured.ours).toFixed(1)} ms`);
    for (const orderby of SELLER_LOT_ORDERS) {
      const read = (page: number) => ask(store.url, token, { page, orderby });
      await meanOf(read, 1);
      const waits: number[] = [];
      for (let run = 0; run < RUNS; run += 1) waits.push(await meanOf(read, 1));
      report.log(`ordered by ${orderby}: ${median(waits).toFixed(1)} ms`);
    }
    const name = `a page of ${DRAFTS} drafts, beside its bare SQL`;
    report.add({ name, better: 'less', unit: 'ms', gate: 6, aim: 3, ...measured });
  } finally {
    await client.end();
    await close();
    await store.close();
  }
}

const ROWS = `select * from draft_lots
  where seller_id = (select id from users where username = $1)
  order by position desc limit $2 offset $3`;
const COUNT = `select count(*) from draft_lots
  where seller_id = (select id from users where username = $1)`;

async function meanOf(read: (page: number) => Promise<void>, runs = RUNS): Promise<number> {
  const began = performance.now();
  for (let run = 0; run < runs; run += 1) for (const page of PAGES) await read(page);
  return (performance.now() - began) / (runs * PAGES.length);
}

async function signIn(url: string, email: string): Promise<string> {
  const answer = await post(url, 'user/signin', { email, password: 'Hammer-dock-2026' });
  // Every response of /api has the envelope.
  const { data } = (await answer.json()) as { data: { userToken: string } };
  return data.userToken;
}

interface Asked {
  readonly page: number;
  readonly orderby?: SellerLotOrder;
}

async function ask(url: string, token: string, asked: Asked): Promise<void> {
  const input = { list: 'draft', limit: PER_PAGE, ...asked };
  await (await post(url, 'seller/listSellerLots', input, token)).arrayBuffer();
}

async function post(url: string, path: string, input: object, token = ''): Promise<Response> {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
