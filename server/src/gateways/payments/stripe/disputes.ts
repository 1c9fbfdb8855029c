// Disputes of charges. The provider's states are many; for the store the bank has the amount, or
// has returned it, or keeps it (R59).
import type { Stripe } from 'stripe';
import type { ChargeDispute, PaymentGateway } from '../gateway.ts';
import { paymentOf } from './charges.ts';
import { isInvalidRequest, type StripeClient } from './client.ts';

type Disputes = Pick<PaymentGateway, 'findDispute' | 'listDisputes'>;

/** An inquiry ("warning") takes no money. */
const STATES: Readonly<Record<string, ChargeDispute['state'] | null>> = {
  warning_needs_response: null,
  warning_under_review: null,
  warning_closed: null,
  prevented: null,
  won: 'won',
  lost: 'lost',
};

export function openDisputes({ ask }: StripeClient): Disputes {
  const expand = ['payment_intent'];
  return {
    findDispute: async (id) => {
      try {
        return viewDispute(await ask((stripe) => stripe.disputes.retrieve(id, { expand })));
      } catch (error) {
        if (isInvalidRequest(error) && error.statusCode === 404) return null;
        throw error;
      }
    },
    listDisputes: async function* listDisputes(since) {
      const created = { gte: Math.floor(since / 1000) };
      let after: string | undefined;
      do {
        const page = await ask((stripe) =>
          stripe.disputes.list({
            created,
            limit: 100,
            expand: ['data.payment_intent'],
            ...(after === undefined ? {} : { starting_after: after }),
          }),
        );
        yield* page.data.flatMap((each) => viewDispute(each) ?? []);
        after = page.has_more ? page.data.at(-1)?.id : undefined;
      } while (after !== undefined);
    },
  };
}

function viewDispute(dispute: Stripe.Dispute): ChargeDispute | null {
  const { id, amount, reason, status, payment_intent: intent } = dispute;
  const state = status in STATES ? STATES[status] : 'open';
  if (state === null || state === undefined) return null;
  const intentId = intent === null || typeof intent === 'string' ? null : paymentOf(intent);
  const feeCents = dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0);
  return { id, intentId, amountCents: amount, feeCents, reason, state };
}
