import type { inbox } from '@hammerdock/contract/services/inbox.ts';
import { refused } from '@hammerdock/domain/result.ts';
import { saveInboxMessage } from '../../operations/messaging/save-inbox-message.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLotDetail } from '../../store/auctions/lot-details.ts';

export const sendLotMessage: Handler<typeof inbox.sendLotMessage> = async (
  { product_id, message: body, pictures },
  ctx,
) => {
  const { userId, firstName, lastName, email } = ctx.actor;
  const name = `${firstName} ${lastName}`;
  return ctx.transact(async (tx) => {
    const lot = await findLotDetail(tx, product_id, userId);
    if (lot === undefined) return refused('NotFound');
    const message = { userId, lotId: lot.id, name, email, subject: lot.title, body };
    return saveInboxMessage(tx, message, pictures);
  });
};
