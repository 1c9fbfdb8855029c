// Reads the number in the bid box: the maximum hammer price, or the maximum total.
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { BID_CEILING_CENTS } from '@hammerdock/domain/bidding/lot.ts';
import { checkBidAmount, isAbove } from '@hammerdock/domain/checks/bid-check.ts';
import { toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { allInOf, bidWithin, leastBidOf, leastTotalOf, mostTotalOf } from './all-in.ts';

export type Meaning = 'hammer' | 'total';

interface BidReader {
  /** The lowest and the highest number that may be typed. */
  readonly leastCents: Cents;
  readonly mostCents: Cents;
  readonly complaintOf: (typed: string) => string | null;
  /** The hammer maximum as text; only for valid input. */
  readonly bidOf: (typed: string) => string;
}

export function readBid(lot: LotDetail, meaning: Meaning): BidReader {
  const leastBidCents = leastBidOf(lot);
  if (meaning === 'hammer') {
    return {
      leastCents: leastBidCents,
      mostCents: BID_CEILING_CENTS,
      complaintOf: (typed) => checkBidAmount(typed, leastBidCents),
      bidOf: (typed) => typed,
    };
  }
  const leastCents = leastTotalOf(lot);
  const mostCents = mostTotalOf(lot);
  return {
    leastCents,
    mostCents,
    complaintOf: (typed) => {
      if (typed.trim() === '') return 'Enter Bid';
      if (isAbove(typed, mostCents)) return `Bid a total of ${dollarsOf(mostCents)} or less.`;
      const bidCents = bidWithin(lot, typed);
      if (bidCents !== null && bidCents >= leastBidCents) return null;
      return `Min bid ${dollarsOf(leastCents)} total`;
    },
    bidOf: (typed) => toDecimal(bidWithin(lot, typed) ?? 0),
  };
}

/** The same bid, typed with the other meaning; empty for what is no amount yet. */
export function retypedAs(lot: LotDetail, meaning: Meaning, typed: string): string {
  if (meaning === 'hammer') {
    const bidCents = bidWithin(lot, typed);
    return bidCents === null || bidCents === 0 ? '' : toDecimal(bidCents);
  }
  const quote = allInOf(lot, typed);
  return quote === null ? '' : toDecimal(quote.totalByCardCents);
}
