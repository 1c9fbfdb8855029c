// R68: a retraction exposes the maximum of the leader whom it restores; the leader may lower it.
import { assertCents } from '../money.ts';
import type { Cents } from '../money.ts';
import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import { minutes } from '../time.ts';
import type { Instant } from '../time.ts';
import type { MaximumLowered } from './event.ts';
import type { Lot } from './lot.ts';
import { checkOpen } from './placing.ts';
import type { LotOpenRefusal } from './placing.ts';
import type { LogEntry } from './replay.ts';

/** The time after the retraction in which lowering is allowed. */
export const LOWERING_MINUTES = 10;
/** In this time before the close, lowering is not allowed. */
const LAST_MINUTES = 5;

export type LoweringRefusal = LotOpenRefusal | 'LoweringNotAllowed' | 'LoweringOutOfRange';

/** Until when this bidder may lower the maximum; null if a retraction has not exposed it. */
export function loweringUntil(
  lot: Lot,
  bidderId: string,
  log: readonly LogEntry[],
): Instant | null {
  if (lot.state.phase !== 'open' || lot.state.leaderId !== bidderId) return null;
  // Nothing is below the price.
  if ((lot.state.leaderMaxCents ?? 0) <= (lot.state.priceCents ?? 0)) return null;
  const place = log.findLastIndex((entry) => entry.kind === 'retraction');
  const retraction = log[place];
  if (retraction?.kind !== 'retraction' || retraction.bidderId === bidderId) return null;
  // A maximum set later was not exposed, and a maximum is lowered only once.
  const changedSince = log
    .slice(place + 1)
    .some((entry) => isOwnMaximum(entry) && entry.bidderId === bidderId);
  if (changedSince) return null;
  return Math.min(
    retraction.at + minutes(LOWERING_MINUTES),
    lot.state.closesAt - minutes(LAST_MINUTES),
  );
}

type OwnMaximum = Extract<LogEntry, { kind: 'bid' | 'lowered' }>;

const isOwnMaximum = (entry: LogEntry): entry is OwnMaximum =>
  entry.kind === 'bid' || entry.kind === 'lowered';

/** Lowers the maximum at most down to the current price, which does not change. */
export function lowerMaximum(
  lot: Lot,
  wanted: { bidderId: string; amountCents: Cents; log: readonly LogEntry[] },
  now: Instant,
): Result<[MaximumLowered], LoweringRefusal> {
  const { bidderId, amountCents, log } = wanted;
  assertCents(amountCents);
  const open = checkOpen(lot, now);
  if (!open.ok) return open;
  const until = loweringUntil(lot, bidderId, log);
  if (now >= (until ?? now)) return refused('LoweringNotAllowed');
  const leastCents = lot.state.priceCents ?? 0;
  const ownMaximumCents = lot.state.leaderMaxCents ?? 0;
  if (amountCents < leastCents || amountCents >= ownMaximumCents) {
    return refused('LoweringOutOfRange', { leastCents, ownMaximumCents });
  }
  const { sequence } = lot.state;
  return ok([{ kind: 'maximum.lowered', sequence: sequence + 1, at: now, bidderId, amountCents }]);
}
