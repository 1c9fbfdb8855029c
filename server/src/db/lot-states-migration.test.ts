import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const folder = path.join(import.meta.dirname, 'migrations');
const files = readdirSync(folder).toSorted();
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const MIGRATION = '0060-lot-states.sql';
const [copy = '', exclusive = ''] = read(MIGRATION).split(/^(?=lock table)/m);

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [ANN, BOB] = [id(1), id(2)];
const [BID_ON, SOLD, LATE, NEW] = [id(11), id(12), id(13), id(14)];

describe('migration 0060 moves the state of lots to a separate table', () => {
  const { socketDir, port, superuser } = inject('testPostgres');
  const connect = async (database: string): Promise<pg.Client> => {
    const client = new pg.Client({ host: socketDir, port, user: superuser, database });
    await client.connect();
    return client;
  };
  let client: pg.Client;

  beforeAll(async () => {
    const name = `lot_states_${randomBytes(4).toString('hex')}`;
    const first = await connect('postgres');
    await first.query(`create database ${name}`);
    await first.end();
    client = await connect(name);
    for (const file of files.filter((each) => each < MIGRATION)) await client.query(read(file));
    await insertStore();
    await insertLot(BID_ON, 1, {
      phase: 'open',
      sequence: 2,
      price: 500,
      leader: ANN,
      maximum: 900,
    });
    await insertLot(SOLD, 2, { phase: 'sold', sequence: 3, price: 700, leader: BOB, maximum: 800 });
    await insertLot(LATE, 3, { phase: 'open', sequence: 0 });
    await client.query(copy);
    // An older node continues serving while the rows are copied.
    await client.query(
      `update lots set sequence = 1, price_cents = 100, leader_id = $2, leader_max_cents = 300,
         bid_count = 1, closes_at = closes_at + interval '5 minutes' where id = $1`,
      [LATE, BOB],
    );
    await insertLot(NEW, 4, { phase: 'upcoming', sequence: 0 });
    await client.query(`begin; ${exclusive}; commit`);
  });
  afterAll(() => client.end());

  async function insertStore(): Promise<void> {
    await client.query(
      `insert into users (id, role, first_name, last_name, username, email, phone, password_hash,
         address1, city, state, zip)
       select id, 'buyer', 'A', 'B', id::text, id::text, id::text, '', '1 A St', 'B', 'GA', '3'
       from unnest($1::uuid[]) as id`,
      [[ANN, BOB]],
    );
    await client.query(
      `insert into centers values ($1, 'here', 'Here', '1 A St', 'B', 'GA', '3', '5', 800, '{}')`,
      [ANN],
    );
    await client.query(`insert into categories values ($1, 'all', 'All', 'All')`, [ANN]);
    await client.query(
      `insert into auctions (id, number, title, center_id, seller_id, starts_at, ends_at,
         increments, tax_bps, pickup_starts_at)
       values ($1, 1, 'A', $1, $1, now(), now(), '[]', 0, now())`,
      [ANN],
    );
  }

  interface OldState {
    readonly phase: string;
    readonly sequence: number;
    readonly price?: number;
    readonly leader?: string;
    readonly maximum?: number;
  }

  async function insertLot(lotId: string, number: number, state: OldState): Promise<void> {
    const { phase, sequence, price, leader, maximum } = state;
    await client.query(
      `insert into lots (id, auction_id, number, lpn, title, description, category_id, condition,
         start_price_cents, opens_at, first_closes_at, closes_at, phase, sequence, price_cents,
         leader_id, leader_max_cents, bid_count)
       values ($1, $2, $3, 'L' || $3::int, 'A', 'A', $2, 'New', 100, now(), 'epoch', 'epoch',
         $4, $5::int,
         $6, $7, $8, $5)`,
      [lotId, ANN, number, phase, sequence, price, leader, maximum],
    );
  }

  test('with everything that happened while the rows were copied', async () => {
    const { rows } = await client.query(
      `select lot_id, phase, sequence, bid_count, price_cents::int as price,
         leader_id as leader, leader_max_cents::int as maximum,
         extract(epoch from closes_at)::int as closes,
         extract(epoch from close_check_at)::int as checked
       from lot_states order by lot_id`,
    );
    const none = { sequence: 0, bid_count: 0, price: null, leader: null, maximum: null };
    const due = { closes: 0, checked: 0 };
    expect(rows).toEqual([
      { lot_id: BID_ON, phase: 'open', ...due, ...stateOf(2, 500, ANN, 900) },
      { lot_id: SOLD, phase: 'sold', ...due, ...stateOf(3, 700, BOB, 800) },
      { lot_id: LATE, phase: 'open', closes: 300, checked: 300, ...stateOf(1, 100, BOB, 300) },
      { lot_id: NEW, phase: 'upcoming', ...due, ...none },
    ]);
  });

  const stateOf = (sequence: number, price: number, leader: string, maximum: number) => ({
    sequence,
    bid_count: sequence,
    price,
    leader,
    maximum,
  });

  test('and leaves the winners and the closes for lists in the catalog', async () => {
    const { rows } = await client.query(
      `select id, winner_id, extract(epoch from listed_close_at)::int as close
       from lots order by id`,
    );
    expect(rows).toEqual([
      { id: BID_ON, winner_id: null, close: 0 },
      { id: SOLD, winner_id: BOB, close: 0 },
      { id: LATE, winner_id: null, close: 300 },
      { id: NEW, winner_id: null, close: 0 },
    ]);
  });

  test('without triggers, and with the lot first in every key (R4)', async () => {
    const { rows: triggers } = await client.query(
      `select tgname from pg_trigger where not tgisinternal
         and tgrelid in ('lot_states'::regclass, 'lot_events'::regclass)`,
    );
    expect(triggers).toEqual([]);
    const { rows } = await client.query<{ name: string; keyed: boolean }>(
      `select indexrelid::regclass::text as name, attname = 'lot_id' as keyed
       from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
       where indrelid in ('lot_states'::regclass, 'lot_events'::regclass)
         and (indisunique or indisprimary) order by 1`,
    );
    expect(rows).toEqual([
      { name: 'lot_events_one_close', keyed: true },
      { name: 'lot_events_pkey', keyed: true },
      { name: 'lot_states_pkey', keyed: true },
    ]);
  });

  test('with one index on the states besides their key, which bids do not change', async () => {
    const { rows } = await client.query<{ columns: string[] }>(
      `select array_agg(distinct attname::text) as columns from pg_index
       join pg_depend on objid = indexrelid and classid = 'pg_class'::regclass
         and refobjid = indrelid and refobjsubid > 0
       join pg_attribute on attrelid = indrelid and attnum = refobjsubid
       where indrelid = 'lot_states'::regclass and not indisprimary group by indexrelid`,
    );
    expect(rows).toEqual([{ columns: ['close_check_at', 'phase'] }]);
  });
});
