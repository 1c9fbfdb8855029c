import type { labels } from '@hammerdock/contract/services/seller/labels.ts';
import { LABELS_AT_ONCE } from '@hammerdock/domain/auctions/seller-limits.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  countPrintedLabels,
  findSellerOfAuction,
  listPrintedLabels,
  STOCK,
} from '../../store/auctions/printed-labels.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { viewLabel } from '../../views/auctions/label.ts';

export const listLabels: Handler<typeof labels.listLabels> = async (
  { seller_id, auction_id: auctionId, lpns, part },
  { db, actor, config },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const sellerId = seller.value;
  if (auctionId !== null && auctionId !== STOCK) {
    const auction = isId(auctionId) ? await findSellerOfAuction(db, auctionId) : undefined;
    if (auction?.sellerId !== sellerId) return refused('NotFound');
  }
  const choice = { sellerId, auctionId, lpns };
  const from = (part - 1) * LABELS_AT_ONCE;
  const rows = await listPrintedLabels(db, choice, { from, most: LABELS_AT_ONCE });
  const { labeled, unlabeled } = await countPrintedLabels(db, choice);
  const found = new Set(rows.map(({ lpn }) => lpn));
  return ok({
    labelList: rows.map((row) => viewLabel(row, config.origin)),
    count: labeled,
    unlabeled_count: unlabeled,
    unknownList: auctionId === null ? lpns.filter((lpn) => !found.has(lpn)) : [],
  });
};
