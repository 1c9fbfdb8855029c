import type { Cents } from '../money.ts';
import type { Result } from '../result.ts';
import type { Instant } from '../time.ts';
import { buyLotNow, reopenLot } from './buy-now.ts';
import type { BuyNowRefusal, ReopenRefusal } from './buy-now.ts';
import type { LotEvent } from './event.ts';
import type { BidType, Lot } from './lot.ts';
import { lowerMaximum } from './lowering.ts';
import type { LoweringRefusal } from './lowering.ts';
import { placeAdvanceBid, placeBid } from './placing.ts';
import type { PlacingRefusal } from './placing.ts';
import { retractBid } from './retraction.ts';
import type { RetractionRefusal } from './retraction.ts';
import type { LogEntry } from './replay.ts';
import { awardLot, cancelLot, closeLot, extendLot, openLot } from './turns.ts';

export type { LotEvent } from './event.ts';

/** Commands contain the log only where the snapshot is not enough; placing a bid never needs it. */
export type LotCommand =
  | {
      kind: 'placeBid';
      bidderId: string;
      amountCents: Cents;
      type: BidType;
      mustLead?: boolean;
    }
  | { kind: 'placeAdvanceBid'; bidderId: string; amountCents: Cents; type?: BidType }
  | { kind: 'retractBid'; bidderId: string; log: readonly LogEntry[] }
  | {
      kind: 'lowerMaximum';
      bidderId: string;
      amountCents: Cents;
      log: readonly LogEntry[];
    }
  | { kind: 'open'; log: readonly LogEntry[] }
  | { kind: 'extend'; closesAt: Instant }
  | { kind: 'close' }
  | { kind: 'award'; bidderId: string; hammerCents: Cents }
  | { kind: 'buyNow'; bidderId: string; hammerCents: Cents; log: readonly LogEntry[] }
  | { kind: 'reopen'; log: readonly LogEntry[] }
  | { kind: 'cancel' };

export type LotRefusal =
  | PlacingRefusal
  | RetractionRefusal
  | LoweringRefusal
  | BuyNowRefusal
  | ReopenRefusal
  | 'LotNotUpcoming'
  | 'AdvanceBidMustBeProxy'
  | 'CloseNotDue'
  | 'LotNotUnsold'
  | 'LotNotCancellable';

/** Decides every change of a lot and returns its events; changes nothing itself. */
export function decide(
  lot: Lot,
  command: LotCommand,
  now: Instant,
): Result<LotEvent[], LotRefusal> {
  switch (command.kind) {
    case 'placeBid':
      return placeBid(lot, command, now);
    case 'placeAdvanceBid':
      return placeAdvanceBid(lot, { type: 'proxy', ...command }, now);
    case 'retractBid':
      return retractBid(lot, command, now);
    case 'lowerMaximum':
      return lowerMaximum(lot, command, now);
    case 'open':
      return openLot(lot, command.log, now);
    case 'extend':
      return extendLot(lot, command.closesAt, now);
    case 'close':
      return closeLot(lot, now);
    case 'award':
      return awardLot(lot, command, now);
    case 'buyNow':
      return buyLotNow(lot, command, now);
    case 'reopen':
      return reopenLot(lot, command.log, now);
    case 'cancel':
      return cancelLot(lot, now);
  }
}
