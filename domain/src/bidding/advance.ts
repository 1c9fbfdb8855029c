import { admitAmount } from './admission.ts';
import { NO_BIDS } from './lot.ts';
import type { LotTerms, Standing } from './lot.ts';
import { applyBid } from './proxy.ts';
import type { Submission } from './proxy.ts';

/**
 * R17: when the lot opens, advance bids take part in their order of arrival. One that would be
 * refused at its turn is passed over: it does not stand and does not count.
 */
export function admitAdvanceBids<B extends Submission>(terms: LotTerms, bids: readonly B[]): B[] {
  const admitted: B[] = [];
  let standing: Standing = NO_BIDS;
  for (const bid of bids) {
    if (!admitAmount(terms, standing, bid).ok) continue;
    standing = applyBid(terms, standing, bid).standing;
    admitted.push(bid);
  }
  return admitted;
}
