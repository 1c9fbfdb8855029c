// Buy now (R18, R60): a sale without bidding, and its end if it is not paid.
import { assertCents } from '../money.ts';
import type { Cents } from '../money.ts';
import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import { minutes } from '../time.ts';
import type { Instant } from '../time.ts';
import type { LotBought, LotReopened } from './event.ts';
import type { Lot } from './lot.ts';
import { checkOpen } from './placing.ts';
import type { LotOpenRefusal } from './placing.ts';
import { standingBids } from './replay.ts';
import type { LogEntry } from './replay.ts';

/** R18: the time that the buyer has to pay. */
export const HOLD_MINUTES = 30;
/** R60: a lot whose hold ended after its close is open for half an hour. */
const REOPENED_MINUTES = 30;

export type BuyNowRefusal = LotOpenRefusal | 'BuyNowEnded' | 'BoughtAlready' | 'BoughtByYou';
export type ReopenRefusal = 'LotNotBoughtNow' | 'HoldNotOver';

export const heldUntil = (boughtAt: Instant): Instant => boughtAt + minutes(HOLD_MINUTES);

/** R18, R60: possible only without bids, including advance bids. */
export function buyLotNow(
  lot: Lot,
  purchase: { bidderId: string; hammerCents: Cents; log: readonly LogEntry[] },
  now: Instant,
): Result<[LotBought], BuyNowRefusal> {
  const { bidderId, hammerCents, log } = purchase;
  // The second of two buyers gets the reason instead of a closed lot.
  if (findPurchase(log) !== null) {
    return refused(lot.state.leaderId === bidderId ? 'BoughtByYou' : 'BoughtAlready');
  }
  const open = checkOpen(lot, now);
  if (!open.ok) return open;
  if (standingBids(lot.terms, log).length > 0) return refused('BuyNowEnded');
  return ok([
    {
      kind: 'lot.bought',
      sequence: lot.state.sequence + 1,
      at: now,
      bidderId,
      hammerCents: assertCents(hammerCents),
    },
  ]);
}

/** R18, R60: reopens a lot whose purchase was not paid in time. */
export function reopenLot(
  lot: Lot,
  log: readonly LogEntry[],
  now: Instant,
): Result<[LotReopened], ReopenRefusal> {
  const purchase = findPurchase(log);
  if (purchase === null) return refused('LotNotBoughtNow');
  const until = heldUntil(purchase.at);
  if (now < until) return refused('HoldNotOver', { heldUntil: until });
  const { closesAt: close, sequence } = lot.state;
  const closesAt = now < close ? close : now + minutes(REOPENED_MINUTES);
  return ok([{ kind: 'lot.reopened', sequence: sequence + 1, at: now, closesAt }]);
}

/** The purchase by which the lot is sold now; nothing else happens to a lot that is held. */
function findPurchase(log: readonly LogEntry[]): LogEntry | null {
  const last = log.at(-1);
  return last?.kind === 'bought' ? last : null;
}
