// An auction whose lots are sold and not billed, each to a buyer with a card at the provider.
import { newId } from '@hammerdock/server/src/security/ids.ts';
import pg from 'pg';

/** A buyer's customer and card at the payment provider. */
export interface Wallet {
  readonly customer: string;
  readonly card: string;
}

const HAMMER_CENTS = 10_000;

const PEOPLE = `insert into users (id, role, first_name, last_name, username, email, phone,
    password_hash, address1, city, state, zip, email_verified_at, phone_verified_at)
  select id, case when n = 1 then 'seller' else 'buyer' end, 'Ben', 'Buyer', 'buyer' || n,
    'buyer' || n || '@example.com', '+1404' || lpad(n::text, 7, '0'), '', '1 Main St', 'Decatur',
    'GA', '30030', now(), now()
  from unnest($1::uuid[]) with ordinality as people (id, n)`;

/** The store issues their receipts within a minute, and charges each card. */
export async function arrangeSoldLots(
  database: pg.ClientConfig,
  wallets: readonly Wallet[],
): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  const [center, category, auction, seller] = [newId(), newId(), newId(), newId()];
  const buyers = wallets.map(() => newId());
  try {
    // In one transaction, so that the jobs of the store do not work on a part of it.
    await client.query('begin');
    await client.query(PEOPLE, [[seller, ...buyers]]);
    await client.query(
      `insert into centers (id, slug, name, address, city, state, zip, phone, tax_bps, hours)
       values ($1, 'bench', 'Bench', '1 Main St', 'Decatur', 'GA', '30030', '404', 800, '{}')`,
      [center],
    );
    await client.query(`insert into categories values ($1, 'bench', 'Bench', 'Home & Decor')`, [
      category,
    ]);
    await client.query(
      `insert into auctions (id, number, title, center_id, seller_id, starts_at, ends_at,
         increments, tax_bps, pickup_starts_at, published_at)
       values ($1, 1, 'Bench', $2, $3, now() - interval '2 h', now() - interval '1 min',
         '[{"fromCents": 1, "stepCents": 100}]', 800, now(), now() - interval '3 h')`,
      [auction, center, seller],
    );
    await client.query(
      `insert into gateway_customers (user_id, gateway_customer, provider)
       select id, customer, 'stripe' from unnest($1::uuid[], $2::text[]) as rows (id, customer)`,
      [buyers, wallets.map(({ customer }) => customer)],
    );
    await client.query(
      `insert into cards (id, user_id, gateway_card, brand, last4, holder, exp_month, exp_year,
         address, is_primary, consent_at, provider)
       select gen_random_uuid(), id, card, 'Visa', '4242', 'Ben Buyer', 12, 2044, '{}', true, now(),
         'stripe'
       from unnest($1::uuid[], $2::text[]) as rows (id, card)`,
      [buyers, wallets.map(({ card }) => card)],
    );
    await client.query(
      `insert into lots (id, auction_id, number, lpn, title, description, category_id, condition,
         msrp_cents, start_price_cents, phase, first_phase, opens_at, first_closes_at,
         listed_close_at, hammer_cents, winner_id, final_bids, final_bidders)
       select gen_random_uuid(), $1, n, 'LPN' || n, 'Lot ' || n, 'A thing.', $2, 'Appears New',
         20000, 100, 'sold', 'upcoming', now() - interval '2 h', now() - interval '1 min',
         now() - interval '1 min', ${HAMMER_CENTS}, winner, 1, 1
       from unnest($3::uuid[]) with ordinality as winners (winner, n)`,
      [auction, category, buyers],
    );
    await client.query(
      `insert into lot_states (lot_id, phase, closes_at, close_check_at, bid_count, sequence)
       select id, phase, listed_close_at, listed_close_at, 1, 1 from lots`,
    );
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
