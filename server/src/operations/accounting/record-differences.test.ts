// The three-way comparison over the built-in provider, whose records the tests change.
import { hours } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addMember, messagesTo, type Member } from '../../testing/fixtures/members.ts';
import { refund, sellPaidLot } from '../../testing/fixtures/refunds.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { reconcileCharges } from '../payments/reconcile-charges.ts';
import { readDispute } from '../../store/payments/disputes.ts';
import { recordDispute } from '../payments/resolve-disputes.ts';

describe('differences between the provider, our records and the ledger', () => {
  let world: World;
  let admin: Member;
  beforeEach(async () => {
    world = await openWorld();
    admin = await addMember(world, 'admin');
    const sale = await sellPaidLot(world);
    await refund(world, sale, { amount: '26.36' });
    // Ours of the last hour are not looked for in the provider's list.
    await world.clock.advance(hours(2));
  });
  afterEach(() => world.close());

  const reconcile = () => reconcileCharges(world.app.context);
  const change = (text: string) => sql.raw(text).execute(world.owner);
  const changeLedger = (text: string) =>
    world.owner.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(text).execute(tx);
    });
  const list = async (closed = false) =>
    dataOf((await world.call('accounting.listDifferences', { closed }, { as: admin.token })).body);
  const emails = async () =>
    (await messagesTo(world, admin.email)).filter(
      ({ template }) => template === 'differences-found',
    );

  test('finds none where all three agree', async () => {
    await reconcile();
    expect(await list()).toEqual({ differenceList: [], differenceCount: 0 });
    expect(await emails()).toEqual([]);
  });

  test.each([
    [
      'a charge of another amount',
      `update sandbox.charges set amount_cents = 12600`,
      {
        kind: 'charge',
        provider_amount: '126.00',
        store_amount: '126.36',
        ledger_amount: '126.36',
      },
    ],
    [
      'a charge that the provider does not know',
      `alter table sandbox.refunds drop constraint refunds_charge_fkey;
        delete from sandbox.charges`,
      { kind: 'charge', provider_amount: '0.00', store_amount: '126.36', ledger_amount: '126.36' },
    ],
    [
      'a charge that we do not have',
      `insert into sandbox.charges (id, idempotency_key, card, amount_cents, status)
        select 'ch_alone', 'no payment', card, 500, 'succeeded' from sandbox.charges`,
      { kind: 'charge', provider_amount: '5.00', store_amount: '0.00', ledger_amount: '0.00' },
    ],
    [
      'a refund of another amount',
      `update sandbox.refunds set amount_cents = 2600`,
      { kind: 'refund', provider_amount: '26.00', store_amount: '26.36', ledger_amount: '26.36' },
    ],
    [
      'a refund that the provider does not know',
      `delete from sandbox.refunds`,
      { kind: 'refund', provider_amount: '0.00', store_amount: '26.36', ledger_amount: '26.36' },
    ],
  ])('stores %s once, over repeated comparisons', async (_, text, difference) => {
    await change(text);
    await reconcile();
    await reconcile();
    expect(await list()).toMatchObject({ differenceList: [difference], differenceCount: 1 });
    expect(await emails()).toHaveLength(1);
  });

  test('stores what the ledger has booked differently', async () => {
    await changeLedger(`update entries set amount_cents = 12000 where account = 'gateway clearing'
      and amount_cents = 12636`);
    await reconcile();
    expect(await list()).toMatchObject({
      differenceList: [
        { provider_amount: '126.36', store_amount: '126.36', ledger_amount: '120.00' },
      ],
    });
  });

  test('stores a dispute that the provider does not list', async () => {
    const { id, amountCents } = await world.owner
      .selectFrom('payments')
      .select(['id', 'amountCents'])
      .executeTakeFirstOrThrow();
    const charge = { intentId: id, amountCents, feeCents: 0 };
    const dispute = { id: 'dp_1', ...charge, reason: 'fraudulent', state: 'open' } as const;
    const before = await readDispute(world.owner, dispute.id);
    await recordDispute(world.app.context, dispute, before);
    await world.clock.advance(hours(2));
    await reconcile();
    expect(await list()).toMatchObject({
      differenceList: [{ kind: 'dispute', gateway_id: 'dp_1', provider_amount: '0.00' }],
    });
  });

  test('a difference that has disappeared is closed, and found again when it returns', async () => {
    await change(`update sandbox.charges set amount_cents = 12600`);
    await reconcile();
    await world.clock.advance(hours(24 * 6));
    await change(`update sandbox.charges set amount_cents = 12636`);
    await reconcile();
    expect(await list()).toMatchObject({ differenceCount: 0 });
    expect(await list(true)).toMatchObject({ differenceList: [{ closed_by: '', note: '' }] });
    await change(`update sandbox.refunds set amount_cents = 2600`);
    await reconcile();
    expect(await list()).toMatchObject({ differenceCount: 1 });
    expect(await emails()).toHaveLength(2);
  });
});
