// Lowers a maximum that a retraction exposed, and records it in the same transaction (R68).
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { isOutage } from '@hammerdock/domain/bidding/fair-close.ts';
import type { LoweringRefusal } from '@hammerdock/domain/bidding/lowering.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import { HeartbeatStaleError } from '../../db/unavailable.ts';
import { appendEvent } from '../../events/outbox.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { readHeartbeat } from '../../store/platform/heartbeat.ts';
import { findKeepableLot } from '../../store/catalog/lot-keeping.ts';
import { lockLot } from '../../store/auctions/lot-locks.ts';
import { listLogOfLot } from '../../store/bidding/lot-log.ts';
import { recordLotEvent } from './record-lot-event.ts';

export interface Lowering {
  readonly lotId: string;
  readonly bidderId: string;
  readonly amountCents: Cents;
}

export async function lowerMaximum(
  tx: Tx,
  { lotId, bidderId, amountCents }: Lowering,
): Promise<Result<void, LoweringRefusal | 'NotFound'>> {
  if ((await findKeepableLot(tx, lotId)) === undefined) return refused('NotFound');
  const lot = await lockLot(tx, lotId);
  if (lot === null) return refused('NotFound');
  const { now, beatAt } = await readHeartbeat(tx);
  // After an outage, nothing is decided on a lot before the recovery (R21).
  if (beatAt !== null && isOutage({ beganAt: beatAt, endedAt: now })) {
    throw new HeartbeatStaleError('a lowered maximum waits for the recovery from an outage');
  }
  const log = await listLogOfLot(tx, lotId);
  const decided = decide(lot, { kind: 'lowerMaximum', bidderId, amountCents, log }, now);
  // The domain refuses a lowering for these reasons only.
  if (!decided.ok) return refused(decided.refusal as LoweringRefusal, decided.details);
  const [event] = decided.value;
  if (event?.kind !== 'maximum.lowered') throw new Error('a lowering led to something else');
  const change = await recordLotEvent(tx, lot, event);
  await appendEvent(tx, 'maximum.lowered', { ...change, leaderId: bidderId });
  // The amount is not in the audit log, because staff may read it (R61).
  await insertAudit(tx, {
    actorId: bidderId,
    action: 'maximum.lowered',
    subject: lotId,
    details: { sequence: event.sequence },
  });
  return ok(undefined);
}
