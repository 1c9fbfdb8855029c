// Which lots the closing page shows.
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { CLOSING_SOON, closesAtOf, statusOf } from '../../features/in-play/urgent-lots.ts';

/** The close by which each lot is placed, by its id. */
export type Placement = ReadonlyMap<string, Instant>;

export interface ClosingLots {
  /** With those that have closed meanwhile, each in its place. */
  readonly soon: readonly LotInPlay[];
  /** Whether the open ones of `soon` are in the order in which they close. */
  readonly isInOrder: boolean;
  /** The user is outbid on these, which close later, or was when the page first showed them. */
  readonly outbidLater: readonly LotInPlay[];
  /** The next to close of all others. */
  readonly next: LotInPlay | null;
}

interface Shown {
  readonly closedInPlace: readonly LotInPlay[];
  readonly placedBy: Placement;
  /** The ids of `outbidLater`, in their order. */
  readonly laterIds: readonly string[];
  readonly now: Instant;
}

export function closingLotsOf(
  lots: readonly LotInPlay[],
  { closedInPlace, placedBy, laterIds, now }: Shown,
): ClosingLots {
  const placeOf = (lot: LotInPlay) => placedBy.get(lot.id) ?? closesAtOf(lot);
  const inPlace = (some: readonly LotInPlay[]) =>
    some.toSorted((one, other) => placeOf(one) - placeOf(other));
  const open = lots.filter(isOpen);
  const later = open.filter((lot) => isLater(lot, now));
  const soon = inPlace(open.filter((lot) => !isLater(lot, now)));
  const [next = null] = later.toSorted(byClose);
  return {
    soon: inPlace([...soon, ...closedInPlace]),
    isInOrder: soon.toSorted(byClose).every((lot, index) => lot === soon[index]),
    outbidLater: laterIds.flatMap((id) => later.find((lot) => lot.id === id) ?? []),
    next,
  };
}

/** Also after its close, until the server announces the result. */
const isOpen = (lot: LotInPlay): boolean => lot.market_status === 'open' && !lot.future_active;

const isLater = (lot: LotInPlay, now: Instant): boolean => closesAtOf(lot) > now + CLOSING_SOON;

export const isOutbidLater = (lot: LotInPlay, now: Instant): boolean =>
  isOpen(lot) && isLater(lot, now) && statusOf(lot) === 'outbid';

export const byClose = (one: LotInPlay, other: LotInPlay): number =>
  closesAtOf(one) - closesAtOf(other);
