import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Auctions with a sold lot that stands on no invoice, whose last lot has closed, or whose
 * scheduled end is two hours past (R23, R66). `auctionId` narrows to one.
 */
export async function listAuctionsToInvoice(db: Db, auctionId?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select auctions.id from auctions
    where (${auctionId ?? null}::uuid is null or auctions.id = ${auctionId ?? null}::uuid)
      and exists (select from lots where lots.auction_id = auctions.id and lots.phase = 'sold'
        and not exists (select from invoice_lines
          where invoice_lines.lot_id = lots.id))
      and (not exists (select from lots where lots.auction_id = auctions.id
          and lots.phase in ('upcoming', 'open'))
        or (select max(greatest(first_closes_at, auctions.ends_at)) from lots
          where lots.auction_id = auctions.id) < app.now() - interval '2 hours')
    order by auctions.number`.execute(db);
  return rows.map(({ id }) => id);
}
