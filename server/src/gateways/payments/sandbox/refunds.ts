// Refunds of the built-in provider (R29, R30), in its own tables. A charge is never refunded by
// more than its amount.
import { newSecret } from '../../../security/ids.ts';
import { GatewayOutage, type PaymentGateway, type RefundResult } from '../gateway.ts';
import type { Query, SandboxFaults } from './faults.ts';

interface RefundRow {
  readonly id: string;
  readonly status: RefundResult['status'];
}

type Refunds = Pick<PaymentGateway, 'refund' | 'findRefund'>;

export function openRefunds(query: Query, faults: SandboxFaults): Refunds {
  const find = async (intentId: string): Promise<RefundResult | null> => {
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
  };
}

const viewRefund = ({ id, status }: RefundRow): RefundResult =>
  status === 'succeeded' ? { status, gatewayRefund: id } : { status };
