// A year of one seller's history for the reports, written set by set: 300 auctions, 100,000 lots,
// a million bids, and the receipts, journals, refunds and pickups of the lots that sold.
import { closeMonths } from '@hammerdock/server/src/operations/accounting/close-months.ts';
import { sumStatements } from '@hammerdock/server/src/operations/accounting/sum-statements.ts';
import { openLog } from '@hammerdock/server/src/monitoring/log.ts';
import { sumLots } from '@hammerdock/server/src/operations/reporting/sum-lots.ts';
import { openDatabase } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import pg from 'pg';
import { addSeller, type Seller } from './seller.ts';

const AUCTIONS = 300;
const LOTS = 100_000;
const BIDS_PER_LOT = 10;
const BUYERS = 2_000;

const PEOPLE = `insert into users (id, role, first_name, last_name, username, email, phone,
    password_hash, address1, city, state, zip, email_verified_at, phone_verified_at)
  select gen_random_uuid(), 'buyer', 'Ben', 'Buyer', 'buyer' || n, 'buyer' || n || '@example.com',
    '+1404' || lpad(n::text, 7, '0'), '', '1 Main St', 'Decatur', 'GA', '30030', now(), now()
  from generate_series(1, ${BUYERS}) as n`;

const STEPS: readonly string[] = [
  `create temp table buyers as select row_number() over () - 1 as place, id from users
     where role = 'buyer'`,
  `insert into centers (id, slug, name, address, city, state, zip, phone, tax_bps, hours)
   select gen_random_uuid(), 'center-' || n, 'Center', '1 Main St', 'Town ' || n, 'GA', '30030',
     '404', 800, '{}' from generate_series(0, 3) as n`,
  `insert into categories (id, slug, name, section)
   select gen_random_uuid(), 'kind-' || n, 'Kind ' || n, 'Home' from generate_series(0, 19) as n`,
  `insert into auctions (id, number, title, center_id, seller_id, starts_at, ends_at, increments,
     tax_bps, pickup_starts_at, published_at, invoiced_at)
   select gen_random_uuid(), n, 'Auction ' || n,
     (select id from centers where slug = 'center-' || n % 4),
     (select id from users where role = 'seller'), ended - interval '7 days', ended,
     '[{"fromCents": 1, "stepCents": 100}]', 800, ended, ended - interval '8 days', ended
   from generate_series(1, ${AUCTIONS}) as n
     cross join lateral (select now() - n * interval '29 hours' as ended) as times`,
  `insert into lots (id, auction_id, number, lpn, title, description, category_id, condition,
     msrp_cents, start_price_cents, phase, first_phase, opens_at, first_closes_at,
     listed_close_at, hammer_cents, winner_id, final_bids, final_bidders)
   select gen_random_uuid(), auctions.id, n, 'LPN' || n, 'Lot ' || n, 'A thing.', categories.id,
     'Appears New', 2000 + n % 9000, 100 * (1 + n % 130), phase, 'upcoming', starts_at, ends_at,
     ends_at, case when phase = 'sold' then 500 + n % 7000 end,
     case when phase = 'sold' then buyers.id end, 0, 0
   from generate_series(1, ${LOTS}) as n
     cross join lateral (select case when n % 10 < 7 then 'sold' else 'unsold' end as phase) fate
     join auctions on auctions.number = 1 + n % ${AUCTIONS}
     join categories on categories.slug = 'kind-' || n % 20
     join buyers on buyers.place = (n / ${AUCTIONS} * 7 + n % ${AUCTIONS}) % 100 * 20 + n % 20`,
  `insert into lot_states (lot_id, phase, closes_at, close_check_at, bid_count, sequence)
   select id, phase, listed_close_at, listed_close_at, ${BIDS_PER_LOT}, ${BIDS_PER_LOT} from lots`,
  `insert into lot_events (lot_id, sequence, kind, at, bidder_id, amount_cents, bid_type,
     result_closes_at)
   select lots.id, n, 'bid', listed_close_at - n * interval '1 minute', buyers.id, 100 * n, 'proxy',
     listed_close_at
   from lots cross join generate_series(1, ${BIDS_PER_LOT}) as n
     join buyers on buyers.place = (lots.number * 31 + n * n * 17) % ${BUYERS}`,
  `update lots set final_bids = ${BIDS_PER_LOT}, final_bidders = bidders
   from (select lot_id, count(distinct bidder_id) as bidders from lot_events group by 1) counted
   where counted.lot_id = lots.id`,
  `create temp table sales as select gen_random_uuid() as invoice_id, auction_id, winner_id,
     sum(hammer_cents)::bigint as hammer, sum(hammer_cents * 17 / 100)::bigint as premium,
     sum(hammer_cents * 9 / 100)::bigint as tax, max(listed_close_at) as at
   from lots where phase = 'sold' group by auction_id, winner_id`,
  `insert into invoices (id, user_id, auction_id, tax_exempt, card_fee_bps, hammer_cents,
     premium_cents, tax_cents, total_cents, issued_at, unpaid_step_at)
   select invoice_id, winner_id, auction_id, false, 0, hammer, premium, tax,
     hammer + premium + tax, at, null from sales`,
  `insert into invoice_lines (id, invoice_id, lot_id, hammer_cents, premium_cents, tax_cents)
   select gen_random_uuid(), invoice_id, lots.id, hammer_cents, hammer_cents * 17 / 100,
     hammer_cents * 9 / 100
   from lots join sales using (auction_id, winner_id)`,
  `create temp table booked as select gen_random_uuid() as id, sales.*, kind from sales
     cross join (values ('invoice issued'), ('card payment')) as kinds (kind)
     where kind = 'invoice issued' or hashtext(invoice_id::text) % 20 <> 0`,
  `insert into refunds (id, invoice_id, lot_id, user_id, actor_id, mode, ground, reason,
     hammer_cents, premium_cents, tax_cents, amount_cents, credit_cents, at)
   select gen_random_uuid(), invoice_id, lot_id, winner_id, winner_id, 'card', 'guarantee',
     'Broken', lines.hammer_cents, lines.premium_cents, lines.tax_cents,
     lines.hammer_cents + lines.premium_cents + lines.tax_cents, 0,
     listed_close_at + interval '3 days'
   from invoice_lines lines join lots on lots.id = lot_id where number % 23 = 1`,
  `insert into returns (lot_id, refund_id, staff_id, reason, at)
   select lot_id, refunds.id, user_id, 'Broken', at
   from refunds join lots on lots.id = lot_id where number % 69 = 1`,
  `insert into booked (id, invoice_id, winner_id, hammer, premium, tax, at, kind)
   select id, invoice_id, user_id, hammer_cents, premium_cents, tax_cents, at, 'refund made'
   from refunds`,
  `alter table journals drop constraint journals_payment, drop constraint journals_reference`,
  `insert into journals (id, kind, user_id, invoice_id, reference, at)
   select id, kind, winner_id, invoice_id,
     kind || ' ' || id, at
   from booked`,
  `insert into entries (journal_id, position, account, invoice_id, amount_cents)
   select id, position, account, invoice_id, cents
   from booked cross join lateral (values
     ('invoice issued', 0, 'buyer receivable', hammer + premium + tax),
     ('invoice issued', 1, 'seller payable', -hammer),
     ('invoice issued', 2, 'premium revenue', -premium),
     ('invoice issued', 3, 'tax payable', -tax),
     ('card payment', 0, 'gateway clearing', hammer + premium + tax),
     ('card payment', 1, 'buyer receivable', -(hammer + premium + tax)),
     ('refund made', 0, 'refunds', -(hammer + premium + tax)),
     ('refund made', 1, 'seller payable', hammer),
     ('refund made', 2, 'premium revenue', premium),
     ('refund made', 3, 'tax payable', tax))
       as lines (of_kind, position, account, cents)
   where of_kind = kind and cents <> 0`,
  `insert into handovers (lot_id, staff_id, at)
   select id, winner_id, listed_close_at + interval '2 days' from lots
   where phase = 'sold' and number % 11 <> 0`,
  `insert into forfeits (lot_id, invoice_id, at)
   select lot_id, invoice_id, listed_close_at + interval '9 days'
   from invoice_lines join lots on lots.id = lot_id where number % 33 = 0`,
  `insert into auctions_to_sum (auction_id) select id from auctions`,
  `insert into statements_to_sum (auction_id) select id from auctions`,
];

export async function arrangeHistory(database: pg.ClientConfig): Promise<Seller> {
  const client = new pg.Client(database);
  await client.connect();
  await client.query(`set synchronous_commit = off`);
  // Rows are consistent by construction; their triggers would take minutes.
  await client.query(`set session_replication_role = replica`);
  const seller = await addSeller(client);
  try {
    // In one transaction, so that the jobs of the store do not work on a part of it.
    await client.query('begin');
    for (const step of [PEOPLE, ...STEPS]) await client.query(step);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  await sumUp(database);
  return seller;
}

/** As the jobs of the store do each month and each minute. */
async function sumUp(database: pg.ClientConfig): Promise<void> {
  const pool = openPool(
    { connection: { ...database } },
    { max: 2, name: 'bench', onError: () => undefined },
  );
  const workerDb = openDatabase(pool);
  await closeMonths({ workerDb });
  const context = { workerDb, log: openLog('warn', process.stdout) };
  await sumLots(context);
  await sumStatements(context);
  await pool.query(
    'vacuum analyze ledger_days, lot_sums, auctions_to_sum, statement_sums, statements_to_sum',
  );
  await pool.end();
}
