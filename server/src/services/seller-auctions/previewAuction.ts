import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import { checkReadiness } from '../../operations/auctions/publish-auction.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findAuction, listDraftIdsOfAuction } from '../../store/auctions/draft-auctions.ts';
import { listDraftLots } from '../../store/auctions/draft-lots.ts';
import { listCategories } from '../../store/catalog/categories.ts';
import { viewDraftCard } from '../../views/auctions/draft-card.ts';
import { viewDraftProblems } from '../../views/auctions/draft-problems.ts';

const INCOMPLETE_SHOWN = 20;

export const previewAuction: Handler<typeof sellerAuctions.previewAuction> = async (
  { auction_id, page, limit },
  { actor, db, centers },
) => {
  const auction = await findAuction(db, auction_id);
  if (auction === undefined || !actsForSeller(actor, auction.sellerId)) return refused('NotFound');
  if (auction.publishedAt !== null) return refused('AuctionPublished');
  const auctionId = auction.id;
  const { checklist, lots } = await checkReadiness(db, auction);
  const faulty = { auctionId, onlyIncomplete: true, limit: INCOMPLETE_SHOWN, offset: 0 };
  const shown = { auctionId, onlyIncomplete: false, limit, offset: (page - 1) * limit };
  const incomplete = await listDraftIdsOfAuction(db, faulty);
  const onPage = await listDraftIdsOfAuction(db, shown);
  const ids = [...incomplete, ...onPage].map(({ id }) => id);
  const drafts = new Map((await listDraftLots(db, ids)).map((draft) => [draft.id, draft]));
  const categories = new Map((await listCategories(db)).map(({ id, name }) => [id, name]));
  const center = (await centers.value()).find(({ id }) => id === auction.centerId);
  return ok({
    checklist: [...checklist],
    incompleteList: incomplete.flatMap(({ id, number }) => {
      const draft = drafts.get(id);
      if (draft === undefined) return [];
      const { lpn, title } = draft;
      return [{ id, lot_number: number, lpn, title, problems: viewDraftProblems(draft) }];
    }),
    lotList: onPage.flatMap(({ id, number }) => {
      const draft = drafts.get(id);
      const categoryName = categories.get(draft?.categoryId ?? '');
      const isComplete = draft !== undefined && viewDraftProblems(draft).length === 0;
      if (!isComplete || categoryName === undefined || center === undefined) return [];
      return [viewDraftCard(draft, { auction, center, number, categoryName })];
    }),
    lotCount: lots.count,
  });
};
