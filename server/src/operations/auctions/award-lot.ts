// BID-23: sells an unsold lot by hand, with its log, its invoice and its event in one transaction.
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { mayBid, type BidderRefusal } from '@hammerdock/domain/permissions/who-may.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { lockLot } from '../../store/auctions/lot-locks.ts';
import { findBuyerId, findSellerOfLot, isRelisted } from '../../store/auctions/running-auctions.ts';
import { readBidder } from '../../store/bidding/bidder-standing.ts';
import { findOffer } from '../../store/bidding/buy-now.ts';
import { lockAuctionToInvoice } from '../../store/invoices/invoice-issuing.ts';
import { recordLotEvent } from '../bidding/record-lot-event.ts';
import { issueInvoice, type SoldLot } from '../invoices/issue-invoice.ts';

interface Award {
  readonly lotId: string;
  readonly username: string;
  readonly amountCents: Cents;
  readonly mayActFor: (sellerId: string) => boolean;
}

export interface Awarded {
  readonly buyerId: string;
  readonly sellerId: string;
  /** null: billed with the auction, whose other lots have not closed. */
  readonly invoiceId: string | null;
}

export type AwardRefusal =
  | 'NotFound'
  | 'LotNotUnsold'
  | 'LotRelisted'
  | 'NoSuchBuyer'
  | 'BuyerMayNotBid';

export async function awardLot(tx: Tx, award: Award): Promise<Result<Awarded, AwardRefusal>> {
  const { lotId, username, amountCents } = award;
  const lot = await lockLot(tx, lotId);
  const sellerId = lot === null ? undefined : await findSellerOfLot(tx, lotId);
  if (lot === null || sellerId === undefined || !award.mayActFor(sellerId)) {
    return refused('NotFound');
  }
  if (lot.state.phase !== 'unsold') return refused('LotNotUnsold');
  if (await isRelisted(tx, lotId)) return refused('LotRelisted');
  const buyerId = await findBuyerId(tx, username);
  const offer = buyerId === undefined ? undefined : await findOffer(tx, lotId, buyerId);
  if (buyerId === undefined || offer === undefined) return refused('NoSuchBuyer');
  const { centerName, depositCents, unapprovedLimitCents, exempt } = offer;
  const bidder = await readBidder(tx, { lotId, userId: buyerId, sellerId });
  const wanted = {
    amountCents,
    depositNeededCents: depositCents,
    unapprovedLimitCents,
    centerName,
  };
  const allowed = mayBid(bidder, wanted);
  if (!allowed.ok) return refused('BuyerMayNotBid', { why: WHY[allowed.refusal] });
  const now = await readNow(tx);
  const decided = decide(lot, { kind: 'award', bidderId: buyerId, hammerCents: amountCents }, now);
  if (!decided.ok) return refused('LotNotUnsold');
  for (const event of decided.value) {
    const change = await recordLotEvent(tx, lot, event);
    await appendEvent(tx, 'lot.awarded', { ...change, winnerId: buyerId });
  }
  const won = { lotId, hammerCents: amountCents, exempt };
  const invoiceId = await billIfDue(tx, lot.auctionId, { buyerId, won });
  return ok({ buyerId, sellerId, invoiceId });
}

/** R23, R66: a late lot is billed alone; one of a running auction waits for the others. */
async function billIfDue(
  tx: Tx,
  auctionId: string,
  { buyerId, won }: { readonly buyerId: string; readonly won: SoldLot },
): Promise<string | null> {
  const auction = await lockAuctionToInvoice(tx, auctionId);
  if (auction === undefined || (auction.unfinished && !auction.overdue)) return null;
  const bill = { userId: buyerId, won: [won], chargeTriedAt: null };
  const invoiceId = await issueInvoice(tx, auction, bill);
  await appendEvent(tx, 'invoice.issued', { invoiceId, userId: buyerId });
  return invoiceId;
}

const WHY: Readonly<Record<BidderRefusal, string>> = {
  SignInNeeded: 'the account doesn’t exist',
  EmailNotVerified: 'the email isn’t verified',
  AccountInactive: 'bidding is paused for the account',
  NoCardOnFile: 'there’s no card on file',
  CardExpired: 'the card has expired',
  LocationNotAccepted: 'the pickup location isn’t accepted for this auction',
  BidLimitExceeded: 'the amount is above the bid limit',
  DepositNeeded: 'the deposit for this lot isn’t on file',
  TermsNotAccepted: 'the current terms aren’t accepted',
  OwnLot: 'sellers can’t buy their own lots',
  StaffMayNotBid: 'staff and admins can’t buy',
  RetractionsUnderReview: 'too many bids were retracted',
};
