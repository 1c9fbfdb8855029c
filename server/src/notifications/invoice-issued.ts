import { toDollars } from '@hammerdock/domain/money.ts';
import type { House } from '../context.ts';
import { findInvoiceSubject } from '../store/addressees.ts';
import { invoiceLink } from './links.ts';
import { sendLetter } from './send-letter.ts';

export async function tellInvoiceIssued(
  house: House,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const invoice = await findInvoiceSubject(house.workerDb, invoiceId);
  if (invoice === null) return;
  await sendLetter(house, {
    userId: invoice.userId,
    kind: 'payment',
    template: 'invoice-issued',
    reason: invoiceId,
    subject: `Your receipt ${invoice.number}`,
    letter: {
      heading: `Receipt ${invoice.number}`,
      paragraphs: [
        `Your total is ${toDollars(invoice.totalCents)}, including premium and tax.`,
        'We’ll charge your primary card automatically. There’s nothing you need to do.',
      ],
      button: { label: 'See the receipt', href: invoiceLink(house, invoiceId) },
    },
  });
}
