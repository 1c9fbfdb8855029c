import type { Client } from 'pg';

import type { LotRecord, StoredEvent, World } from '../checker/world.ts';

const SHARED_ID = '00000000-0000-4000-8000-0000000000e1';

/** Writes a world into an empty migrated database with plain SQL, without any of our code. */
export async function writeWorld(client: Client, { lots, invoices }: World): Promise<void> {
  const bidders = lots.flatMap(({ events }) => events.flatMap(({ led }) => led.leader ?? []));
  await client.query(
    `insert into centers values ($1, 'here', 'Here', '1 A St', 'B', 'GA', '3', '5', 800, '{}')`,
    [SHARED_ID],
  );
  await client.query(
    `insert into categories (id, slug, name, section) values ($1, 'all', 'All', 'All')`,
    [SHARED_ID],
  );
  for (const id of new Set([SHARED_ID, ...bidders])) await writeUser(client, id);
  for (const lot of lots) await writeLot(client, lot);
  for (const { invoice, buyer, auction } of invoices) {
    await client.query(
      `insert into invoices (id, user_id, auction_id, tax_exempt, card_fee_bps, hammer_cents,
         premium_cents, tax_cents, total_cents) values ($1, $2, $3, false, 0, 0, 0, 0, 0)`,
      [invoice, buyer, auction],
    );
  }
  for (const { lot, lines } of lots) {
    for (const { invoice, hammerCents } of lines) {
      await client.query(
        `insert into invoice_lines (id, invoice_id, lot_id, hammer_cents, premium_cents, tax_cents)
         values (gen_random_uuid(), $1, $2, $3, 0, 0)`,
        [invoice, lot, hammerCents],
      );
    }
  }
}

async function writeUser(client: Client, id: string): Promise<void> {
  await client.query(
    `insert into users (id, role, first_name, last_name, username, email, phone, password_hash,
       address1, city, state, zip)
     values ($1::uuid, 'buyer', 'A', 'B', $1::uuid, $1::uuid, $1::uuid, '',
       '1 A St', 'B', 'GA', '3')`,
    [id],
  );
}

async function writeLot(client: Client, record: LotRecord): Promise<void> {
  const { lot, auction, terms, initial, snapshot } = record;
  const increments = terms.increments.map(([fromCents, stepCents]) => ({ fromCents, stepCents }));
  await client.query(
    `insert into auctions (id, number, title, center_id, seller_id, starts_at, ends_at,
       soft_close_seconds, increments, tax_bps, pickup_starts_at, invoiced_at)
     values ($1, 1, 'A', $2, $2, now(), now(), $3, $4, 0, now(), now())`,
    [auction, SHARED_ID, terms.softCloseSeconds, JSON.stringify(increments)],
  );
  await client.query(
    `insert into lots (id, auction_id, number, lpn, title, description, category_id, condition,
       start_price_cents, retract_minutes, phase, first_phase, opens_at, first_closes_at,
       listed_close_at, winner_id, hammer_cents)
     values ($1, $2, 1, 'L', 'A', 'A', $3, 'New', $4, $5, $6, $7, now(), app.at_ms($8),
       app.at_ms($9), $10, $11)`,
    [
      lot,
      auction,
      SHARED_ID,
      terms.startPriceCents,
      terms.retractMinutes,
      snapshot.phase,
      initial.phase,
      initial.closesAt,
      snapshot.closesAt,
      snapshot.phase === 'sold' ? snapshot.leader : null,
      snapshot.hammerCents,
    ],
  );
  await client.query(
    `insert into lot_states (lot_id, phase, closes_at, close_check_at, sequence, price_cents,
       leader_id, leader_max_cents, bid_count, hidden_events)
     values ($1, $2, app.at_ms($3), app.at_ms($3), $4, $5, $6, $7, $8, $9)`,
    [
      lot,
      snapshot.phase,
      snapshot.closesAt,
      snapshot.sequence,
      snapshot.priceCents,
      snapshot.leader,
      snapshot.leaderMaxCents,
      snapshot.bidCount,
      snapshot.hiddenEvents,
    ],
  );
  for (const event of record.events) await writeEvent(client, lot, event);
}

async function writeEvent(client: Client, lot: string, event: StoredEvent): Promise<void> {
  const { entry, sequence, kind, key, led } = event;
  const bid = entry?.kind === 'bid' ? entry : null;
  const retraction = entry?.kind === 'retraction' ? entry : null;
  await client.query(
    `insert into lot_events (lot_id, sequence, kind, at, bidder_id, amount_cents, bid_type,
       bid_sequence, idempotency_key, result_price_cents, result_leader_id, result_closes_at)
     values ($1, $2, $3, app.at_ms($4), $5, $6, $7, $8, $9, $10, $11,
       app.at_ms($12))`,
    [
      lot,
      sequence,
      kind,
      entry?.at,
      bid?.bidder ?? retraction?.bidder,
      bid?.amountCents,
      bid?.type,
      retraction?.bidSequence,
      key,
      led.priceCents,
      led.leader,
      led.closesAt,
    ],
  );
}
