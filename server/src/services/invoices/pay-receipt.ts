// From a pay call to its result, the same for all four calls.
import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import type { InputOf, ReturnOf } from '@hammerdock/contract/call.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { MemberCtx } from '../../context.ts';
import {
  GatewayOutage,
  type DeclineCode,
  type TokenisedCard,
} from '../../gateways/payments/gateway.ts';
import { cancelVerification } from '../../operations/payments/cancel-verification.ts';
import { finishPayment } from '../../operations/payments/finish-payment.ts';
import {
  beginInvoicePayment,
  type BegunPayment,
  type PayRefusal,
} from '../../operations/payments/pay-invoice.ts';
import type { HandlerRefusals } from '../../rpc/handler.ts';
import { findReceipt, type ReceiptRow } from '../../store/invoices/invoices.ts';
import type { Billing } from '../../store/payments/payment-billing.ts';
import { findOpenPaymentOfInvoice, type PaymentRow } from '../../store/payments/payments.ts';
import { readBegunPayment } from '../../store/payments/stored-answers.ts';

type Pay = typeof invoices.payWithCardOrUserCredits;
type Outcome = ReturnOf<Pay>;
type Stated = Omit<InputOf<typeof invoices.payWithFullUserCredits>, 'payWithCardFlag'>;
type CardFailure = Decline | 'BankDeclined' | 'CardNeedsVerification';
type Refusal = PayRefusal | CardFailure | 'GatewayUnavailable';

type Decline =
  | 'CardDeclined'
  | 'CardLacksFunds'
  | 'CardExpired'
  | 'CardOverLimit'
  | 'CvvInvalid'
  | 'BankTryAgain';

const DECLINES: Readonly<Record<string, Decline>> = {
  declined: 'CardDeclined',
  'lacks funds': 'CardLacksFunds',
  expired: 'CardExpired',
  'over its limit': 'CardOverLimit',
  'wrong cvv': 'CvvInvalid',
  'not confirmed': 'CardDeclined',
  'try again': 'BankTryAgain',
} satisfies Record<DeclineCode, Decline>;

interface Way {
  readonly byCredit: boolean;
  readonly cardId: string | null;
  readonly wholeBalance: boolean;
  readonly usedOnce?: TokenisedCard;
}

/** The owner of the receipt; with a payment link the caller has no session. */
export type PayCtx = Omit<MemberCtx, 'actor'> & {
  readonly actor: Pick<MemberCtx['actor'], 'userId'>;
};

export async function pay(
  input: Omit<Stated, 'applycreditFlag'>,
  way: Way,
  ctx: PayCtx,
): Promise<Result<Outcome, Refusal>> {
  const { userId } = ctx.actor;
  const receipt = await findReceipt(ctx.db, userId, input.invoice_id);
  if (receipt === undefined) return refused('NotFound');
  try {
    if (!(await ctx.isRepeat())) {
      await cancelVerification(ctx, await findOpenPaymentOfInvoice(ctx.db, receipt.id));
    }
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('GatewayUnavailable');
    throw error;
  }
  const order = {
    ...way,
    invoiceId: receipt.id,
    amountCents: input.amount ?? null,
    // The card of a payment link may be someone else's.
    billing: way.usedOnce === undefined ? billingOf(input, receipt) : null,
  };
  const begun = await ctx.transact(
    (tx) => beginInvoicePayment(tx, ctx, { ...order, stated: figuresIn(input) }),
    readBegunPayment,
  );
  if (!begun.ok) return begun;
  const { paymentId } = begun.value;
  if (paymentId !== null) {
    const payment = await finishPayment(ctx, paymentId);
    const failure = failureOf(payment);
    if (failure !== null) return failure;
    if (payment.state === 'processing')
      return ok(viewOutcome(receipt.id, 'processing', begun.value));
  }
  const after = await findReceipt(ctx.db, userId, receipt.id);
  const status = after?.dueCents === 0 ? 'paid' : 'partial';
  return ok(viewOutcome(receipt.id, status, begun.value));
}

const figuresIn = (input: Omit<Stated, 'applycreditFlag'>) => ({
  dueCents: [input.tamount, input.totals?.total_due_amount],
  totalCents: [input.totals?.final_total],
  shippingCents: [input.tship],
  numbers: [input.inv, input.invoiceno],
  buyerId: input.buyerid,
});

/** PAY-10: as the buyer entered it; a field that was not sent is the receipt's. */
const billingOf = (input: Omit<Stated, 'applycreditFlag'>, receipt: ReceiptRow): Billing => ({
  billFirstName: input.bill_first_name ?? receipt.billFirstName,
  billLastName: input.bill_last_name ?? receipt.billLastName,
  billAddress1: input.bill_address1 ?? receipt.billAddress1,
  billCity: input.bill_city ?? receipt.billCity,
  billState: input.bill_state ?? receipt.billState,
  billZip: input.bill_zipcode ?? receipt.billZip,
});

/** A card's refusal, in the buyer's words; null where the payment succeeded or is pending. */
export function failureOf(
  payment: Pick<PaymentRow, 'id' | 'state' | 'sourceKind' | 'declineCode' | 'verificationUrl'>,
) {
  switch (payment.state) {
    case 'declined':
      if (payment.sourceKind === 'bank') return refused('BankDeclined');
      return refused(DECLINES[payment.declineCode ?? ''] ?? 'CardDeclined');
    case 'needs verification': {
      const verificationUrl = payment.verificationUrl ?? '';
      return refused('CardNeedsVerification', { verificationUrl, paymentId: payment.id });
    }
    case 'abandoned':
      return refused('CardDeclined');
    default:
      return null;
  }
}

const viewOutcome = (
  invoiceId: string,
  status: Outcome['payment_status'],
  { paymentId, journalId, amountCents, creditCents, cardCents, feeCents }: BegunPayment,
): Outcome => ({
  invoice_id: invoiceId,
  payment_id: paymentId ?? journalId,
  payment_status: status,
  amount_paid: toDecimal(amountCents),
  credit_used: toDecimal(creditCents),
  card_total: toDecimal(cardCents === 0 ? 0 : cardCents + feeCents),
});

type ByCredit = Pick<typeof invoices, 'payWithFullUserCredits' | 'payWithCredits'>;
type CreditRefusal = HandlerRefusals<ByCredit[keyof ByCredit]>;

/** Without a card nothing can be declined, so a card's refusal is a fault here. */
export async function payByCredit(
  input: Stated,
  { wholeBalance }: Pick<Way, 'wholeBalance'>,
  ctx: MemberCtx,
): Promise<Result<Outcome, CreditRefusal>> {
  const result = await pay(input, { byCredit: true, cardId: null, wholeBalance }, ctx);
  if (result.ok) return result;
  const { refusal, details } = result;
  if (isOfCard(refusal)) throw new Error(`a payment by credit was answered with ${refusal}`);
  return refused(refusal, details);
}

type OfCard = CardFailure | 'BankNotVerified' | 'BankPaysAll';
const OF_CARD: readonly string[] = [
  'BankDeclined',
  'BankNotVerified',
  'BankPaysAll',
  'CardDeclined',
  'CardLacksFunds',
  'CardNeedsVerification',
  'CardExpired',
  'CardOverLimit',
  'CvvInvalid',
  'BankTryAgain',
] satisfies OfCard[];

const isOfCard = (name: Refusal): name is OfCard => OF_CARD.includes(name);
