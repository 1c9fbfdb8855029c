import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { settle } from '@hammerdock/domain/invoicing/settlement.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { settleAuctions } from '../../operations/accounting/settle-sellers.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listSettledAuctions } from '../../store/accounting/settlements.ts';
import { viewStatement } from '../../views/accounting/settlement.ts';

export const listStatements: Handler<typeof settlements.listStatements> = async (
  { seller_id, ...pages },
  { db, actor },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const { auctions, count } = await listSettledAuctions(db, seller.value, pages);
  const ids = auctions.map(({ id }) => id);
  const settled = new Map(
    (await settleAuctions(db, ids)).map((settlement) => [settlement.auctionId, settlement]),
  );
  return ok({
    statementList: auctions.map((auction) =>
      viewStatement(auction, settled.get(auction.id) ?? settle([], 0)),
    ),
    statementCount: count,
  });
};
