import { toIso } from '@hammerdock/domain/time.ts';
import type { InboxRow } from '../store/inbox.ts';

const timeOf = (instant: number | null): string | null =>
  instant === null ? null : toIso(instant);

export const viewInboxMessage = (row: InboxRow) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.body,
  lot:
    row.lotId === null
      ? null
      : { id: row.lotId, auctionid: row.lpn ?? '', title: row.lotTitle ?? row.subject },
  created_at: toIso(row.createdAt),
  answer: row.answer,
  answered_at: timeOf(row.answeredAt),
});
