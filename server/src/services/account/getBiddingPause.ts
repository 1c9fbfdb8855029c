import type { account } from '@hammerdock/contract/services/account.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findDeactivation } from '../../store/accounts/deactivations.ts';
import { findFailedCharge, listPendingInvoices } from '../../store/payments/payment-standing.ts';

export const getBiddingPause: Handler<typeof account.getBiddingPause> = async (
  _input,
  { actor: { userId }, db },
) => {
  const found = await findDeactivation(db, userId);
  const unpaid = await listPendingInvoices(db, userId);
  const card = found?.reason === 'no card' ? undefined : await findFailedCharge(db, userId);
  return ok({
    pause:
      found === undefined
        ? null
        : {
            reason: found.reason,
            // A later attempt with another card is what the user remembers.
            date_added: toIso(Math.max(found.at, card?.createdAt ?? 0)),
            card: card === undefined ? null : { brand: card.brand, last4: card.last4 },
            charge_status: card?.status ?? null,
            bank_question: card === undefined ? null : questionOf(card),
          },
    total_due_amount: toDecimal(unpaid.reduce((sum, { dueCents }) => sum + dueCents, 0)),
    pay_by: unpaid.length === 0 ? null : toIso(Math.min(...unpaid.map(({ voidAt }) => voidAt))),
    invoice_ids: unpaid.map(({ id }) => id),
  });
};

type FailedCharge = NonNullable<Awaited<ReturnType<typeof findFailedCharge>>>;

const questionOf = ({ status, verificationUrl, amountCents, feeCents }: FailedCharge) =>
  status === 'needs verification' && verificationUrl !== null
    ? { amount: toDecimal(amountCents + feeCents), verification_url: verificationUrl }
    : null;
