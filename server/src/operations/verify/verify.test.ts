import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addBuyer,
  addStaff,
  awaitReceipt,
  grantCredit,
  saveCard,
  sellLots,
  sellOne,
} from '../../testing/fixtures/sales.ts';
import { refund } from '../../testing/fixtures/refunds.ts';
import { buildCoupon } from '../../testing/fixtures/coupons.ts';
import { runNode, until } from '../../testing/process.ts';
import { countDiscrepanciesAfter } from '../../testing/spoil.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { sandboxChecks } from '../../gateways/payments/sandbox/checks.ts';
import { verify } from './verify.ts';

describe('verify', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
    const buyer = await addBuyer(world, 'good');
    const inviter = await addBuyer(world);
    const invitation = { inviteeId: buyer.id, inviterId: inviter.id, rewardCents: 1000 };
    await world.owner.insertInto('invitations').values(invitation).execute();
    const coupon_code = await buildCoupon(world.owner);
    const applied = await world.call('credits.applyCoupon', { coupon_code }, { as: buyer.token });
    expect(applied.status).toBe(200);
    const { auctionId, lotIds } = await sellLots(world, [
      { buyer, hammerCents: 1000 },
      { buyer, hammerCents: 20_000 },
    ]);
    await awaitReceipt(world, buyer, auctionId);
    const staff = await addStaff(world, auctionId);
    const pass = await world.call('pickup.getCheckoutQr', {}, { as: buyer.token });
    const code = pass.body.status === 'success' ? pass.body.data.code : '';
    const opened = await world.call('pickup.openPickupPass', { code }, { as: staff.token });
    const pass_id = opened.body.status === 'success' ? opened.body.data.pass_id : '';
    const lot = lotIds[0] ?? '';
    const handed = await world.call('pickup.pickUpLot', { pass_id, lot }, { as: staff.token });
    expect(handed.status).toBe(200);
    const given = { returned: 1, amount: '12.00' } as const;
    expect(await refund(world, { lotId: lot, staff }, given)).toMatchObject({ status: 'success' });
    const poor = await addBuyer(world, 'fails on charge');
    await grantCredit(world, poor, 500);
    const invoice_id = await sellOne(world, poor, 1000);
    const source_id = await saveCard(world, poor, 'good');
    const partly = { invoice_id, source_id, amount: '9.00', applycreditFlag: 1 } as const;
    const paid = await world.call('invoices.payWithCardOrUserCredits', partly, { as: poor.token });
    expect(paid.body).toMatchObject({ data: { payment_status: 'partial', credit_used: '5.00' } });
    await until('all events are dispatched', async () => {
      const waiting = await world.owner
        .selectFrom('outbox')
        .select('id')
        .where('dispatchedAt', 'is', null)
        .execute();
      return waiting.length === 0;
    });
  });
  afterAll(() => world.close());

  /** The discrepancies that a check reports after a change by hand. */
  const spoil = (check: string, text: string): Promise<number> =>
    countDiscrepanciesAfter(world.owner, check, (tx) => sql.raw(text).execute(tx));

  test('OPS-10 finds no discrepancies in a correct store, and counts its rows', async () => {
    const { counts, discrepancies } = await verify(world.owner, sandboxChecks);
    expect(discrepancies).toEqual([]);
    expect(counts).toMatchObject({ lots: 3, events: 6, invoices: 2, payments: 3, refunds: 1 });
  });

  test.each([
    [
      'the amount of a bid in its log',
      `update lot_events set amount_cents = 700 where kind = 'bid'`,
    ],
    ['a price', `update lot_states set price_cents = price_cents - 1 where price_cents = 20000`],
    ['a leader', `update lot_states set leader_id = (select id from users where role = 'staff')`],
    ['a maximum', 'update lot_states set leader_max_cents = leader_max_cents + 1'],
    ['a count of bids', 'update lot_states set bid_count = bid_count + 1'],
    ['a close', `update lot_states set closes_at = closes_at + interval '1 ms'`],
    ['a phase', `update lot_states set phase = 'unsold'`],
    ['a sequence', 'update lot_states set sequence = sequence + 1'],
  ])('OPS-10 reports the snapshot of a lot after a change of %s', async (_, text) => {
    expect(await spoil('snapshot', text)).toBeGreaterThan(0);
  });

  test.each([
    ['a hammer price', 'update lots set hammer_cents = hammer_cents + 1'],
    ['a phase', `update lots set phase = 'unsold'`],
    ['a winner', `update lots set winner_id = (select id from users where role = 'staff')`],
    ['a close', `update lots set listed_close_at = listed_close_at - interval '1 ms'`],
  ])('OPS-10 reports the catalog row of a lot after a change of %s', async (_, text) => {
    expect(await spoil('listing', text)).toBeGreaterThan(0);
  });

  test.each([
    [
      'a bidder',
      `update lot_events set bidder_id =
      (select id from users where role = 'staff') where kind = 'bid'`,
    ],
    ['the result of a bid', 'update lot_events set result_price_cents = 1 where sequence = 1'],
    [
      'a bid before the opening',
      `update lot_events set at = at - interval '2 hours' where kind = 'bid'`,
    ],
    [
      'the time of a close, an hour early',
      `update lot_events set at = at - interval '1 hour' where kind = 'closed'`,
    ],
    [
      'the time of a close, an hour late',
      `update lot_events set at = at + interval '1 hour' where kind = 'closed'`,
    ],
    ['a bidder on a close', `update lot_events set bidder_id = result_leader_id`],
    ['the time of a bid', `update lot_events set at = at + interval '1 day' where kind = 'bid'`],
    ['a missing bid', 'delete from lot_events where sequence = 1'],
  ])('OPS-10 reports the log of a lot: %s', async (_, text) => {
    expect(await spoil('log', text)).toBeGreaterThan(0);
  });

  test.each([
    ['journal balance', 'update entries set amount_cents = amount_cents + 1 where position = 0'],
    ['ledger sum', 'update entries set amount_cents = amount_cents + 1 where position = 0'],
    ['journal balance', 'delete from entries where position = 1'],
    [
      'credit below zero',
      `update entries set amount_cents = 9000
      where account = 'buyer credit' and amount_cents > 0`,
    ],
    ['invoice line', 'delete from invoice_lines'],
    ['reference', 'delete from invoices'],
    ['invoice terms', 'update invoices set card_fee_bps = 5'],
    ['card fee', 'update payments set fee_cents = 5'],
    ['payment card', `update payments set card_id = (select max(id::text)::uuid from cards)`],
    ['payment answer', `update payments set decline_code = 'other' where state = 'declined'`],
    [
      'journal line',
      `update entries set account = 'promotion' where account = 'tax payable' and amount_cents > 0`,
    ],
    [
      'journal line',
      `update entries set user_id = (select seller_id from auctions limit 1)
      where account = 'buyer receivable'`,
    ],
    ['journal line', `update entries set invoice_id = null where account = 'premium revenue'`],
    ['journal order', 'update entries set position = position + 5'],
    [
      'journal figures',
      `update entries set amount_cents = amount_cents + case account
        when 'premium revenue' then 1 else -1 end
      where account in ('premium revenue', 'tax payable') and amount_cents < 0`,
    ],
    ['journal document', `update journals set at = at + interval '1 hour'`],
    ['journal document', 'update payments set user_id = (select seller_id from auctions limit 1)'],
    [
      'journal document',
      'update coupon_redemptions set user_id = (select seller_id from auctions limit 1)',
    ],
    ['coupon record', `update coupons set code = 'OTHER'`],
    ['two times', `update returns set at = at + interval '1 hour'`],
    ['pickup window bounds', 'update pickup_windows set center_id = gen_random_uuid()'],
    ['return', `update returns set reason = 'something else'`],
    ['invoice winner', 'update invoice_lines set hammer_cents = hammer_cents + 1'],
    ['invoice winner', `update invoices set user_id = (select id from users where role = 'staff')`],
    ['invoice sum', 'update invoice_lines set tax_cents = tax_cents + 1'],
    ['invoice arithmetic', 'update invoice_lines set premium_cents = premium_cents + 1'],
    [
      'journal figures',
      'update invoices set hammer_cents = hammer_cents + 1, total_cents = total_cents + 1',
    ],
    ['invoice without lines', 'delete from invoice_lines'],
    [
      'journal document',
      `update payments set state = 'abandoned', gateway_charge = null where state = 'succeeded'`,
    ],
    ['journal figures', 'update payments set amount_cents = amount_cents + 1'],
    ['journal figures', 'update payments set credit_cents = 1'],
    ['payment at the provider', 'delete from sandbox.refunds; delete from sandbox.charges'],
    ['payment at the provider', 'update sandbox.charges set amount_cents = amount_cents + 1'],
    [
      'charge without payment',
      `update sandbox.charges set idempotency_key = 'other'
      where status = 'succeeded' and amount_cents > 1000`,
    ],
    [
      'unsettled payment',
      `update payments set state = 'processing', settled_at = null, gateway_charge = null,
      decline_code = null,
      created_at = app.now() - interval '1 hour' where automatic`,
    ],
    ['hand-over audit', 'delete from audit_entries'],
    ['pickup window', 'delete from pickup_windows'],
    ['outbox drained', `update outbox set dispatched_at = null, at = at - interval '1 hour'`],
    ['primary card', 'update cards set is_primary = false'],
    ['journal figures', 'update coupon_redemptions set amount_cents = amount_cents + 1'],
    ['journal document', 'delete from coupon_redemptions'],
    [
      'coupon limit',
      `insert into coupon_redemptions select gen_random_uuid(), coupon_id, user_id, amount_cents,
      (select id from journals where kind = 'invite rewarded'), at from coupon_redemptions`,
    ],
    ['journal figures', 'update invitations set reward_cents = 1'],
    ['journal document', 'delete from pickup_windows'],
    ['journal document', 'delete from invitations'],
    ['refund beyond its line', 'delete from invoice_lines'],
    ['credit note', 'update credit_notes set number = number + 1'],
    ['credit note', 'delete from credit_notes'],
    [
      'refund beyond its line',
      'update refunds set hammer_cents = 9000, amount_cents = 9000 + premium_cents + tax_cents',
    ],
    [
      'refund arithmetic',
      'update refunds set hammer_cents = hammer_cents + 1, premium_cents = premium_cents - 1',
    ],
    [
      'journal figures',
      'update refunds set hammer_cents = hammer_cents + 1, tax_cents = tax_cents - 1',
    ],
    ['journal document', 'delete from returns; delete from card_refunds; delete from refunds'],
    ['refund tenders', 'update card_refunds set amount_cents = amount_cents + 1'],
    ['refund tenders', 'update refunds set credit_cents = 1'],
    [
      'pending refund',
      `update card_refunds set state = 'processing', gateway_refund = null, settled_at = null`,
    ],
    ['refund audit', `update audit_entries set action = 'something else'`],
    ['return of a forfeited lot', 'insert into forfeits select lot_id, invoice_id from refunds'],
    ['refund beyond its payment', 'update card_refunds set amount_cents = 1000000'],
    [
      'refund beyond its payment',
      `update payments set state = 'abandoned', decline_code = null,
      gateway_charge = null`,
    ],
    ['refund at the provider', 'delete from sandbox.refunds'],
    ['refund at the provider', `update sandbox.refunds set status = 'refused'`],
    ['refund at the provider', 'update sandbox.refunds set amount_cents = amount_cents + 1'],
    ['refund without an order', `update sandbox.refunds set idempotency_key = 'other'`],
    [
      'unsettled refund',
      `update card_refunds set state = 'processing', gateway_refund = null, settled_at = null,
      created_at = app.now() - interval '1 hour'`,
    ],
  ])('OPS-10 names "%s" after a change by hand: %s', async (check, text) => {
    expect(await spoil(check, text)).toBeGreaterThan(0);
  });

  test('OPS-10 the command prints the counts and exits with 1 on a discrepancy', async () => {
    const command = { args: ['server/src/operate.ts', 'verify'] };
    const env = {
      HAMMERDOCK_ENVIRONMENT: 'development',
      DATABASE_URL: world.database.url,
    };
    const sound = runNode({ ...command, env });
    expect(await sound.ended).toBe(0);
    expect(sound.output()).toMatch(/^3 lots, 6 events, 2 invoices, .*; 0 discrepancies$/m);
    const hammer = (by: number) =>
      sql`update lots set hammer_cents = hammer_cents + ${by}`.execute(world.owner);
    await hammer(1);
    const unsound = runNode({ ...command, env });
    expect(await unsound.ended).toBe(1);
    expect(unsound.output()).toMatch(/^listing: lot LPN/m);
    await hammer(-1);
  });

  test('OPS-10 reports a second charge, a second invoice and an unpaid hand-over', async () => {
    const second = `update sandbox.charges set status = 'succeeded', decline_code = null
      where status = 'declined'`;
    expect(await spoil('charge without payment', second)).toBeGreaterThan(0);
    expect(await spoil('double charge', second)).toBeGreaterThan(0);
    const invoice = `insert into invoices (id, user_id, auction_id, tax_exempt, card_fee_bps,
        hammer_cents, premium_cents, tax_cents, total_cents, issued_at)
      select gen_random_uuid(), user_id, auction_id, false, 0, 0, 0, 0, 0, issued_at from invoices`;
    expect(await spoil('one invoice', invoice)).toBeGreaterThan(0);
    const handover = `insert into handovers (lot_id, staff_id)
      select id, winner_id from lots where id not in (select lot_id from handovers)`;
    expect(await spoil('hand-over unpaid', handover)).toBeGreaterThan(0);
    const paidTwice = `update entries set amount_cents = amount_cents * 2
      where account = 'buyer receivable' and amount_cents < 0`;
    expect(await spoil('invoice overpaid', paidTwice)).toBeGreaterThan(0);
  });
});
