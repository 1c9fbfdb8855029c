// A large store to search in: lots with titles and descriptions from a vocabulary with a skewed
// distribution, one in four of them open. Deterministic.
import { seededRandom, type Random } from '@hammerdock/demo/random.ts';
import { newId } from '@hammerdock/server/src/security/ids.ts';
import { refreshSearchWords } from '@hammerdock/server/src/store/catalog/search-words.ts';
import { openDatabase } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import pg from 'pg';

const GOODS = { lots: 200_000, live: 50_000, words: 13_000, centers: 4, auctions: 100 };
const ROWS_AT_ONCE = 10_000;

export interface Goods {
  readonly titles: readonly string[];
  readonly labels: readonly string[];
  readonly categories: readonly string[];
  readonly centers: readonly string[];
}

export const CONDITIONS = ['Appears New', 'Opened Box', 'Damaged', 'Apparel', 'Scratch & Dent'];

const SYLLABLES = 'ba ce di fo gu ka le mi no pu ra se ti vo wu zan mer lon dak fil'.split(' ');

/** Unique words of two to four syllables; the first ones are the most common. */
function inventWords(random: Random): string[] {
  const words = new Set<string>();
  while (words.size < GOODS.words) {
    const syllables = Array.from({ length: 2 + random.integerBelow(3) }, () =>
      random.pick(SYLLABLES),
    );
    words.add(syllables.join(''));
  }
  return [...words];
}

export async function arrangeGoods(database: pg.ClientConfig): Promise<Goods> {
  const random = seededRandom(7);
  const vocabulary = inventWords(random);
  const speak = (count: number): string =>
    Array.from(
      { length: count },
      () => vocabulary[Math.floor(random.next() ** 3 * GOODS.words)],
    ).join(' ');
  const client = new pg.Client(database);
  await client.connect();
  await client.query(`set synchronous_commit = off`);
  const categories = await arrangeShelves(client);
  const titles: string[] = [];
  const labels: string[] = [];
  for (let from = 0; from < GOODS.lots; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: ROWS_AT_ONCE }, (_, index) => ({
      number: from + index,
      title: speak(5 + random.integerBelow(4)),
      // Closed lots are not searched.
      description: from + index < GOODS.live ? speak(14) : '',
    }));
    await insertLots(client, rows);
    const live = rows.filter(({ number }) => number < GOODS.live);
    titles.push(...live.map(({ title }) => title));
    labels.push(...live.map(({ number }) => labelOf(number)));
  }
  await client.query(
    `insert into lot_states (lot_id, phase, closes_at, close_check_at)
     select id, phase, listed_close_at, listed_close_at from lots`,
  );
  await client.query('vacuum analyze lots, lot_states');
  await client.end();
  await countWords(database);
  const centers = Array.from({ length: GOODS.centers }, (_, n) => `center-${n}`);
  return { titles, labels, categories, centers };
}

const labelOf = (number: number): string => `LPNGOODS${String(number).padStart(7, '0')}`;

async function arrangeShelves(client: pg.Client): Promise<string[]> {
  const seller = newId();
  await client.query(
    `insert into users (id, role, first_name, last_name, username, email, phone, password_hash,
       address1, city, state, zip)
     values ($1, 'seller', 'Sam', 'Seller', 'sam', 'sam@example.com', '+14045550100', '', '1', 'D',
       'GA', '30030')`,
    [seller],
  );
  await client.query(
    `insert into centers (id, slug, name, address, city, state, zip, phone, tax_bps, hours)
     select gen_random_uuid(), 'center-' || n, 'Center', '1 Main St', 'Town ' || n, 'GA', '30030',
       '404', 800, '{}' from generate_series(0, $1 - 1) as n`,
    [GOODS.centers],
  );
  await client.query(
    `insert into auctions (id, number, title, center_id, seller_id, starts_at, ends_at, increments,
       tax_bps, pickup_starts_at, published_at)
     select gen_random_uuid(), n, 'Auction ' || n,
       (select id from centers where slug = 'center-' || n % $1), $2, now() - interval '1 h',
       now() + interval '9 h', '[{"fromCents": 1, "stepCents": 100}]', 800, now(), now()
     from generate_series(1, $3) as n`,
    [GOODS.centers, seller, GOODS.auctions],
  );
  const { rows } = await client.query<{ slug: string }>(
    `insert into categories (id, slug, name, section)
     select gen_random_uuid(), 'kind-' || n, 'Kind ' || n, 'Home' from generate_series(1, 19) as n
     returning slug`,
  );
  return rows.map(({ slug }) => slug);
}

interface Row {
  readonly number: number;
  readonly title: string;
  readonly description: string;
}

const insertLots = (client: pg.Client, rows: readonly Row[]) =>
  client.query(
    `insert into lots (id, auction_id, number, lpn, title, description, category_id, condition,
       msrp_cents, start_price_cents, images, phase, first_phase, opens_at, first_closes_at,
       listed_close_at)
     select gen_random_uuid(), auctions.id, n, label, given.title, given.description, categories.id,
       (array['Appears New', 'Opened Box', 'Damaged', 'Apparel', 'Scratch & Dent'])[1 + n % 5],
       10000, 100 * (1 + n % 300), '["a.webp"]', phase, 'open', now() - interval '1 h', closes,
       closes
     from unnest($1::int[], $2::text[], $3::text[], $4::text[])
       as given (n, label, title, description)
     cross join lateral (select
       case when n < ${GOODS.live} then 'open' else 'unsold' end as phase,
       now() + case when n < ${GOODS.live} then 1 else -1 end
         * (interval '9 h' + n * interval '1 s') as closes) as fate
     join auctions on auctions.number = 1 + n % ${GOODS.auctions}
     join categories on categories.slug = 'kind-' || (1 + (n * 7) % 19)`,
    [
      rows.map(({ number }) => number),
      rows.map(({ number }) => labelOf(number)),
      rows.map(({ title }) => title),
      rows.map(({ description }) => description),
    ],
  );

async function countWords(database: pg.ClientConfig): Promise<void> {
  const pool = openPool(
    { connection: { ...database } },
    { max: 1, name: 'bench', onError: () => undefined },
  );
  await openDatabase(pool).transaction().execute(refreshSearchWords);
  await pool.end();
}
