import type { inbox } from '@hammerdock/contract/services/inbox.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertInboxMessage } from '../../store/inbox.ts';
import { findLotDetail } from '../../store/lot-details.ts';

export const sendLotMessage: Handler<typeof inbox.sendLotMessage> = async (
  { product_id, message: body },
  ctx,
) => {
  const { userId, firstName, lastName, email, impersonatorId } = ctx.actor;
  if (impersonatorId !== null) return refused('ImpersonatorMayNot');
  const lot = await findLotDetail(ctx.db, product_id, userId);
  if (lot === undefined) return refused('NotFound');
  const name = `${firstName} ${lastName}`;
  return ctx.transact(async (tx) => {
    await insertInboxMessage(tx, { userId, lotId: lot.id, name, email, subject: lot.title, body });
    return ok({});
  });
};
