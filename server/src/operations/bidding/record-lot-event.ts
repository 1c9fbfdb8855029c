// Writes an event of a lot to its log and its snapshot together (R4).
import { entryOf, evolve } from '@hammerdock/domain/bidding/evolve.ts';
import type { LotEvent } from '@hammerdock/domain/bidding/event.ts';
import { nextBidAfter, publicSequenceOf, type LotState } from '@hammerdock/domain/bidding/lot.ts';
import type { Tx } from '../../db/database.ts';
import type { LotChange } from '../../events/domain-event.ts';
import {
  insertLotEvent,
  updateListing,
  updateLotState,
  writeLotEvents,
} from '../../store/bidding/lot-log.ts';
import type { LockedLot } from '../../store/auctions/lot-locks.ts';

/** Returns the state after the event, for the domain event that is published with it. */
export async function recordLotEvent(tx: Tx, lot: LockedLot, event: LotEvent): Promise<LotChange> {
  const after = evolve(lot.state, event);
  await insertLotEvent(tx, { lotId: lot.id, entry: entryOf(event), after });
  await updateLotState(tx, { lotId: lot.id, after });
  // Bids do not change listings, so they skip the wide row with the text index (decision 0038).
  if (after.phase !== lot.state.phase || event.kind === 'lot.extended') {
    await updateListing(tx, { lotId: lot.id, after });
  }
  return changeOf(lot, after);
}

/** The same for one event that is no bid, of each of many locked lots. */
export async function recordLotEvents(
  tx: Tx,
  changes: readonly { readonly lot: LockedLot; readonly event: LotEvent }[],
): Promise<LotChange[]> {
  const changed = changes.map(({ lot, event }) => ({
    lot,
    entry: entryOf(event),
    after: evolve(lot.state, event),
  }));
  await writeLotEvents(
    tx,
    changed.map(({ lot, entry, after }) => ({ lotId: lot.id, entry, after })),
  );
  return changed.map(({ lot, after }) => changeOf(lot, after));
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
