// Adds the payment link to an email about an unpaid invoice. The token is encrypted in the stored
// message and erased when the invoice becomes void (SEC-07).
import { voidsAt } from '@hammerdock/domain/invoicing/unpaid.ts';
import type { AppContext } from '../context.ts';
import { readNow } from '../db/database.ts';
import { makePaymentToken } from '../operations/invoices/payment-link.ts';
import { PLACEHOLDER } from '../operations/messaging/message-secret.ts';
import type { Notification } from '../operations/messaging/queue-notification.ts';
import type { InvoiceSubject } from '../store/messaging/notification-subjects.ts';

export async function addPaymentLink(
  { config, vault, workerDb }: AppContext,
  { id, issuedAt }: Pick<InvoiceSubject, 'id' | 'issuedAt'>,
  notification: Notification,
): Promise<Notification> {
  const until = voidsAt(issuedAt);
  // An email whose secret has expired would not be sent.
  if ((await readNow(workerDb)) >= until) return notification;
  const href = `${config.origin}/pay?token=${PLACEHOLDER}`;
  return {
    ...notification,
    content: {
      ...notification.content,
      footnotes: [{ label: 'Pay by card without signing in', href }],
    },
    secret: { text: makePaymentToken(vault, id), until },
  };
}
