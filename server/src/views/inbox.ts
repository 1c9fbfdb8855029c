import type { InboxRow } from '../store/inbox.ts';

const timeOf = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

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
  created_at: new Date(row.createdAt).toISOString(),
  answer: row.answer,
  answered_at: timeOf(row.answeredAt),
});
