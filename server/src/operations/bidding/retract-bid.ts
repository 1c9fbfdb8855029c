// Retracts a bid and records it in the same transaction (R13, R68).
import type { RetractionRefusal } from '@hammerdock/domain/bidding/retraction.ts';
import { loweringUntil } from '@hammerdock/domain/bidding/lowering.ts';
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { entryOf, evolve } from '@hammerdock/domain/bidding/evolve.ts';
import { isOutage } from '@hammerdock/domain/bidding/fair-close.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import { HeartbeatStaleError } from '../../db/unavailable.ts';
import type { LotChange } from '../../events/domain-event.ts';
import { appendEvent } from '../../events/outbox.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { readHeartbeat } from '../../store/platform/heartbeat.ts';
import { findKeepableLot } from '../../store/catalog/lot-keeping.ts';
import { lockLot } from '../../store/auctions/lot-locks.ts';
import { listLogOfLot } from '../../store/bidding/lot-log.ts';
import { insertRetraction } from '../../store/bidding/retractions.ts';
import { recordLotEvent } from './record-lot-event.ts';

export async function retractBid(
  tx: Tx,
  { lotId, bidderId, reason }: { lotId: string; bidderId: string; reason: string },
): Promise<Result<LotChange, RetractionRefusal | 'NotFound'>> {
  // Lots that buyers cannot see do not exist for them (B8).
  if ((await findKeepableLot(tx, lotId)) === undefined) return refused('NotFound');
  const lot = await lockLot(tx, lotId);
  if (lot === null) return refused('NotFound');
  const { now, beatAt } = await readHeartbeat(tx);
  // After an outage, nothing is decided on a lot before the recovery (R21). The next heartbeat
  // recovers within two seconds; until then the caller has to retry.
  if (beatAt !== null && isOutage({ beganAt: beatAt, endedAt: now })) {
    throw new HeartbeatStaleError('a retraction waits for the recovery from an outage');
  }
  const log = await listLogOfLot(tx, lotId);
  const decided = decide(lot, { kind: 'retractBid', bidderId, log }, now);
  if (!decided.ok) {
    // The domain refuses a retraction for these reasons only.
    return refused(decided.refusal as RetractionRefusal, decided.details);
  }
  const [event] = decided.value;
  if (event?.kind !== 'bid.retracted') throw new Error('a retraction led to something else');
  const change = await recordLotEvent(tx, lot, event);
  const { sequence, bidSequence, leaderId } = event;
  await insertRetraction(tx, { lotId, bidderId, sequence, reason });
  const after = { terms: lot.terms, state: evolve(lot.state, event) };
  const until = leaderId === null ? null : loweringUntil(after, leaderId, [...log, entryOf(event)]);
  // Lowering is not possible in the last minutes.
  const loweringOpen = until !== null && until > now ? until : null;
  await appendEvent(tx, 'bid.retracted', { ...change, bidderId, loweringUntil: loweringOpen });
  await insertAudit(tx, {
    actorId: bidderId,
    action: 'bid.retracted',
    subject: lotId,
    details: { sequence, bidSequence, reason },
  });
  return ok(change);
}
