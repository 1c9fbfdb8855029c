// The bids that this tab has sent, whose effects arrive as events too.
import { useQueryClient } from '@tanstack/react-query';
import type { Answer, Sent } from '../calls.ts';
import type { CallResult } from '../client.ts';

export interface OwnBid {
  readonly isUnderWay: boolean;
  /** The lot's price after it; null without an answer. */
  readonly price: string | null;
}

/** By lot, the last one of each. */
export function useOwnBids(): () => ReadonlyMap<string, OwnBid> {
  const client = useQueryClient();
  return () => {
    const sent = client.getMutationCache().findAll({ mutationKey: ['bidding.placeBid'] });
    return new Map(
      sent.map(({ state }) => {
        // The key names the call, so these are its input and answer.
        const { product_id } = state.variables as Sent<'bidding.placeBid'>;
        const answer = state.data as CallResult<Answer<'bidding.placeBid'>> | undefined;
        const price = answer?.data.finalresults.latestbid ?? null;
        return [product_id, { isUnderWay: state.status === 'pending', price }];
      }),
    );
  };
}
