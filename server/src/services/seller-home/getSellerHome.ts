import type { sellerHome } from '@hammerdock/contract/services/seller/seller-home.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { hours, toIso } from '@hammerdock/domain/time.ts';
import { readPayoutsDue, readSellerMoney } from '../../operations/accounting/read-payable.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import { readSellerToday } from '../../operations/auctions/read-seller-today.ts';
import type { Handler } from '../../rpc/handler.ts';

export const getSellerHome: Handler<typeof sellerHome.getSellerHome> = async (
  { seller_id },
  { db, actor },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const today = await readSellerToday(db, seller.value);
  const money = await readSellerMoney(db, seller.value);
  const payouts = actor.role === 'admin' ? await readPayoutsDue(db) : null;
  return ok({
    draft_auctions: today.draftAuctions,
    draft_lots: today.draftLots,
    incomplete_lots: today.incompleteLots,
    lots_without_photos: today.draftsWithoutPhotos + today.publishedWithoutPhotos,
    drafts_without_photos: today.draftsWithoutPhotos,
    liveList: today.live.map((auction) => ({
      id: auction.id,
      name: auction.name,
      date_ends: toIso(auction.endsAt),
      closes_today: auction.endsAt < today.now + hours(24),
      open_lots: auction.openLots,
      lots_with_bids: auction.lotsWithBids,
      total: toDecimal(auction.totalCents),
    })),
    unpaid_receipts: today.unpaidReceipts,
    unpaid_total: toDecimal(today.unpaidCents),
    pickups_today: today.dueToday,
    pickups_overdue: today.overdue,
    pickups_waiting: today.waiting,
    open_questions: today.openQuestions,
    unsold_lots: today.unsoldLots,
    ready_statements: money.readyStatements,
    payable: toDecimal(money.payableCents),
    waiting: toDecimal(money.waitingCents),
    payouts:
      payouts === null ? null : { sellers: payouts.sellers, total: toDecimal(payouts.totalCents) },
  });
};
