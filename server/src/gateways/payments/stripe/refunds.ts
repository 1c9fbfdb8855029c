import type { Stripe } from 'stripe';
import { GatewayOutage, type PaymentGateway, type RefundResult } from '../gateway.ts';
import { isInvalidRequest, type StripeClient } from './client.ts';

type Refunds = Pick<PaymentGateway, 'refund' | 'findRefund'>;

/** In the metadata of a refund. */
const REFUND = 'hammerdock_refund';

export const refundOf = ({ metadata }: Pick<Stripe.Refund, 'metadata'>): string | null =>
  metadata?.[REFUND] ?? null;

export function openRefunds({ ask }: StripeClient): Refunds {
  return {
    refund: async ({ intentId, gatewayCharge, amountCents }) => {
      try {
        const refund = await ask((stripe) =>
          stripe.refunds.create(
            {
              payment_intent: gatewayCharge,
              amount: amountCents,
              metadata: { [REFUND]: intentId },
            },
            { idempotencyKey: intentId },
          ),
        );
        return viewRefund(refund);
      } catch (error) {
        if (isInvalidRequest(error) && isRefusal(error)) return { status: 'refused' };
        throw error;
      }
    },
    findRefund: async ({ intentId, gatewayCharge }) =>
      ask(async (stripe) => {
        const made = stripe.refunds.list({ payment_intent: gatewayCharge, limit: 100 });
        for await (const refund of made) {
          if (refundOf(refund) === intentId) return viewRefund(refund);
        }
        return null;
      }),
  };
}

/** More than is left of the charge, or a charge that the cardholder disputes. */
const isRefusal = ({ code, param }: { readonly code?: string; readonly param?: string }) =>
  param === 'amount' || ['charge_already_refunded', 'charge_disputed'].includes(code ?? '');

function viewRefund({ id, status }: Stripe.Refund): RefundResult {
  if (status === 'succeeded') return { status, gatewayRefund: id };
  if (status === 'failed' || status === 'canceled') return { status: 'refused' };
  throw new GatewayOutage(`refund ${id} is not decided yet`);
}
