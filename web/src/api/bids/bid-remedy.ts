import { createContext } from 'react';
import type { PartSource } from '../../lib/interaction/use-lazy-part.ts';
import type { RefusedBidProps } from './remedied.ts';

/** Loads the dialog with the remedy of a refused bid, which the bid panel owns. */
export type RemedySource = PartSource<RefusedBidProps>;

export const BidRemedyContext = createContext<RemedySource>(async () => {
  throw new Error('No part of the page provides the remedies of refused bids.');
});
