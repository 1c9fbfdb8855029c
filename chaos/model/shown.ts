import type { AcceptedLog } from './accepted-log.ts';
import type { Step } from './standing.ts';
import type { ShownRow } from './terms.ts';

import { openingOf, standingBids, visibleState } from './accepted-log.ts';
import { evaluateBids } from './standing.ts';

/**
 * The public history (R11), oldest first. Standing bids show their result in the last fold; a
 * retracted bid shows its result when it was placed. The automatic rows caused by a retracted bid
 * are removed with it, because they would reveal the maximum of the present leader.
 */
export function shownRows(acceptedLog: AcceptedLog): ShownRow[] {
  const standing = evaluateBids(acceptedLog.terms, standingBids(acceptedLog)).steps;
  const standingSequences = new Set(standing.map((step) => step.bid.sequence));
  const stepsWhenPlaced = [
    ...openingOf(acceptedLog).steps,
    ...acceptedLog.entries.flatMap(({ step }) => (step === null ? [] : [step])),
  ];
  const { phase, priceCents } = visibleState(acceptedLog);
  const isLive = phase === 'open' || phase === 'upcoming';
  const price = priceCents ?? acceptedLog.terms.startPriceCents;
  // R68: a retracted amount is not shown above the price before the close.
  const shownAmount = (cents: number) => (isLive && cents > price ? price : cents);
  const withdrawn = stepsWhenPlaced
    .filter((step) => !standingSequences.has(step.bid.sequence))
    .flatMap((step) => rowsOf(step).filter((row) => !row.automatic))
    .map((row) => ({ ...row, amountCents: shownAmount(row.amountCents), retracted: true }));
  const rows = [...standing.flatMap(rowsOf), ...withdrawn];
  // The sort is stable, so an automatic row stays next to the bid that caused it.
  const inOrder = rows.toSorted((a, b) => a.sequence - b.sequence);
  // R70: the bids are numbered as shown, without the hidden events between them.
  return inOrder.map(({ sequence, ...row }) => {
    const upToHere = inOrder.filter((other) => other.sequence <= sequence);
    const number = new Set(upToHere.map((other) => other.sequence)).size;
    return { number, ...row };
  });
}

type PlacedRow = Omit<ShownRow, 'number'> & { readonly sequence: number };

function rowsOf({ bid, ahead, raise, priceBefore, priceAfter }: Step): PlacedRow[] {
  if (raise) return [];
  const row = (bidder: string, amount: bigint, automatic: boolean): PlacedRow => ({
    sequence: bid.sequence,
    bidder,
    amountCents: Number(amount),
    at: bid.at,
    automatic,
    retracted: false,
  });
  if (ahead === null) return [row(bid.bidder, priceAfter, false)];
  if (bid.amount <= ahead.amount) {
    return [row(bid.bidder, bid.amount, false), row(ahead.bidder, priceAfter, true)];
  }
  const isMaximumReached = priceBefore !== null && ahead.amount > priceBefore;
  const beaten = isMaximumReached ? [row(ahead.bidder, ahead.amount, true)] : [];
  return [...beaten, row(bid.bidder, priceAfter, false)];
}
