import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { clearFaults, outage } from '../../testing/fakes/sandbox-faults.ts';
import { addBuyer, paymentStates, sellLots, sellOne } from '../../testing/fixtures/sales.ts';
import { until } from '../../testing/process.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { reconcileCharges } from './reconcile-charges.ts';

describe('the comparison with the charges of the payment provider', () => {
  let world: World;
  const sandboxFaults: SandboxFaults = {};
  const lines: string[] = [];
  beforeAll(async () => {
    const logTo = new Writable({
      write: (line, _, done) => {
        lines.push(String(line));
        done();
      },
    });
    const env = { HAMMERDOCK_LOG_LEVEL: 'error' };
    world = await openWorld({ sandboxFaults, logTo, env });
  });
  afterAll(() => world.close());
  beforeEach(() => {
    clearFaults(sandboxFaults);
    lines.length = 0;
  });

  const reconcile = () => reconcileCharges(world.app.context);

  test('PAY-07 finds a payment whose response and webhook were lost', async () => {
    sandboxFaults.afterCharge = outage;
    const buyer = await addBuyer(world, 'good');
    const { auctionId } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
    let invoiceId = '';
    await until('the card was charged', async () => {
      const charge = await world.owner
        .selectFrom('sandbox.charges')
        .innerJoin('payments', (join) =>
          join.on((on) =>
            on(on.cast('payments.id', 'text'), '=', on.ref('sandbox.charges.idempotencyKey')),
          ),
        )
        .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
        .select('invoices.id')
        .where('invoices.auctionId', '=', auctionId)
        .executeTakeFirst();
      invoiceId = charge?.id ?? '';
      return charge !== undefined;
    });
    clearFaults(sandboxFaults);
    expect(await paymentStates(world, invoiceId)).toEqual(['processing']);
    await reconcile();
    expect(await paymentStates(world, invoiceId)).toEqual(['succeeded']);
    expect(lines).toEqual([]);
  });

  test('reports a charge that differs from its payment, or has none', async () => {
    await sellOne(world, await addBuyer(world, 'good'), 2000);
    await reconcile();
    expect(lines).toEqual([]);
    const { idempotencyKey } = await world.owner
      .updateTable('sandbox.charges')
      .set({ amountCents: 1 })
      .returning('idempotencyKey')
      .executeTakeFirstOrThrow();
    await world.owner
      .insertInto('sandbox.charges')
      .columns(['id', 'idempotencyKey', 'card', 'amountCents', 'status'])
      .expression((from) =>
        from
          .selectFrom('sandbox.cards')
          .select((each) => [
            each.val('ch_alone').as('id'),
            each.val('no payment').as('idempotencyKey'),
            'token',
            each.val(500).as('amountCents'),
            each.val('succeeded').as('status'),
          ])
          .limit(1),
      )
      .execute();
    await reconcile();
    expect(lines.filter((line) => line.includes('the ledger differ'))).toHaveLength(3);
    expect(lines.join()).toContain(idempotencyKey);
    expect(lines.join()).toContain('ch_alone');
  });
});
