// R72: changes every column of the tables of money and bids by hand, bypassing triggers and foreign
// keys. The database refuses the change, or `verify` reports it, or the column is listed below with
// the reason why its value cannot be derived.
import { prune } from '../../jobs/prune.ts';
import { sumStatements } from '../accounting/sum-statements.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { openFilledWorld } from '../../testing/fixtures/filled-world.ts';
import type { PurchaseWorld } from '../../testing/fixtures/purchases.ts';
import { listColumns, listTables, tamperWith } from '../../testing/tamper.ts';

/** Tables that carry an amount or refer to a document, and hold no money. */
const OTHER_TABLES: Readonly<Record<string, string>> = {
  auction_templates: 'terms to begin an auction with; nothing is derived from them',
  lot_templates: 'fields to begin a lot with; nothing is derived from them',
  draft_lots: 'lots that are not published; nothing is derived from them',
  manifest_rows: 'rows of a file before they are imported; nothing is derived from them',
  users: 'accounts: a bid limit is a setting',
  bid_limit_requests: 'a request and its answer',
  bid_confirmations: 'quotes that end after two minutes',
  coupons: 'terms that an admin sets for later uses',
  cart_lines: 'what a buyer may buy later; nothing is derived from it',
  reconciliation_differences: 'what a comparison found; the next one compares again',
  payment_billing: 'names and addresses at that time, as the buyer entered them',
  invoice_shipping: 'names and addresses, as buyers choose them; its times are checked',
  invoice_parties: 'names and addresses at that time, which may have changed since',
};

const INPUT = 'entered by the seller or an admin; nothing is derived from it';
const SCHEDULE = 'a scheduled time; the event itself has its own time';

const UNKNOWABLE: Readonly<Record<string, string>> = {
  'auctions.number': INPUT,
  'auctions.title': INPUT,
  'auctions.created_at': 'when its seller began it; nothing is derived from it',
  'auctions.starts_at': SCHEDULE,
  'auctions.ends_at': SCHEDULE,
  'auctions.pickup_starts_at': SCHEDULE,
  'auctions.published_at': SCHEDULE,
  ...Object.fromEntries(
    `pickup_days deposit_cents bid_limit_cents version canceled_at cancel_reason extended_seconds`
      .split(/\s+/)
      .map((column) => [`auctions.${column}`, INPUT]),
  ),
  'auctions.stagger_seconds': 'the derived closes may be set by hand',
  'auctions.invoiced_at': 'set by the job; the invoices themselves are checked',
  'card_refunds.sent_at': 'when it was last sent; the provider has its own record of it',
  'invoices.unpaid_step_at': 'when a worker checks it next; the steps themselves are recorded',
  'invitations.at': 'nothing else is recorded at that time',
  'invoice_lines.id': 'no row refers to it',
  'lot_events.idempotency_key': 'chosen by the caller',
  'lots.listed_at': 'when it was added; relisting is compared with its audit',
  'payments.idempotency_key': 'chosen by the caller',
  'payments.automatic': 'who requested a charge has no other record',
  'pickup_windows.starts_at': 'derived from opening hours, which may have changed since',
  'pickup_windows.ends_at': 'derived from opening hours, which may have changed since',
  'pickup_windows.reminded_at': 'the email may have been deleted because of its age',
  ...Object.fromEntries(
    `number title description category_id condition condition_note item_count msrp_cents sku upc
      brand source_url floor_location images deposit_cents retract_minutes offer_id
      internal_note version`
      .split(/\s+/)
      .map((column) => [`lots.${column}`, INPUT]),
  ),
};

/** Columns whose value cannot be derived in some rows only. */
const UNKNOWABLE_ROWS: Readonly<Record<string, string>> = {
  'journals.reference in credit applied': 'credit that pays without a card has no document',
  'journals.at in credit applied': 'credit that pays without a card has no document',
  'journals.reference in credit granted': 'credit that an admin grants has no document',
  'journals.at in credit granted': 'credit that an admin grants has no document',
  'lot_events.bid_type in bid': 'without a competing bid, both types have the same result',
  'payments.created_at in invoice succeeded': 'the time of the request has no other record',
  'payments.created_at in deposit succeeded': 'the time of the request has no other record',
  'payments.settled_at in automatic invoice declined':
    'a decline that returns no credit has no journal',
};

describe('R72 rows of money and bids', () => {
  let world: PurchaseWorld;
  beforeAll(async () => {
    world = await openFilledWorld();
    // The job may run at any time, so it must not delete events that `verify` compares.
    await prune(world.app.context);
    await sumStatements(world.app.context);
  });
  afterAll(() => world.close());

  test('have no discrepancies when nothing was changed by hand', async () => {
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test('cannot be changed by hand without an error or a report, column by column', async () => {
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
