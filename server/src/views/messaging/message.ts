import type { OutboxMessage } from '@hammerdock/contract/services/messages.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { MessageRow } from '../../store/messaging/messages.ts';

export function viewMessage(row: MessageRow): OutboxMessage {
  const { id, template, recipient, subject } = row;
  return {
    id,
    // The table's check constraint allows only these two.
    channel: row.channel === 'sms' ? 'sms' : 'email',
    template,
    recipient,
    subject,
    text: row.bodyText,
    html: row.bodyHtml,
    created_at: toIso(row.createdAt),
    sent_at: row.sentAt === null ? null : toIso(row.sentAt),
    failed_at: row.failedAt === null ? null : toIso(row.failedAt),
    failure: row.failure ?? '',
  };
}
