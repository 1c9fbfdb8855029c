import type { intake } from '@hammerdock/contract/services/seller/intake.ts';
import { readIntakeCode } from '@hammerdock/domain/catalog/intake.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findDraftLot } from '../../store/auctions/draft-lots.ts';
import { findDraftOfCode, findEarlierLot } from '../../store/auctions/intake.ts';
import { viewKnownDraft, viewKnownGoods } from '../../views/auctions/known-goods.ts';

export const getIntakeStart: Handler<typeof intake.getIntakeStart> = async (
  { seller_id, code: text },
  { db, actor },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const code = readIntakeCode(text);
  if (code === null) return refused('CodeUnreadable');
  const wanted = { sellerId: seller.value, code };
  const draftId = await findDraftOfCode(db, wanted);
  const draft = draftId === null ? undefined : await findDraftLot(db, draftId);
  if (draft !== undefined) return ok({ ...code, known: viewKnownDraft(draft) });
  const earlier = await findEarlierLot(db, wanted);
  return ok({ ...code, known: earlier === undefined ? null : viewKnownGoods(earlier) });
};
