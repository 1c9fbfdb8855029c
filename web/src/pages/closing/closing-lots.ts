// Which lots the closing page shows, and what it beeps for.
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { minutes, type Instant } from '@hammerdock/domain/time.ts';
import {
  CLOSING_SOON,
  closesAtOf,
  statusOf,
  takesBids,
} from '../../features/in-play/urgent-lots.ts';
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

export type AlertKind = 'outbid' | 'last minute';

/** What there is to alert to now, each with its own key. */
export const alertsOf = (
  lots: readonly LotInPlay[],
  now: Instant,
): ReadonlyMap<string, AlertKind> =>
  new Map(
    lots
      .filter((lot) => takesBids(lot, now))
      .flatMap((lot) => [
        ...(statusOf(lot) === 'outbid'
          ? [[`outbid ${lot.id} ${lot.latestbid ?? ''}`, 'outbid'] as const]
          : []),
        ...(closesAtOf(lot) - now <= minutes(1)
          ? [[`last minute ${lot.id} ${lot.date_closed}`, 'last minute'] as const]
          : []),
      ]),
  );

/** The most important alert that was not there before; null for none. */
export function newAlertOf(
  before: ReadonlyMap<string, AlertKind>,
  after: ReadonlyMap<string, AlertKind>,
): AlertKind | null {
  const kinds = [...after].filter(([key]) => !before.has(key)).map(([, kind]) => kind);
  return kinds.includes('outbid') ? 'outbid' : (kinds[0] ?? null);
}
