// What the closing page beeps for: lots on which another bidder has outbid the user, and the last
// minute before a close.
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { minutes, seconds, type Instant } from '@hammerdock/domain/time.ts';
import type { OwnBid } from '../../api/bids/own-bids.ts';
import {
  closesAtOf,
  statusOf,
  takesBids,
  type OwnStatus,
} from '../../features/in-play/urgent-lots.ts';

export type AlertKind = 'outbid' | 'last minute';

/** A lot at the last check. */
interface Checked {
  readonly status: OwnStatus;
  /** The price of the last outbid; null where the user is not outbid. */
  readonly outbidAt: string | null;
  /** Since when a higher price waits for the standing that belongs to it. */
  readonly waitsSince: Instant | null;
  /** The close whose last minute has begun. */
  readonly endsAt: string | null;
}
export type CheckedLots = ReadonlyMap<string, Checked>;

const NEW: Checked = { status: 'watching', outbidAt: null, waitsSince: null, endsAt: null };

interface Given {
  readonly lots: readonly LotInPlay[];
  readonly now: Instant;
  readonly ownBids: ReadonlyMap<string, OwnBid>;
}

/** `alert` is the most important one. The first check, without `before`, has none. */
export function checkLots(
  before: CheckedLots | null,
  { lots, now, ownBids }: Given,
): { readonly checked: CheckedLots; readonly alert: AlertKind | null } {
  const alerts = new Set<AlertKind>();
  const checked = lots
    .filter((lot) => takesBids(lot, now))
    .map((lot) => {
      const was = before?.get(lot.id) ?? NEW;
      const { isAlert, ...outbid } = checkOutbid(lot, was, now, ownBids.get(lot.id));
      const endsAt = closesAtOf(lot) - now <= minutes(1) ? lot.date_closed : null;
      if (isAlert) alerts.add('outbid');
      if (endsAt !== null && endsAt !== was.endsAt) alerts.add('last minute');
      return [lot.id, { status: statusOf(lot), ...outbid, endsAt }] as const;
    });
  const [alert = null] = before === null ? [] : [...alerts].toSorted(outbidFirst);
  return { checked: new Map(checked), alert };
}

const outbidFirst = (one: AlertKind, other: AlertKind): number =>
  Number(other === 'outbid') - Number(one === 'outbid');

interface CheckedOutbid extends Pick<Checked, 'outbidAt' | 'waitsSince'> {
  readonly isAlert: boolean;
}

/** Price and standing may come one after the other, and a price may be the user's own. */
function checkOutbid(
  lot: LotInPlay,
  was: Checked,
  now: Instant,
  own: OwnBid | undefined,
): CheckedOutbid {
  if (statusOf(lot) !== 'outbid') return { outbidAt: null, waitsSince: null, isAlert: false };
  const outbidAt = lot.latestbid ?? '';
  const alerted = { outbidAt, waitsSince: null, isAlert: true };
  // No bid of the user's own does this.
  if (was.status === 'winning') return alerted;
  // The result beside the button says so.
  if (outbidAt === was.outbidAt || outbidAt === own?.price) return { ...alerted, isAlert: false };
  const waitsSince = was.waitsSince ?? now;
  const waits = { outbidAt: was.outbidAt, waitsSince, isAlert: false };
  if (own?.isUnderWay === true) return waits;
  // The bid may be from another device of the user.
  return was.outbidAt !== null && now - waitsSince <= seconds(1) ? waits : alerted;
}
