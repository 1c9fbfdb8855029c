// What folding a lot's log needs: its frozen terms and its initial state.
import type { LotPhase, LotTerms } from '@hammerdock/domain/bidding/lot.ts';
import type { LotStart } from '@hammerdock/domain/bidding/replay.ts';
import type { Db } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';
import { TERMS_COLUMNS, toTerms } from '../auctions/lot-terms.ts';

export interface LotBeginning {
  readonly terms: LotTerms;
  readonly initial: LotStart;
}

export async function findLotBeginning(db: Db, lotId: string): Promise<LotBeginning | null> {
  if (!isId(lotId)) return null;
  const row = await db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(['lots.id', 'lots.firstPhase', 'lots.firstClosesAt', ...TERMS_COLUMNS])
    .where('lots.id', '=', lotId)
    .where('lots.phase', '!=', 'draft')
    .where('auctions.publishedAt', 'is not', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    terms: toTerms(row),
    // The table's check constraint admits exactly these phases.
    initial: { phase: row.firstPhase as LotPhase, closesAt: row.firstClosesAt },
  };
}
