// Whether the viewer may lower their maximum on a lot, and until when (R68).
import { LOWERING_MINUTES, loweringUntil } from '@hammerdock/domain/bidding/lowering.ts';
import { minutes, type Instant } from '@hammerdock/domain/time.ts';
import { readNow, type Db } from '../../db/database.ts';
import { findLot } from '../../store/auctions/lot-locks.ts';
import { listLogOfLot } from '../../store/bidding/lot-log.ts';
import { findLastRetraction } from '../../store/bidding/retractions.ts';

interface ShownLot {
  readonly id: string;
  readonly phase: string;
  readonly leaderId: string | null;
}

export async function findLowering(
  db: Db,
  shown: ShownLot,
  viewerId: string | null,
): Promise<Instant | null> {
  if (viewerId === null || shown.leaderId !== viewerId || shown.phase !== 'open') return null;
  // Reads the log only after a recent retraction, which is rare.
  const retractedAt = await findLastRetraction(db, shown.id);
  if (retractedAt === null) return null;
  const now = await readNow(db);
  if (now >= retractedAt + minutes(LOWERING_MINUTES)) return null;
  const lot = await findLot(db, shown.id);
  if (lot === null) return null;
  const until = loweringUntil(lot, viewerId, await listLogOfLot(db, shown.id));
  return until !== null && now < until ? until : null;
}
