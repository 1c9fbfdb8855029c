import type { InPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { useState } from 'react';

export const hasBids = ({ outbid, winning, won }: InPlay): boolean => outbid + winning + won > 0;

/** What was in play when the page was opened, or at the first bid: the places of the strip. */
export function useFirstInPlay(own: InPlay): InPlay {
  const [first, setFirst] = useState(own);
  if (hasBids(own) && !hasBids(first)) setFirst(own);
  return first;
}
