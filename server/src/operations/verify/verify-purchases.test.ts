import { minutes } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { openPurchaseWorld, type PurchaseWorld } from '../../testing/fixtures/purchases.ts';
import { joinPieces } from '../../store/auctions/lots.ts';
import { lapseDueHolds } from '../bidding/lapse-holds.ts';
import { countDiscrepanciesAfter } from '../../testing/spoil.ts';

describe('OPS-10 verify of purchases', () => {
  let world: PurchaseWorld;
  beforeAll(async () => {
    world = await openPurchaseWorld();
    const ann = await world.addPayer();
    const [paid, held, lapsed] = [
      await world.addOffer(),
      await world.addOffer(),
      await world.addOffer(),
    ];
    await world.owner.transaction().execute((tx) => joinPieces(tx, [paid, held, lapsed]));
    await world.take(ann, lapsed);
    await world.pay(ann, await world.take(ann, paid));
    await world.clock.advance(minutes(30));
    await lapseDueHolds(world.app.context);
    await world.take(await world.addPayer(), held);
  });
  afterAll(() => world.close());

  test('OPS-10 finds no discrepancies in a paid, a held and a lapsed purchase', async () => {
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test.each([
    ['purchase without a hold', 'delete from buy_now_holds where paid_at is null'],
    ['purchase without a hold', "delete from lot_events where kind = 'bought'"],
    ['hold and lot', 'update buy_now_holds set lapsed_at = null'],
    ['hold and receipt', 'update buy_now_holds set paid_at = null'],
    ['hold and receipt', 'update buy_now_holds set lapsed_at = at where paid_at is null'],
    ['hold still running', "update buy_now_holds set expires_at = at - interval '1 hour'"],
    ['hold length', "update buy_now_holds set expires_at = expires_at + interval '1 hour'"],
    ['pieces of an offer', 'update lots set buy_now_cents = 1 where offer_id is not null'],
    ['void receipt', 'update invoice_lines set voided_at = null'],
    ['void receipt', 'update invoices set voided_at = app.now()'],
    ['snapshot', "update lot_states set phase = 'open'"],
    ['listing', "update lots set phase = 'open', hammer_cents = null"],
  ])('OPS-10 names "%s" after a change by hand: %s', async (check, text) => {
    const found = await countDiscrepanciesAfter(world.owner, check, async (tx) => {
      await sql.raw('drop index buy_now_holds_of_lot, invoice_lines_lot').execute(tx);
      await sql.raw(text).execute(tx);
    });
    expect(found).toBeGreaterThan(0);
  });
});
