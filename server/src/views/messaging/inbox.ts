import { toIso } from '@hammerdock/domain/time.ts';
import type { InboxPictureRow, InboxRow } from '../../store/messaging/inbox.ts';
import { viewAttached } from '../platform/upload.ts';

const timeOf = (instant: number | null): string | null =>
  instant === null ? null : toIso(instant);

export const viewInboxMessage = (row: InboxRow, pictures: readonly InboxPictureRow[]) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.body,
  pictures: pictures.filter(({ messageId }) => messageId === row.id).map(viewAttached),
  lot:
    row.lotId === null
      ? null
      : { id: row.lotId, auctionid: row.lpn ?? '', title: row.lotTitle ?? row.subject },
  created_at: toIso(row.createdAt),
  answer: row.answer,
  answered_at: timeOf(row.answeredAt),
});
