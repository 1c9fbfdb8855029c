// Refunds of the built-in provider (R29, R30), in its own tables. A charge is never refunded by
// more than its amount.
import type { QueryResultRow } from 'pg';
import { newSecret } from '../../../security/ids.ts';
import {
  GatewayOutage,
  type ListedRefund,
  type PaymentGateway,
  type RefundResult,
} from '../gateway.ts';
import type { Query, SandboxFaults } from './faults.ts';

export interface SandboxRefunds extends Pick<
  PaymentGateway,
  'refund' | 'findRefund' | 'cancelRefund' | 'listRefunds'
> {
  /** What the card's bank does to a refund that it does not accept, possibly days later. */
  failRefund(intentId: string): Promise<void>;
  /** The refund is not paid out for a while. */
  holdRefund(intentId: string): Promise<void>;
}

interface RefundRow {
  readonly id: string;
  readonly status: RefundResult['status'];
}

export function openRefunds(query: Query, faults: SandboxFaults): SandboxRefunds {
  const clear = () =>
    query(
      `update sandbox.refunds set status = 'succeeded'
        where status = 'pending' and clears_at <= app.now()`,
      [],
    );
  const find = async (intentId: string): Promise<RefundResult | null> => {
    await clear();
    const [row] = await query<RefundRow>(
      'select id, status from sandbox.refunds where idempotency_key = $1',
      [intentId],
    );
    return row === undefined ? null : viewRefund(row);
  };
  return {
    refund: async (order) => {
      await faults.beforeRefund?.(order);
      const { intentId, gatewayCharge, amountCents } = order;
      await query('select sandbox.make_refund($1, $2, $3, $4)', [
        `re_${newSecret()}`,
        intentId,
        gatewayCharge,
        amountCents,
      ]);
      await faults.afterRefund?.(order);
      const made = await find(intentId);
      if (made === null) throw new GatewayOutage('the sandbox lost a refund');
      return made;
    },
    findRefund: async ({ intentId }) => {
      await faults.beforeFind?.(intentId);
      return find(intentId);
    },
    cancelRefund: async ({ intentId }) => {
      await faults.beforeFind?.(intentId);
      await clear();
      await query(
        `update sandbox.refunds set status = 'refused'
          where idempotency_key = $1 and status = 'pending'`,
        [intentId],
      );
      return find(intentId);
    },
    holdRefund: async (intentId) => {
      await query(
        `update sandbox.refunds set status = 'pending', clears_at = app.now() + interval '1 hour'
          where idempotency_key = $1`,
        [intentId],
      );
    },
    listRefunds: async function* listRefunds(since) {
      await clear();
      yield* await query<ListedRefund & QueryResultRow>(
        `select idempotency_key as "intentId", id as "gatewayRefund",
            amount_cents as "amountCents", status
          from sandbox.refunds where created_at >= to_timestamp($1::float8 / 1000)
          order by created_at desc`,
        [since],
      );
    },
    failRefund: async (intentId) => {
      await query(`update sandbox.refunds set status = 'refused' where idempotency_key = $1`, [
        intentId,
      ]);
    },
  };
}

const viewRefund = ({ id, status }: RefundRow): RefundResult =>
  status === 'refused' ? { status } : { status, gatewayRefund: id };
