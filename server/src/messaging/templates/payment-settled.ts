import type { Cents } from '@hammerdock/domain/money.ts';
import { voidsAt } from '@hammerdock/domain/invoicing/unpaid.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import type { EventPayloads } from '../../events/domain-event.ts';
import type { Notification } from '../../operations/messaging/queue-notification.ts';
import {
  findInvoiceSubject,
  findPaymentSubject,
  type InvoiceSubject,
  type PaymentSubject,
} from '../../store/messaging/notification-subjects.ts';
import { NIL_ID } from '../../store/platform/id-shape.ts';
import { addPaymentLink } from '../add-payment-link.ts';
import { checkoutCodeLink, homeLink, invoiceLink, payLink, pickupTimesLink } from '../links.ts';
import { pickupOfReceipt } from '../pickup-of-receipt.ts';
import { sendNotification } from '../send-notification.ts';

/** The state of the payment decides between a confirmation and a failure notification. */
export async function notifyPaymentSettled(
  context: AppContext,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const payment = await findPaymentSubject(context.workerDb, paymentId);
  if (payment === null) return;
  const invoice = await findInvoiceSubject(context.workerDb, payment.invoiceId ?? NIL_ID);
  await (payment.state === 'succeeded' ? notifyReceived : notifyFailed)(context, payment, invoice);
}

type Invoice = InvoiceSubject | null;

async function notifyReceived(
  context: AppContext,
  { id, userId, chargedCents, appliedCents, creditedCents, sourceKind }: PaymentSubject,
  invoice: Invoice,
): Promise<void> {
  const received = `We received ${describeSum(chargedCents, appliedCents, sourceKind)}`;
  const next = invoice && (await nextStep(context, invoice));
  await sendReceived(context, invoice, {
    userId,
    kind: 'payment',
    template: 'payment-received',
    reason: id,
    subject: 'We received your payment',
    content:
      invoice === null || next === null
        ? {
            heading: 'Your deposit is on file',
            paragraphs: [`${received}. Thank you.`],
            button: { label: 'Continue bidding', href: homeLink(context) },
          }
        : {
            heading: 'Payment received',
            paragraphs: [
              `${received} for receipt ${invoice.number}. Thank you.`,
              ...describeSurplus(chargedCents, creditedCents),
              ...next.paragraphs,
            ],
            ...next.links,
          },
  });
}

/** NTF-02: credit is a payment, too, where no card is charged with it. */
export async function notifyCreditApplied(
  context: AppContext,
  { journalId, userId, invoiceId, amountCents }: EventPayloads['credit.applied'],
): Promise<void> {
  const invoice = await findInvoiceSubject(context.workerDb, invoiceId);
  if (invoice === null) return;
  const { paragraphs, links } = await nextStep(context, invoice);
  const paid = `${dollarsOf(amountCents)} of your account credit paid`;
  await sendReceived(context, invoice, {
    userId,
    kind: 'payment',
    template: 'payment-received',
    reason: journalId,
    subject: 'We received your payment',
    content: {
      heading: 'Payment received',
      paragraphs: [
        invoice.dueCents > 0
          ? `${paid} a part of receipt ${invoice.number}. Thank you.`
          : `${paid} receipt ${invoice.number}. Thank you.`,
        ...paragraphs,
      ],
      ...links,
    },
  });
}

/** While a part is due, the email leads to paying it, also without a sign-in. */
async function sendReceived(
  context: AppContext,
  invoice: Invoice,
  notification: Notification,
): Promise<void> {
  const isDue = invoice !== null && invoice.dueCents > 0;
  await sendNotification(
    context,
    isDue ? await addPaymentLink(context, invoice, notification) : notification,
  );
}

interface NextStep {
  readonly paragraphs: readonly string[];
  readonly links: Pick<Notification['content'], 'button' | 'footnotes'>;
}

/** After a part was paid, the rest; after all was, the pickup. */
async function nextStep(context: AppContext, invoice: InvoiceSubject): Promise<NextStep> {
  const { id, dueCents } = invoice;
  if (dueCents > 0) {
    const paragraphs = [describeDue(invoice) + describeEnd(invoice, true)];
    return { paragraphs, links: { button: { label: 'Pay now', href: payLink(context, id) } } };
  }
  const pickup = await pickupOfReceipt(context, id);
  const receipt = { label: 'See the receipt', href: invoiceLink(context, id) };
  if (pickup === null || !pickup.isOpen) return { paragraphs: [], links: { button: receipt } };
  const code = { label: 'Checkout QR Code', href: checkoutCodeLink(context) };
  return {
    paragraphs: pickup.paragraphs,
    links: {
      button: {
        label: pickup.hasTime ? 'See or change your pickup time' : 'Choose a pickup time',
        href: pickupTimesLink(context),
      },
      footnotes: [code, receipt],
    },
  };
}

/** "$20.00 ($10.00 by card and $10.00 of your account credit)". */
const describeSum = (
  chargedCents: Cents,
  appliedCents: Cents,
  sourceKind: PaymentSubject['sourceKind'],
): string =>
  appliedCents === 0
    ? dollarsOf(chargedCents)
    : `${dollarsOf(chargedCents + appliedCents)} (${dollarsOf(chargedCents)} ` +
      `by ${sourceKind === 'bank' ? 'bank account' : 'card'} and ` +
      `${dollarsOf(appliedCents)} of your account credit)`;

const describeDue = ({ number, dueCents }: InvoiceSubject): string =>
  dueCents > 0
    ? `${dollarsOf(dueCents)} is due on receipt ${number}.`
    : `Nothing is due on receipt ${number} anymore.`;

/** R18, R52: a purchase lapses much sooner than other receipts; its paid part becomes credit. */
function describeEnd(
  { dueCents, payUntil, issuedAt }: InvoiceSubject,
  isPartPaid: boolean,
): string {
  if (dueCents === 0) return '';
  if (payUntil === null) return ` Please pay by ${formatDateTime(voidsAt(issuedAt))} ET.`;
  const paid = isPartPaid ? ' and what you paid becomes account credit' : '';
  return ` Please pay by ${formatDateTime(payUntil)} ET, or bidding reopens${paid}.`;
}

/** The receipt was settled in another way before this payment arrived. */
function describeSurplus(chargedCents: Cents, creditedCents: Cents): string[] {
  if (creditedCents === 0) return [];
  const credited = dollarsOf(creditedCents);
  return [
    creditedCents === chargedCents
      ? 'Nothing was due on this receipt anymore, so this payment wasn’t needed.'
      : 'Less was due on this receipt than you paid.',
    `We added ${credited} to your account credit. You can use it to pay any receipt.`,
  ];
}

async function notifyFailed(
  context: AppContext,
  payment: PaymentSubject,
  invoice: Invoice,
): Promise<void> {
  const { id, userId, state } = payment;
  const { subject, heading, sentence } = describeFailure(payment, invoice);
  const notification: Notification = {
    userId,
    kind: 'payment',
    template: 'payment-failed',
    reason: `${id} ${state}`,
    subject,
    content: {
      heading,
      paragraphs: [
        sentence,
        ...(invoice === null ? [] : [describeDue(invoice) + describeEnd(invoice, false)]),
      ],
      ...(invoice === null
        ? {}
        : { button: { label: 'Pay now', href: payLink(context, invoice.id) } }),
    },
  };
  await sendNotification(
    context,
    invoice === null ? notification : await addPaymentLink(context, invoice, notification),
  );
}

/** Names the receipt: what was tried may be a part of what is due. */
function describeFailure(payment: PaymentSubject, invoice: Invoice) {
  const { chargedCents, appliedCents, state, declineCode, sourceKind, sourceName } = payment;
  const what = dollarsOf(chargedCents) + (invoice === null ? '' : ` for receipt ${invoice.number}`);
  if (state === 'needs verification')
    return {
      subject: 'Your bank needs you to confirm a payment',
      heading: 'Please confirm your payment',
      sentence:
        `Your bank needs you to confirm your payment of ${what} with your ${sourceName}.` +
        (appliedCents === 0
          ? ''
          : ` ${dollarsOf(appliedCents)} more comes from your account credit.`),
    };
  if (declineCode === 'not confirmed')
    return {
      subject: 'Your payment was not confirmed',
      heading: 'Your payment was not confirmed',
      sentence:
        `Your payment of ${what} with your ${sourceName} was not confirmed with your bank, ` +
        'so nothing was charged.',
    };
  const failed = 'Your payment failed';
  return {
    subject: failed,
    heading: failed,
    sentence:
      sourceKind === 'bank'
        ? `Your bank declined your payment of ${what}.`
        : `We couldn’t charge your ${sourceName} ${what}.`,
  };
}
