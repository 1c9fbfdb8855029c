// Alerts about how bids ended whose form has gone. Unless the bid was accepted, they stay until the
// bidder bids on the lot again.
import type { ReactNode } from 'react';
import { alerts } from '../../lib/notices/alerts.ts';
import type { BidOutcome } from './bid-outcome.ts';

const shownOf = new Map<string, readonly number[]>();

/** `messageOf` adds the lot to the words. */
export function alertEnded(
  lotId: string,
  { kind, title, text }: BidOutcome,
  messageOf: (words: string) => ReactNode,
): void {
  // The next bid of an alert that stays would soon be wrong.
  const words = kind === 'outbid' ? `${title}.` : `${title}. ${text}`;
  const id =
    kind === 'accepted'
      ? alerts.add('good', messageOf(words), 'long')
      : alerts.add('bad', messageOf(words), 'until closed');
  shownOf.set(lotId, [...(shownOf.get(lotId) ?? []), id]);
}

export function closeEnded(lotId: string): void {
  for (const id of shownOf.get(lotId) ?? []) alerts.close(id);
  shownOf.delete(lotId);
}
