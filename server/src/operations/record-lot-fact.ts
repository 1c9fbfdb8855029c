// What was decided about a lot goes into its log and its snapshot together (R4).
import { entryOf, evolve } from '@hammerdock/domain/bidding/evolve.ts';
import type { LotFact } from '@hammerdock/domain/bidding/fact.ts';
import { nextBidAfter, publicSequenceOf, type LotState } from '@hammerdock/domain/bidding/lot.ts';
import type { Tx } from '../db/database.ts';
import type { LotChange } from '../facts/fact.ts';
import { insertLotEvent, updateListing, updateLotState } from '../store/lot-log.ts';
import type { LockedLot } from '../store/lot-locks.ts';

/** Tells what the lot has become, for the fact that is appended beside it. */
export async function recordLotFact(tx: Tx, lot: LockedLot, fact: LotFact): Promise<LotChange> {
  const after = evolve(lot.state, fact);
  await insertLotEvent(tx, { lotId: lot.id, entry: entryOf(fact), after });
  await updateLotState(tx, { lotId: lot.id, after });
  // A bid changes no list, so it does not touch the wide row with the text index (decision 0038).
  if (after.phase !== lot.state.phase || fact.kind === 'lot.extended') {
    await updateListing(tx, { lotId: lot.id, after });
  }
  return changeOf(lot, after);
}

function changeOf(lot: LockedLot, after: LotState): LotChange {
  return {
    lotId: lot.id,
    sequence: after.sequence,
    publicSequence: publicSequenceOf(after),
    priceCents: after.priceCents,
    nextBidCents: nextBidAfter(lot.terms, after.priceCents),
    bidCount: after.bidCount,
    closesAt: after.closesAt,
    phase: after.phase,
    leaderId: after.leaderId,
    buyNowCents: after.phase === 'open' && after.leaderId === null ? lot.buyNowCents : null,
  };
}
