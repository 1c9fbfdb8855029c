// Taking a bid back (R13), in one transaction with its record.
import type { RetractionRefusal } from '@hammerdock/domain/bidding/retraction.ts';
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { isOutage } from '@hammerdock/domain/bidding/fair-close.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../db/database.ts';
import type { LotChange } from '../facts/fact.ts';
import { appendFact } from '../facts/outbox.ts';
import { insertAudit } from '../store/audit.ts';
import { readPulse } from '../store/heartbeat.ts';
import { lockLot } from '../store/lot-locks.ts';
import { listLogOfLot } from '../store/lot-log.ts';
import { recordLotFact } from './record-lot-fact.ts';

/** The pipeline answers it with 503: try again in a moment. */
export class SilenceFirst extends Error {
  override name = 'SilenceFirst';
  readonly code = '57P03';
}

export async function retractBid(
  tx: Tx,
  lotId: string,
  bidderId: string,
): Promise<Result<LotChange, RetractionRefusal | 'NotFound'>> {
  const lot = await lockLot(tx, lotId);
  if (lot === null) return refused('NotFound');
  const { now, beatAt } = await readPulse(tx);
  // Nothing is decided on a lot before a silence of all nodes was made up for (R21); the next beat
  // does that within two seconds, and until then a retraction waits at the caller's side.
  if (beatAt !== null && isOutage({ beganAt: beatAt, endedAt: now })) throw new SilenceFirst();
  const log = await listLogOfLot(tx, lotId);
  const decided = decide(lot, { kind: 'retractBid', bidderId, log }, now);
  if (!decided.ok) {
    // A retraction can only be refused for reasons of its own.
    return refused(decided.refusal as RetractionRefusal, decided.facts);
  }
  const [fact] = decided.value;
  if (fact?.kind !== 'bid.retracted') throw new Error('a retraction led to something else');
  const change = await recordLotFact(tx, lot, fact);
  await appendFact(tx, 'bid.retracted', { ...change, bidderId });
  await insertAudit(tx, {
    actorId: bidderId,
    action: 'bid.retracted',
    subject: lotId,
    details: { sequence: fact.sequence, bidSequence: fact.bidSequence },
  });
  return ok(change);
}
