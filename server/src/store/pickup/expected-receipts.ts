// When the receipts of won lots come that are not billed yet: after the last close of the auction
// (R23), but at most two hours after its scheduled end (R66).
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface ExpectedReceipt {
  readonly lotId: string;
  readonly expectedAt: Instant;
}

/** The lots are won and have no receipt. */
export async function findExpectedReceipts(
  db: Db,
  lotIds: readonly string[],
): Promise<readonly ExpectedReceipt[]> {
  if (lotIds.length === 0) return [];
  const { rows } = await sql<ExpectedReceipt>`
    with won as (select id, auction_id from lots where id = any (${lotIds}::uuid[]))
    select won.id as lot_id, ends.at as expected_at
    from won join (
      select lots.auction_id, least(max(lot_states.closes_at),
          max(lots.first_closes_at) + interval '2 hours') as at
        from lots join lot_states on lot_states.lot_id = lots.id
        where lots.auction_id in (select auction_id from won)
          and lots.phase in ('open', 'sold', 'unsold')
        group by lots.auction_id) ends on ends.auction_id = won.auction_id`.execute(db);
  return rows;
}
