// Why a bid can no longer be placed or canceled, or its maximum lowered, while the dialog for it is
// open.
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { minutes, type Instant } from '@hammerdock/domain/time.ts';
import { centsOf, countOf, dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import type { LotPrices } from '../../api/prices/lot-price.ts';

export const ALREADY_CANCELED = 'You already canceled a bid on this item.';

/** A leader's bid raises the own maximum, whatever the next bid of others is. */
export function whyTooLow(
  { next_bid, proxy_bid_details }: Pick<LotDetail, 'next_bid' | 'proxy_bid_details'>,
  bidCents: Cents,
  { shownText }: LotPrices,
): string | null {
  const nextBidCents = centsOf(next_bid);
  if (proxy_bid_details?.leading === true || bidCents >= nextBidCents) return null;
  return (
    `Someone bid meanwhile. The next bid is now ${shownText(nextBidCents)}, ` +
    `so your ${shownText(bidCents)} bid is too low.`
  );
}

/** Without an answer, a standing that has changed may be that of the canceled bid. */
export function unansweredCancel(
  { bid_canceled }: Pick<LotDetail, 'bid_canceled'>,
  whyNot: string | null,
): string | null {
  if (bid_canceled === 1) return 'Your bid was canceled.';
  return whyNot === null
    ? null
    : 'No answer yet: your bid may have been canceled. This page shows it once there’s an answer.';
}

/** The same of a maximum that was lowered to `sent`; the lot shows whether it was. */
export function unansweredLowering(
  { maximum, sent }: { readonly maximum: string; readonly sent: string },
  whyNot: string | null,
): string | null {
  if (centsOf(maximum) === centsOf(sent)) return `Your maximum is now ${dollars(sent)}.`;
  return whyNot === null
    ? null
    : 'No answer yet: your maximum may have been lowered. ' +
        'This page shows it once there’s an answer.';
}

type Standing = Pick<LotDetail, 'market_status' | 'bidtopstatus'>;

export function whyNotCanceled(
  { market_status, bidtopstatus, bid_canceled }: Standing & Pick<LotDetail, 'bid_canceled'>,
  isInTime: boolean,
): string | null {
  if (bid_canceled === 1) return ALREADY_CANCELED;
  if (market_status !== 'open')
    return 'Bidding closed before you canceled. Your bid was NOT canceled.';
  if (bidtopstatus !== 'winning')
    return 'You’ve been outbid. Only the highest bid can be canceled.';
  return isInTime ? null : 'The time to cancel has run out. Your bid was NOT canceled.';
}

type Lowerable = Pick<LotDetail, 'latestbid' | 'startprice' | 'proxy_bid_details'>;

export function whyNotLowered(
  { market_status, bidtopstatus, ...lot }: Standing & Lowerable,
  isInTime: boolean,
): string | null {
  if (market_status !== 'open')
    return 'Bidding closed before you lowered your maximum. It was NOT lowered.';
  if (bidtopstatus !== 'winning')
    return 'You’ve been outbid. Only the leader’s maximum can be lowered.';
  const priceCents = centsOf(lot.latestbid ?? lot.startprice);
  if (lot.proxy_bid_details !== null && centsOf(lot.proxy_bid_details.max_amount) <= priceCents)
    return 'The price has reached your maximum, so it can’t be lowered.';
  return isInTime ? null : 'The time to lower your maximum has run out. It was NOT lowered.';
}

type Retracting = Pick<
  LotDetail,
  | 'bid_canceled'
  | 'custom_auctionlot_bid_retract_check'
  | 'custom_auctionlot_bid_retract_minutes'
  | 'date_closed'
>;

/** R13, R68: until when a bid that is placed now can be canceled. */
export function cancelingText(lot: Retracting, now: Instant): string {
  const count = lot.custom_auctionlot_bid_retract_minutes;
  const isAllowed = lot.custom_auctionlot_bid_retract_check === 1 && count > 0;
  const until = instantOf(lot.date_closed) - minutes(count);
  if (!isAllowed || lot.bid_canceled === 1 || now >= until) return 'This bid can’t be canceled.';
  const time = count % 60 === 0 ? countOf(count / 60, 'hour') : countOf(count, 'minute');
  return `While you lead, you can cancel it until ${time} before the close.`;
}
