import type { Stripe } from 'stripe';
import type { PaymentGateway, RefundReference, RefundResult } from '../gateway.ts';
import { isInvalidRequest, type StripeClient } from './client.ts';

type Refunds = Pick<PaymentGateway, 'refund' | 'findRefund' | 'cancelRefund' | 'listRefunds'>;

/** In the metadata of a refund. */
const REFUND = 'hammerdock_refund';

export const refundOf = ({ metadata }: Pick<Stripe.Refund, 'metadata'>): string | null =>
  metadata?.[REFUND] ?? null;

export function openRefunds({ ask }: StripeClient): Refunds {
  const find = async ({ intentId, gatewayCharge }: RefundReference) =>
    ask(async (stripe) => {
      const made = stripe.refunds.list({ payment_intent: gatewayCharge, limit: 100 });
      for await (const refund of made) if (refundOf(refund) === intentId) return refund;
      return null;
    });

  const cancel = async ({ id }: Stripe.Refund): Promise<Stripe.Refund> => {
    try {
      const once = { idempotencyKey: `${id}-cancel` };
      return await ask((stripe) => stripe.refunds.cancel(id, {}, once));
    } catch (error) {
      // It was decided meanwhile.
      if (!isInvalidRequest(error)) throw error;
      return ask((stripe) => stripe.refunds.retrieve(id));
    }
  };

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
    findRefund: async (reference) => {
      const refund = await find(reference);
      return refund === null ? null : viewRefund(refund);
    },
    cancelRefund: async (reference) => {
      const refund = await find(reference);
      if (refund === null) return null;
      // The provider cancels no refund in another state.
      return viewRefund(refund.status === 'requires_action' ? await cancel(refund) : refund);
    },
    listRefunds: async function* listRefunds(since) {
      const created = { gte: Math.floor(since / 1000) };
      let after: string | undefined;
      do {
        const from = after === undefined ? {} : { starting_after: after };
        const page = await ask((stripe) => stripe.refunds.list({ created, limit: 100, ...from }));
        for (const refund of page.data) {
          const { status } = viewRefund(refund);
          const { id: gatewayRefund, amount: amountCents } = refund;
          yield { intentId: refundOf(refund), gatewayRefund, amountCents, status };
        }
        after = page.has_more ? page.data.at(-1)?.id : undefined;
      } while (after !== undefined);
    },
  };
}

/** More than is left of the charge, or a charge that the cardholder disputes. */
const isRefusal = ({ code, param }: { readonly code?: string; readonly param?: string }) =>
  param === 'amount' || ['charge_already_refunded', 'charge_disputed'].includes(code ?? '');

/** A refund may fail after it succeeded; one that requires an action of the buyer is pending. */
function viewRefund({ id, status }: Stripe.Refund): RefundResult {
  if (status === 'failed' || status === 'canceled') return { status: 'refused' };
  return { status: status === 'succeeded' ? status : 'pending', gatewayRefund: id };
}
