// Searches among 200,000 lots, 50,000 of them open, compared with the SQL of the same queries:
// common and rare words, filters, sorts, labels, and some typing errors.
import http from 'node:http';
import { seededRandom } from '@hammerdock/demo/random.ts';
import { joinDatabase } from '@hammerdock/server/src/testing/join-database.ts';
import pg from 'pg';
import { arrangeGoods, CONDITIONS, type Goods } from './goods.ts';
import { interleave, type Report } from './measure.ts';
import { openServer, RAISED } from './test-bed.ts';

const ROUNDS = 3;
const QUESTIONS = 600;
const ASKERS = 4;

interface SearchQuery {
  readonly typed: string;
  /** The correct spelling, so that the compared SQL needs no typing correction. */
  readonly meant: string;
  readonly orderby: '' | '1' | '3';
  readonly category_id: string;
  readonly condition: string;
  readonly max_price: string;
}

export async function benchSearch(report: Report): Promise<void> {
  const store = await openServer({ HAMMERDOCK_WORLD: 'none', ...RAISED });
  const { database, close } = await joinDatabase(store.dataDir);
  const agent = new http.Agent({ keepAlive: true, maxSockets: ASKERS });
  const pool = new pg.Pool({ ...database, max: ASKERS, options: '-c jit=off' });
  try {
    const began = performance.now();
    const queries = makeQueries(await arrangeGoods(database));
    report.log(`200,000 lots took ${Math.round((performance.now() - began) / 1000)} s to load.`);
    const bySql = () => p95Of(queries, (query) => queryDatabase(pool, query));
    const byCall = () => p95Of(queries, (query) => queryStore(store.url, agent, query));
    await byCall();
    await bySql();
    const measured = await interleave(ROUNDS, bySql, byCall);
    const name = `a search among 200,000 lots, p95 of ${ASKERS} askers, beside its bare SQL`;
    report.add({ name, better: 'less', unit: 'ms', gate: 3, aim: 2, ...measured });
  } finally {
    agent.destroy();
    await pool.end();
    await close();
    await store.close();
  }
}

/**
 * Of ten queries six are only words, two have filters, one has a typing error, one is a label.
 */
function makeQueries(goods: Goods): SearchQuery[] {
  const random = seededRandom(11);
  return Array.from({ length: QUESTIONS }, (_, n) => {
    const words = random.pick(goods.titles).split(' ');
    const meant = n % 10 === 9 ? random.pick(goods.labels) : words.slice(0, 1 + (n % 2)).join(' ');
    const narrowed = n % 10 === 6 || n % 10 === 7;
    const order = (['', '', '1', '3'] as const)[n % 4] ?? '';
    return {
      typed: n % 10 === 8 ? mistype(meant) : meant,
      meant,
      orderby: order,
      category_id: narrowed ? random.pick(goods.categories) : '',
      condition: narrowed ? random.pick(CONDITIONS) : '',
      max_price: narrowed ? '150' : '',
    };
  });
}

const mistype = (words: string): string => `${words.slice(0, -2)}${words.slice(-1)}`;

async function p95Of(
  queries: readonly SearchQuery[],
  answer: (query: SearchQuery) => Promise<void>,
): Promise<number> {
  const waits: number[] = [];
  const waiting = queries[Symbol.iterator]();
  const asker = async (): Promise<void> => {
    for (const query of waiting) {
      const began = performance.now();
      await answer(query);
      waits.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: ASKERS }, asker));
  return waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;
}

/** One page and the total count, with what a card shows: the obvious SQL. */
async function queryDatabase(pool: pg.Pool, query: SearchQuery): Promise<void> {
  const { meant, orderby, category_id, condition, max_price } = query;
  const order = { '': 'ts_rank(lots.words, asked.query) desc,', '1': '', '3': 'price,' }[orderby];
  const isLabel = meant.startsWith('LPN');
  const found = `from lots join lot_states on lot_states.lot_id = lots.id
    join auctions on auctions.id = lots.auction_id
    join centers on centers.id = auctions.center_id
    join categories on categories.id = lots.category_id
    cross join (select ${isLabel ? '$1::tsquery' : "plainto_tsquery('english', $1)"} as query) asked
    where lots.phase in ('upcoming', 'open') and lots.words @@ asked.query
      and ($2 = '' or categories.slug = $2) and ($3 = '' or lots.condition = $3)
      and ($4 = '' or coalesce(price_cents, start_price_cents) <= $4::numeric * 100)`;
  const given = [
    isLabel ? `'=${meant.slice(3).toLowerCase()}'` : meant,
    category_id,
    condition,
    max_price,
  ];
  await pool.query(
    `select lots.*, lot_states.*, auctions.number, auctions.increments, centers.city,
       categories.name,
       coalesce(price_cents, start_price_cents) as price
     ${found} order by ${order} closes_at, lots.id limit 12`,
    given,
  );
  await pool.query(`select count(*)::int ${found}`, given);
}

function queryStore(url: string, agent: http.Agent, query: SearchQuery): Promise<void> {
  const { typed, meant: _meant, ...filters } = query;
  const body = JSON.stringify({ searchtext: typed, ...filters });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${url}/api/mobile/searchProducts`,
      { method: 'POST', agent, headers },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`));
        answer.resume();
        answer.on('end', resolve);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
