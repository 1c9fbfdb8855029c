// Which lots the closing page shows.
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { CLOSING_SOON, closesAtOf, statusOf } from '../../features/in-play/urgent-lots.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';

export interface ClosingLots {
  /** With those that have closed meanwhile, each in its place. */
  readonly soon: readonly LotInPlay[];
  /** The user is outbid on these, which close later. */
  readonly outbidLater: readonly LotInPlay[];
  /** The next to close of all others. */
  readonly next: LotInPlay | null;
}

export function closingLotsOf(
  lots: readonly LotInPlay[],
  closedInPlace: readonly LotInPlay[],
  now: Instant,
): ClosingLots {
  const open = lots.filter(isOpen);
  const later = open
    .filter((lot) => closesAtOf(lot) > now + CLOSING_SOON)
    .toSorted(byScheduledClose);
  const soon = open.filter((lot) => closesAtOf(lot) <= now + CLOSING_SOON);
  return {
    soon: [...soon, ...closedInPlace].toSorted(byScheduledClose),
    outbidLater: later.filter((lot) => statusOf(lot) === 'outbid'),
    next: later[0] ?? null,
  };
}

/** Also after its close, until the server announces the result. */
const isOpen = (lot: LotInPlay): boolean => lot.market_status === 'open' && !lot.future_active;

/** A late bid leaves its lot in place, because a row must not move under the thumb. */
const byScheduledClose = (one: LotInPlay, other: LotInPlay): number =>
  instantOf(one.first_date_closed) - instantOf(other.first_date_closed);
