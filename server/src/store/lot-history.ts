// What folding a lot's log needs: its frozen terms and how it began.
import type { IncrementRow, LotPhase, LotTerms } from '@hammerdock/domain/bidding/lot.ts';
import type { LotStart } from '@hammerdock/domain/bidding/replay.ts';
import type { Db } from '../db/database.ts';
import { isId } from './id-shape.ts';

export interface LotBeginning {
  readonly terms: LotTerms;
  readonly initial: LotStart;
}

export async function findLotBeginning(db: Db, lotId: string): Promise<LotBeginning | null> {
  if (!isId(lotId)) return null;
  const row = await db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select([
      'lots.startPriceCents',
      'lots.retractMinutes',
      'lots.firstPhase',
      'lots.firstClosesAt',
      'auctions.increments',
      'auctions.softCloseSeconds',
    ])
    .where('lots.id', '=', lotId)
    .where('lots.phase', '!=', 'draft')
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    terms: {
      startPriceCents: row.startPriceCents,
      retractMinutes: row.retractMinutes,
      softCloseSeconds: row.softCloseSeconds,
      // Written from the domain's own tables: increments at publishing, phases by a constraint.
      increments: row.increments as unknown as readonly IncrementRow[],
    },
    initial: { phase: row.firstPhase as LotPhase, closesAt: row.firstClosesAt },
  };
}
