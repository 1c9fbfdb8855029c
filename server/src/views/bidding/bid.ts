// Answers about bids → the specification's field names.
import type { BidResult } from '@hammerdock/contract/shapes/bid.ts';
import type { HistoryRow } from '@hammerdock/domain/bidding/history.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { maskName } from '@hammerdock/domain/text/mask.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { BidAnswer } from '../../bidding-engine/bid-order.ts';
import { standingText } from './standing.ts';

export function viewBidAnswer(answer: BidAnswer, bidId: string): BidResult {
  const { lotId, publicSequence: sequence, outcome, priceCents, bidCount, leading } = answer;
  return {
    finalresults: {
      product_id: lotId,
      bid_id: bidId,
      placed_at: answer.placedAt === null ? null : toIso(answer.placedAt),
      sequence,
      outcome,
      latestbid: priceCents === null ? null : toDecimal(priceCents),
      next_bid: toDecimal(answer.nextBidCents),
      bids: bidCount,
      date_closed: toIso(answer.closesAt),
      leading,
      max_amount: toDecimal(answer.ownMaximumCents),
      bidtopstatus_text: standingText(outcome === 'advanced' ? '' : leading ? 'winning' : 'outbid'),
    },
  };
}

/** The viewer's own name in full and own id; other names masked and without id (R48). */
export function viewHistoryRow(
  row: HistoryRow,
  viewerId: string | null,
  usernames: ReadonlyMap<string, string>,
) {
  const own = row.bidderId === viewerId;
  const username = usernames.get(row.bidderId) ?? '';
  return {
    bidid: String(row.number),
    username: own ? username : maskName(username),
    user_id: own ? row.bidderId : null,
    proposed_amount: toDecimal(row.amountCents),
    created_at: toIso(row.at),
    automatic: row.automatic,
    declined: row.retracted ? (1 as const) : (0 as const),
  };
}
