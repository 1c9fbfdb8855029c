// Prepares the bids of a benchmark by writing directly to its database.
import { randomBytes } from 'node:crypto';
import { digest, newId } from '@hammerdock/server/src/security/ids.ts';
import pg from 'pg';

export interface Arrangement {
  readonly lotIds: readonly string[];
  readonly bidders: readonly { readonly id: string; readonly token: string }[];
}

export const BIDDERS = 64;
const LOTS = 1040;
/** Inside the soft-close window from the first bid on, so that each bid moves the close (R12). */
const CLOSES_IN_SECONDS = 290;
const TITLE = 'Cordless brushless drill and impact driver set with two 4.0 Ah batteries';
const NOTE = 'Box opened, both batteries charge, one bit of the set is missing.';
const DESCRIPTION =
  'A drill driver and an impact driver with brushless motors, two batteries of 4.0 Ah, a fast ' +
  'charger, belt clips, a set of 32 screwdriver and drill bits, and a carrying bag. The drill ' +
  'turns at 0 to 550 and 0 to 2,000 revolutions per minute and has 21 torque settings and a ' +
  'half-inch metal chuck; the impact driver has three speeds and delivers 1,800 inch-pounds. ' +
  'A light below the chuck shows dark corners. Both tools were switched on and turn in both ' +
  'directions at every speed. The housing of the drill has a scratch of an inch on its left side ' +
  'and the bag a stain at its bottom; see the pictures. Returned by a customer of a home ' +
  'improvement store within its return period, sorted and tested at our center. Sold as ' +
  'described, with no warranty of the manufacturer.';

export async function arrangeAuction(database: pg.ClientConfig): Promise<Arrangement> {
  const client = new pg.Client(database);
  await client.connect();
  const [center, category, auction, seller] = [newId(), newId(), newId(), newId()];
  const bidders = Array.from({ length: BIDDERS }, () => ({
    id: newId(),
    token: randomBytes(32).toString('base64url'),
  }));
  const lotIds = Array.from({ length: LOTS }, () => newId());
  await client.query(
    `insert into centers (id, slug, name, address, city, state, zip, phone, tax_bps, hours)
     values ($1, 'bench', 'Bench', '1 Main St', 'Decatur', 'GA', '30030', '404', 800, '{}')`,
    [center],
  );
  await client.query(`insert into categories values ($1, 'bench', 'Bench', 'Home & Decor')`, [
    category,
  ]);
  await client.query(
    `insert into users (id, role, first_name, last_name, username, email, phone, password_hash,
       address1, city, state, zip, email_verified_at, phone_verified_at)
     select id, role, 'Ben', 'Bidder', 'bidder' || n, 'bidder' || n || '@example.com',
       '+1404555' || lpad(n::text, 4, '0'), '', '1 Main St', 'Decatur', 'GA', '30030', now(), now()
     from unnest($1::uuid[], $2::text[]) with ordinality as people (id, role, n)`,
    [
      [seller, ...bidders.map(({ id }) => id)],
      ['seller', ...bidders.map(() => 'buyer')],
    ],
  );
  await client.query(
    `insert into auctions (id, number, title, center_id, seller_id, starts_at, ends_at, increments,
       tax_bps, pickup_starts_at, published_at)
     values ($1, 1, 'Bench', $2, $3, now() - interval '1 h', now() + interval '9 h',
       '[{"fromCents": 1, "stepCents": 1}]', 800, now(), now())`,
    [auction, center, seller],
  );
  await insertLots(client, lotIds, { auction, category });
  await permitBidders(client, { auction, center, bidders });
  await client.end();
  return { lotIds, bidders };
}

/** As wide as the lots of a real store: a title, a description, codes and pictures. */
async function insertLots(
  client: pg.Client,
  lotIds: readonly string[],
  { auction, category }: { auction: string; category: string },
): Promise<void> {
  const pictures = Array.from({ length: 6 }, () => `${newId()}.webp`);
  await client.query(
    `insert into lots (id, auction_id, number, lpn, title, description, category_id, condition,
       condition_note, msrp_cents, sku, upc, brand, source_url, floor_location, images,
       start_price_cents, phase, first_phase, opens_at, first_closes_at, listed_close_at)
     select id, $2, n, 'LPNB' || n, $4 || ' no. ' || n, $5, $3, 'Appears New', $6, 12999,
       'SKU-' || n, lpad(n::text, 12, '4'), 'Northfield', 'https://example.com/goods/' || n,
       'A-12-' || n, $7, 100, 'open', 'open', now() - interval '1 h', closes, closes
     from unnest($1::uuid[]) with ordinality as wanted (id, n),
       (select now() + $8 * interval '1 s' as closes) as soft_close`,
    [
      lotIds,
      auction,
      category,
      TITLE,
      DESCRIPTION,
      NOTE,
      JSON.stringify(pictures),
      CLOSES_IN_SECONDS,
    ],
  );
  await client.query(
    `insert into lot_states (lot_id, phase, closes_at, close_check_at)
     select id, phase, first_closes_at, first_closes_at from lots`,
  );
}

/** Session, terms, location and card: everything that R14 requires of a bidder. */
async function permitBidders(
  client: pg.Client,
  given: { auction: string; center: string; bidders: Arrangement['bidders'] },
): Promise<void> {
  const ids = given.bidders.map(({ id }) => id);
  await client.query(
    `insert into sessions (id, token_hash, user_id, persistent, expires_at)
     select user_id, hash, user_id, false, now() + interval '1 day'
     from unnest($1::uuid[], $2::text[]) as people (user_id, hash)`,
    [ids, given.bidders.map(({ token }) => digest(token))],
  );
  await client.query(
    `insert into static_pages (id, slug, title, html, version)
     values (4, 'terms', 'Terms', '<p>Be fair.</p>', 1) on conflict do nothing`,
  );
  await client.query(
    `insert into terms_acceptances (user_id, version)
     select id, 1 from unnest($1::uuid[]) as p (id)`,
    [ids],
  );
  await client.query(
    `insert into location_acceptances (user_id, center_id, auction_id)
     select id, $2, $3 from unnest($1::uuid[]) as p (id)`,
    [ids, given.center, given.auction],
  );
  await client.query(
    `insert into cards (id, user_id, gateway_card, brand, last4, holder, exp_month, exp_year,
       address, is_primary, consent_at)
     select id, id, 'bench_' || id, 'visa', '4242', 'Ben Bidder', 12, 2040, '{}', true, now()
     from unnest($1::uuid[]) as p (id)`,
    [ids],
  );
}
