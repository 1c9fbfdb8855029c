import type { Cents } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { HOLD_MINUTES } from '@hammerdock/domain/bidding/buy-now.ts';
import { andMore } from '@hammerdock/domain/text/and-more.ts';
import { formatClock, formatDateTime } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { readNow } from '../../db/database.ts';
import type { Notification } from '../../operations/messaging/queue-notification.ts';
import { findInvoiceSubject, findLotSubject } from '../../store/messaging/notification-subjects.ts';
import { findOpenPaymentOfInvoice } from '../../store/payments/payments.ts';
import { addPaymentLink } from '../add-payment-link.ts';
import { includedIn } from '../included-in.ts';
import { lotLink, payLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

/** R18: what is due, and how long the lot is held. */
export async function notifyLotBought(
  context: AppContext,
  { lotId, invoiceId }: { lotId: string; invoiceId: string },
): Promise<void> {
  const lot = await findLotSubject(context.workerDb, lotId);
  const invoice = await findInvoiceSubject(context.workerDb, invoiceId);
  if (lot === null || invoice === null) return;
  const bought = andMore(lot.title, invoice.itemCount);
  const it = invoice.itemCount === 1 ? 'it' : 'them';
  const until = invoice.payUntil === null ? '' : ` by ${formatDateTime(invoice.payUntil)} ET`;
  const notification: Notification = {
    userId: invoice.userId,
    kind: 'payment',
    template: 'lot-bought',
    reason: invoiceId,
    subject: `Please pay now: ${bought}`,
    content: {
      heading: `Please pay now to make ${it} yours`,
      paragraphs: [
        `We’re holding ${bought} for you for ${HOLD_MINUTES} minutes.`,
        `Your total is ${dollarsOf(invoice.totalCents)}, ${includedIn(invoice)}. ` +
          'We don’t charge your card automatically, so please pay now.',
        `If you don’t pay${until}, bidding reopens.`,
      ],
      button: { label: 'Make payment', href: payLink(context, invoiceId) },
    },
  };
  await sendNotification(context, await addPaymentLink(context, invoice, notification));
}

/** R18: ten minutes before the hold ends; none for a purchase that is paid or being paid. */
export async function notifyPurchaseEnding(
  context: AppContext,
  { lotId, invoiceId }: { lotId: string; invoiceId: string },
): Promise<void> {
  const { workerDb: db } = context;
  const lot = await findLotSubject(db, lotId);
  const invoice = await findInvoiceSubject(db, invoiceId);
  if (lot === null || invoice === null || invoice.payUntil === null) return;
  if ((await readNow(db)) >= invoice.payUntil) return;
  if ((await findOpenPaymentOfInvoice(db, invoiceId))?.state === 'processing') return;
  const bought = andMore(lot.title, invoice.itemCount);
  const by = `${formatClock(invoice.payUntil)} ET`;
  const notification: Notification = {
    userId: invoice.userId,
    kind: 'payment',
    template: 'purchase-ending',
    reason: invoiceId,
    subject: `Please pay by ${by}: ${bought}`,
    content: {
      heading: `Please pay by ${by}`,
      paragraphs: [
        `${dollarsOf(invoice.dueCents)} is still due for ${bought}. ` +
          'If you don’t pay in time, bidding reopens.',
      ],
      button: { label: 'Make payment', href: payLink(context, invoiceId) },
    },
  };
  await sendNotification(context, await addPaymentLink(context, invoice, notification));
}

/** R18, R52: the lot is open again, and partial payments became credit. */
export async function notifyPurchaseLapsed(
  context: AppContext,
  purchase: { lotId: string; invoiceId: string; creditedCents: Cents },
): Promise<void> {
  const { lotId, invoiceId, creditedCents } = purchase;
  const lot = await findLotSubject(context.workerDb, lotId);
  const invoice = await findInvoiceSubject(context.workerDb, invoiceId);
  if (lot === null || invoice === null) return;
  const bought = andMore(lot.title, invoice.itemCount);
  const one = invoice.itemCount === 1;
  const them = one ? 'it' : 'them';
  const credited =
    creditedCents === 0 ? [] : [`The ${dollarsOf(creditedCents)} you paid is now account credit.`];
  await sendNotification(context, {
    userId: invoice.userId,
    kind: 'payment',
    template: 'purchase-lapsed',
    reason: invoiceId,
    subject: `Not paid in time: ${bought}`,
    content: {
      heading: 'Your purchase expired',
      paragraphs: [
        `${bought} ${one ? 'wasn’t' : 'weren’t'} paid for within ${HOLD_MINUTES} minutes. ` +
          `Receipt ${invoice.number} was ` +
          `canceled, and ${one ? 'the item is' : 'the items are'} open for bidding again.`,
        ...credited,
        `You can still bid on ${them}, but you can’t use Buy Now on ${them} again.`,
      ],
      button: { label: 'See the lot', href: lotLink(context, lotId) },
    },
  });
}
