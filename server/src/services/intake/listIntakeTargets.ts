import type { intake } from '@hammerdock/contract/services/seller/intake.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listDraftAuctions } from '../../store/auctions/intake.ts';

export const listIntakeTargets: Handler<typeof intake.listIntakeTargets> = async (
  { seller_id },
  { db, actor },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  return ok({ targetList: await listDraftAuctions(db, seller.value) });
};
