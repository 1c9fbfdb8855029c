import { assertCents } from '../money.ts';
import type { Cents } from '../money.ts';
import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import type { Instant } from '../time.ts';
import { admitAdvanceBids } from './advance.ts';
import type { LotAwarded, LotCancelled, LotClosed, LotExtended, LotOpened } from './event.ts';
import type { Lot } from './lot.ts';
import type { LotOpenRefusal } from './placing.ts';
import { foldBids, standingBids } from './replay.ts';
import type { LogEntry } from './replay.ts';

interface Sale {
  readonly bidderId: string;
  readonly hammerCents: Cents;
}

/** R17: opens the lot and applies the advance bids. */
export function openLot(
  lot: Lot,
  log: readonly LogEntry[],
  now: Instant,
): Result<[LotOpened], 'LotNotUpcoming'> {
  if (lot.state.phase !== 'upcoming') return refused('LotNotUpcoming');
  const admitted = admitAdvanceBids(lot.terms, standingBids(lot.terms, log));
  return ok([{ kind: 'lot.opened', ...taken(lot, now), ...foldBids(lot.terms, admitted) }]);
}

/**
 * R21, fair close: allowed after the close, because the outage covered it. A seller extends lots
 * before they open as well.
 */
export function extendLot(
  lot: Lot,
  closesAt: Instant,
  now: Instant,
): Result<[LotExtended], LotOpenRefusal> {
  if (lot.state.phase === 'sold' || lot.state.phase === 'unsold') return refused('LotClosed');
  if (lot.state.phase !== 'open' && lot.state.phase !== 'upcoming') return refused('LotNotOpen');
  const later = Math.max(lot.state.closesAt, closesAt);
  return ok([{ kind: 'lot.extended', ...taken(lot, now), closesAt: later }]);
}

/** R21. */
export function closeLot(
  lot: Lot,
  now: Instant,
): Result<[LotClosed], LotOpenRefusal | 'CloseNotDue'> {
  const { phase, closesAt, leaderId, priceCents } = lot.state;
  if (phase === 'sold' || phase === 'unsold') return refused('LotClosed');
  if (phase !== 'open') return refused('LotNotOpen');
  if (now < closesAt) return refused('CloseNotDue', { closesAt });
  const outcome = leaderId === null ? 'unsold' : 'sold';
  const result = { outcome, winnerId: leaderId, hammerCents: priceCents } as const;
  return ok([{ kind: 'lot.closed', ...taken(lot, now), ...result }]);
}

/** BID-23: the seller sells an unsold lot by hand. */
export function awardLot(lot: Lot, sale: Sale, now: Instant): Result<[LotAwarded], 'LotNotUnsold'> {
  if (lot.state.phase !== 'unsold') return refused('LotNotUnsold');
  return ok([{ kind: 'lot.awarded', ...taken(lot, now), ...priced(sale) }]);
}

/** R20, R63: the caller has checked who cancels. */
export function cancelLot(lot: Lot, now: Instant): Result<[LotCancelled], 'LotNotCancellable'> {
  const { phase } = lot.state;
  if (phase !== 'upcoming' && phase !== 'open') return refused('LotNotCancellable');
  return ok([{ kind: 'lot.cancelled', ...taken(lot, now) }]);
}

function taken(lot: Lot, now: Instant): { sequence: number; at: Instant } {
  return { sequence: lot.state.sequence + 1, at: now };
}

function priced({ bidderId, hammerCents }: Sale): Sale {
  return { bidderId, hammerCents: assertCents(hammerCents) };
}
