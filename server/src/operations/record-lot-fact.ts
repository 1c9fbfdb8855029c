// What was decided about a lot goes into its log and its snapshot together (R4).
import { entryOf, evolve } from '@hammerdock/domain/bidding/evolve.ts';
import type { LotFact } from '@hammerdock/domain/bidding/fact.ts';
import { nextBidAfter, type LotState } from '@hammerdock/domain/bidding/lot.ts';
import type { Tx } from '../db/database.ts';
import type { LotChange } from '../facts/fact.ts';
import { insertLotEvent, updateLotSnapshot } from '../store/lot-log.ts';
import type { LockedLot } from '../store/lot-locks.ts';

/** Tells what the lot has become, for the fact that is appended beside it. */
export async function recordLotFact(tx: Tx, lot: LockedLot, fact: LotFact): Promise<LotChange> {
  const after = evolve(lot.state, fact);
  await insertLotEvent(tx, { lotId: lot.id, entry: entryOf(fact), after });
  const hammerCents = after.phase === 'sold' ? after.priceCents : null;
  await updateLotSnapshot(tx, { lotId: lot.id, after, hammerCents });
  return changeOf(lot, after);
}

function changeOf(lot: LockedLot, after: LotState): LotChange {
  return {
    lotId: lot.id,
    sequence: after.sequence,
    priceCents: after.priceCents,
    nextBidCents: nextBidAfter(lot.terms, after.priceCents),
    bidCount: after.bidCount,
    closesAt: after.closesAt,
    phase: after.phase,
    leaderId: after.leaderId,
    buyNowCents: after.phase === 'open' && after.leaderId === null ? lot.buyNowCents : null,
  };
}
