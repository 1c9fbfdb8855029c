// Applies what a mail service reports about an email after it accepted it.
import { faultAfter } from '@hammerdock/domain/notifications/deliverability.ts';
import type { Tx } from '../../db/database.ts';
import type { EmailReport } from '../../gateways/email/gateway.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { findMessageRecipient, markMessageFailed } from '../../store/messaging/messages.ts';
import { recordEmailFault, recordReport } from '../../store/messaging/undeliverable.ts';

/** Does nothing when the report was applied before. */
export async function applyEmailReport(tx: Tx, report: EmailReport): Promise<void> {
  if (!(await recordReport(tx, `email ${report.id}`))) return;
  const fault = faultAfter(report.kind);
  if (fault === null) return;
  const { messageId } = report;
  const sent =
    messageId !== null && isId(messageId) ? await findMessageRecipient(tx, messageId) : undefined;
  // Our own record of the recipient counts, not the report's.
  const recipient = sent === undefined ? report.recipient : sent.recipient;
  if (recipient === null || sent?.channel === 'sms') return;
  await recordEmailFault(tx, recipient, fault);
  if (messageId !== null && sent !== undefined && fault === 'bounced') {
    await markMessageFailed(tx, messageId, 'it bounced');
  }
}
