// The common part of the four pay calls: the server computes the amounts, compares them with the
// caller's (R46), and pays once per idempotency key (R3).
import {
  tender,
  type Tendering,
  type TenderRefusal,
} from '@hammerdock/domain/invoicing/tendering.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { MemberCtx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { TokenisedCard } from '../../gateways/payments/gateway.ts';
import { newId } from '../../security/ids.ts';
import {
  findSource,
  insertCardUsedOnce,
  isExpiryPast,
  isUnverified,
  type SourceRow,
} from '../../store/payments/cards.ts';
import { isHeldPurchase } from '../../store/bidding/buy-now.ts';
import { lockInvoice, type InvoiceRow } from '../../store/invoices/invoices.ts';
import { sumDueOfInvoice, sumOwedToUser } from '../../store/payments/ledger.ts';
import { insertBilling, type Billing } from '../../store/payments/payment-billing.ts';
import { findOpenPaymentOfInvoice, lockUser } from '../../store/payments/payments.ts';
import { applyCredit, beginPayment } from './begin-payment.ts';
import { concludeIfPaid } from './settle-payment.ts';

export interface PayOrder {
  readonly invoiceId: string;
  /** null: the whole amount due. */
  readonly amountCents: Cents | null;
  readonly byCredit: boolean;
  /** null: paid without a saved card. */
  readonly cardId: string | null;
  /** A card that is not saved; only this payment charges it. */
  readonly usedOnce?: TokenisedCard;
  readonly wholeBalance: boolean;
  /** null: the receipt's own name and address. */
  readonly billing: Billing | null;
  readonly stated: StatedFigures;
}

/** The amounts that the caller was shown; each that was sent must match. */
export interface StatedFigures {
  readonly dueCents: readonly (Cents | undefined)[];
  readonly totalCents: readonly (Cents | undefined)[];
  readonly shippingCents: readonly (Cents | undefined)[];
  readonly numbers: readonly (string | undefined)[];
  readonly buyerId: string | undefined;
}

export type PayRefusal =
  | TenderRefusal
  | 'NotFound'
  | 'AmountMismatch'
  | 'InvoicePaidAlready'
  | 'InvoiceVoid'
  | 'PaymentProcessing'
  | 'CardExpired'
  | 'BankNotVerified';

export interface BegunPayment extends Tendering {
  /** null: credit covered the amount, so nothing is left to charge. */
  readonly paymentId: string | null;
  /** Of the credit, where nothing is charged. */
  readonly journalId: string | null;
}

type Payer = Pick<MemberCtx, 'idempotencyKey'> & {
  readonly actor: Pick<MemberCtx['actor'], 'userId'>;
};

/** Writes the intent of a payment that a buyer requests. */
export async function beginInvoicePayment(
  tx: Tx,
  { actor, idempotencyKey }: Payer,
  order: PayOrder,
): Promise<Result<BegunPayment, PayRefusal>> {
  const { userId } = actor;
  const { invoiceId, billing } = order;
  await lockUser(tx, userId);
  const invoice = await lockInvoice(tx, invoiceId);
  if (invoice === undefined || invoice.userId !== userId) return refused('NotFound');
  const due = await weighInvoice(tx, invoice, order);
  if (!due.ok) return due;
  const card = await chooseCard(tx, userId, order);
  if (!card.ok) return card;
  const tendering = tender({
    dueCents: due.value,
    amountCents: order.amountCents,
    availableCreditCents: await sumOwedToUser(tx, userId, 'buyer credit'),
    byCredit: order.byCredit,
    byCard: card.value !== null,
    leavesNoRest: card.value?.kind === 'bank' && (await isHeldPurchase(tx, invoiceId)),
    // R27: the fee is of cards only.
    feeBps: card.value?.kind === 'bank' ? 0 : invoice.cardFeeBps,
  });
  if (!tendering.ok) return tendering;
  const { cardCents, creditCents, feeCents } = tendering.value;
  if (cardCents === 0 || card.value === null) {
    const credit = { userId, invoiceId, paymentId: null, amountCents: creditCents };
    const journalId = await applyCredit(tx, credit);
    const of = { journalId };
    if (billing !== null) await insertBilling(tx, { invoiceId, of, billing });
    await concludeIfPaid(tx, { invoiceId, userId });
    return ok({ ...tendering.value, paymentId: null, journalId });
  }
  const cardId = card.value.id;
  const amounts = { amountCents: cardCents, feeCents, creditCents };
  const intent = { userId, invoiceId, cardId, automatic: false, idempotencyKey };
  const paymentId = await beginPayment(tx, { ...intent, ...amounts });
  if (billing !== null) await insertBilling(tx, { invoiceId, of: { paymentId }, billing });
  return ok({ ...tendering.value, paymentId, journalId: null });
}

/** Returns the amount due, or why no payment may begin. */
async function weighInvoice(
  tx: Tx,
  invoice: InvoiceRow,
  order: PayOrder,
): Promise<Result<Cents, PayRefusal>> {
  if (invoice.voidedAt !== null) return refused('InvoiceVoid');
  const dueCents = await sumDueOfInvoice(tx, invoice.id);
  if ((await findOpenPaymentOfInvoice(tx, invoice.id)) !== undefined) {
    return refused('PaymentProcessing');
  }
  if (dueCents === 0) return refused('InvoicePaidAlready');
  if (differs(order, invoice, dueCents)) return refused('AmountMismatch', { dueCents });
  return ok(dueCents);
}

function differs({ stated, ...order }: PayOrder, invoice: InvoiceRow, dueCents: Cents): boolean {
  const isnt = <T>(figures: readonly (T | undefined)[], own: T): boolean =>
    figures.some((figure) => figure !== undefined && figure !== own);
  return (
    isnt(stated.dueCents, dueCents) ||
    isnt(stated.totalCents, invoice.totalCents) ||
    isnt(stated.shippingCents, invoice.shippingCents) ||
    isnt(stated.numbers, String(invoice.number)) ||
    isnt([stated.buyerId], invoice.userId) ||
    (order.wholeBalance && order.amountCents !== null && order.amountCents !== dueCents)
  );
}

type Chosen = Pick<SourceRow, 'id' | 'kind'>;

async function chooseCard(
  tx: Tx,
  userId: string,
  { cardId, usedOnce }: PayOrder,
): Promise<Result<Chosen | null, 'NotFound' | 'CardExpired' | 'BankNotVerified'>> {
  if (usedOnce !== undefined) return chooseOnce(tx, userId, usedOnce);
  if (cardId === null) return ok(null);
  const card = await findSource(tx, userId, cardId);
  if (card === undefined) return refused('NotFound');
  if (isUnverified(card)) return refused('BankNotVerified');
  return card.expired ? refused('CardExpired') : ok(card);
}

async function chooseOnce(
  tx: Tx,
  userId: string,
  card: TokenisedCard,
): Promise<Result<Chosen, 'NotFound' | 'CardExpired'>> {
  if (await isExpiryPast(tx, card)) return refused('CardExpired');
  const id = await insertCardUsedOnce(tx, { ...card, id: newId(), userId });
  return id === null ? refused('NotFound') : ok({ id, kind: 'card' });
}
