// R72: every column of the tables of money and bids is changed by hand, past triggers and foreign
// keys. The database refuses the change, or `verify` reports it, or the column stands below with
// the reason why nothing else tells what it must be.
import { prune } from '../jobs/prune.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFaults } from '../testing/books.ts';
import { openFilledWorld } from '../testing/filled-world.ts';
import type { PurchaseWorld } from '../testing/purchases.ts';
import { listColumns, listTables, tamperWith } from '../testing/tamper.ts';

/** Tables that carry an amount or refer to a document, and hold no money. */
const OTHER_TABLES: Readonly<Record<string, string>> = {
  users: 'accounts: a bid limit is a setting',
  bid_limit_requests: 'a wish and its answer',
  bid_confirmations: 'quotes that end after two minutes',
  coupons: 'terms that an admin sets for uses to come',
  invoice_parties: 'names and addresses of their day, which may have changed since',
};

const INPUT = 'entered by the seller or an admin; nothing follows from it';
const SCHEDULE = 'a time that was set; what happened at it has a time of its own';

const UNKNOWABLE: Readonly<Record<string, string>> = {
  'auctions.number': INPUT,
  'auctions.title': INPUT,
  'auctions.starts_at': SCHEDULE,
  'auctions.ends_at': SCHEDULE,
  'auctions.pickup_starts_at': SCHEDULE,
  'auctions.published_at': SCHEDULE,
  'auctions.stagger_seconds': 'the closes that follow from it may be set by hand',
  'auctions.invoiced_at': 'a mark of the job; the invoices themselves are checked',
  'invoices.unpaid_step_at': 'when the workers look at it next; what happens then is recorded',
  'invitations.at': 'nothing else happens with an invitation',
  'invoice_lines.id': 'no row refers to it',
  'lot_events.idempotency_key': 'chosen by the caller',
  'payments.idempotency_key': 'chosen by the caller',
  'payments.automatic': 'who asked for a charge has no other record',
  'pickup_windows.starts_at': 'follows the opening hours of its day, which may have changed',
  'pickup_windows.ends_at': 'follows the opening hours of its day, which may have changed',
  'pickup_windows.reminded_at': 'the email may be gone by its age',
  ...Object.fromEntries(
    `number title description category_id condition condition_note item_count msrp_cents sku upc
      brand source_url floor_location images deposit_cents retract_minutes`
      .split(/\s+/)
      .map((column) => [`lots.${column}`, INPUT]),
  ),
};

/** In some rows only. */
const UNKNOWABLE_ROWS: Readonly<Record<string, string>> = {
  'journals.reference in credit applied': 'credit that pays without a card has no document',
  'journals.at in credit applied': 'credit that pays without a card has no document',
  'journals.reference in credit granted': 'credit that an admin grants has no document',
  'journals.at in credit granted': 'credit that an admin grants has no document',
  'lot_events.bid_type in bid': 'where nobody bids against it, a bid is the same either way',
  'payments.created_at in invoice succeeded': 'when a buyer asked has no other record',
  'payments.created_at in deposit succeeded': 'when a buyer asked has no other record',
  'payments.settled_at in automatic invoice declined':
    'a decline that returns no credit has no journal',
};

describe('R72 rows of money and bids', () => {
  let world: PurchaseWorld;
  beforeAll(async () => {
    world = await openFilledWorld();
    // As the job may at any moment: it must leave the events that `verify` compares.
    await prune(world.app.context);
  });
  afterAll(() => world.close());

  test('of a store that was not changed by hand are sound', async () => {
    expect(await findFaults(world.owner)).toEqual([]);
  });

  test('that were changed by hand are refused or reported, column by column', async () => {
    const tables = await listTables(world.owner);
    const money = tables.filter((table) => OTHER_TABLES[table] === undefined);
    const all = await listColumns(world.owner, money);
    const names = all.map(({ table, column }) => `${table}.${column}`);
    expect(Object.keys(UNKNOWABLE).filter((name) => !names.includes(name))).toEqual([]);
    const known = all.filter(({ table, column }) => !(`${table}.${column}` in UNKNOWABLE));
    const { untried, unnoticed } = await tamperWith(world.owner, known);
    expect(untried).toEqual([]);
    expect(unnoticed.toSorted()).toEqual(Object.keys(UNKNOWABLE_ROWS).toSorted());
  }, 180_000);
});
