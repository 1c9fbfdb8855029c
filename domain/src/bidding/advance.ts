import { admitAmount } from './admission.ts';
import { NO_BIDS } from './lot.ts';
import type { LotTerms, Standing } from './lot.ts';
import { applyBid } from './proxy.ts';
import type { Submission } from './proxy.ts';

/**
 * R17: when the lot opens, advance bids are applied in order of arrival. A bid that would be
 * refused at its turn is skipped: it does not stand and is not counted.
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
