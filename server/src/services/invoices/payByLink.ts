import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Ctx } from '../../context.ts';
import { GatewayOutage, type TokenisedCard } from '../../gateways/payments/gateway.ts';
import { findLinkedReceipt, refuseReceipt } from '../../operations/invoices/find-linked-receipt.ts';
import { openCustomer } from '../../operations/payments/open-customer.ts';
import type { Handler } from '../../rpc/handler.ts';
import { pay } from './pay-receipt.ts';

/** The card is attached to the buyer's customer for this payment and not saved to the account. */
export const payByLink: Handler<typeof invoices.payByLink> = async (input, ctx) => {
  const receipt = await findLinkedReceipt(ctx, input.token);
  if (receipt === undefined) return refused('PaymentLinkInvalid');
  const payer = { ...ctx, actor: { userId: receipt.userId } };
  const order = { invoice_id: receipt.id, tamount: input.tamount };
  const way = { byCredit: false, cardId: null, wholeBalance: true };
  // A repeated call finds its stored answer and does not ask the provider again (R69).
  if (await ctx.isRepeat()) return viewPaid(await pay(order, way, payer));
  const dead = await refuseReceipt(ctx, receipt);
  if (dead !== null) return refused(dead);
  // The provider takes a token once, so that this is checked before.
  const { dueCents } = receipt;
  if (input.tamount !== dueCents) return refused('AmountMismatch', { dueCents });
  const card = await attach(ctx, receipt.userId, input.card_token);
  if (!card.ok) return card;
  const paid = await pay(order, { ...way, usedOnce: card.value }, payer);
  if (!isOpen(paid)) await detach(ctx, card.value);
  return viewPaid(paid);
};

type Paid = Awaited<ReturnType<typeof pay>>;

const viewPaid = (paid: Paid) =>
  paid.ok
    ? ok({
        // Everything due is paid, so nothing is left.
        payment_status: paid.value.payment_status === 'processing' ? 'processing' : 'paid',
        card_total: paid.value.card_total,
      } as const)
    : paid;

/** The provider still needs the card. */
const isOpen = (paid: Paid): boolean =>
  paid.ok
    ? paid.value.payment_status === 'processing'
    : ['CardNeedsVerification', 'PaymentProcessing'].includes(paid.refusal);

async function attach(
  ctx: Ctx,
  userId: string,
  cardToken: string,
): Promise<Result<TokenisedCard, 'CardRefused' | 'GatewayUnavailable'>> {
  try {
    const card = await ctx.payments.attachCard(await openCustomer(ctx, userId), cardToken);
    return card === null ? refused('CardRefused') : ok(card);
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('GatewayUnavailable');
    throw error;
  }
}

/** It cannot be charged in any case, because it is not saved. */
async function detach({ payments, log }: Ctx, { gatewayCard }: TokenisedCard): Promise<void> {
  try {
    await payments.detachCard(gatewayCard);
  } catch (err) {
    if (!(err instanceof GatewayOutage)) throw err;
    log.warn({ err }, 'a card that was used once stays attached at the provider');
  }
}
