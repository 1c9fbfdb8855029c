import type { account } from '@hammerdock/contract/services/account.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findPrimarySource } from '../../store/payments/cards.ts';
import { countPendingInvoices } from '../../store/payments/payment-standing.ts';

export const checkUserCardDetailsAfterSignin: Handler<
  typeof account.checkUserCardDetailsAfterSignin
> = async (_input, { actor, db }) => {
  const hasCard = (await findPrimarySource(db, actor.userId)) !== undefined;
  const pending = await countPendingInvoices(db, actor.userId);
  // Only buyers need a card; staff and sellers continue to their own pages.
  const isSentToCards = pending > 0 || (actor.role === 'buyer' && !hasCard);
  return ok({ flag: isSentToCards ? 2 : 1, has_card: hasCard, pending_count: pending });
};
