import type { inbox } from '@hammerdock/contract/services/inbox.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  countInboxMessages,
  listInboxMessages as listRows,
  listInboxPictures,
} from '../../store/messaging/inbox.ts';
import { viewInboxMessage } from '../../views/messaging/inbox.ts';

export const listInboxMessages: Handler<typeof inbox.listInboxMessages> = async (
  { answered, page, limit },
  { db },
) => {
  const rows = await listRows(db, { answered, limit, offset: (page - 1) * limit });
  const pictures = await listInboxPictures(
    db,
    rows.map(({ id }) => id),
  );
  return ok({
    inboxList: rows.map((row) => viewInboxMessage(row, pictures)),
    inboxCount: await countInboxMessages(db, answered),
  });
};
