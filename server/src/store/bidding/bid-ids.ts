// The bidder's reference of a bid. It is derived from the bid's key, so that it reveals nothing of
// the log (R70), needs no query while bidding, and is the same for a repeat (R3).
import type { Db } from '../../db/database.ts';
import { digest } from '../../security/ids.ts';

interface KeyedBid {
  readonly lotId: string;
  readonly bidderId: string;
  readonly idempotencyKey: string;
}

/** Such as "3F9A-0C21": unique among the bids of one bidder on one lot. */
export function bidIdOf({ lotId, bidderId, idempotencyKey }: KeyedBid): string {
  const bytes = Buffer.from(digest(`${lotId} ${bidderId} ${idempotencyKey}`), 'base64url');
  const hex = bytes.subarray(0, 4).toString('hex').toUpperCase();
  return `${hex.slice(0, 4)}-${hex.slice(4)}`;
}

/** The references of a bidder's bids on a lot, by their place in the log. */
export async function listBidIds(
  db: Db,
  { lotId, bidderId }: Pick<KeyedBid, 'lotId' | 'bidderId'>,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('lotEvents')
    .select(['sequence', 'idempotencyKey'])
    .where('lotId', '=', lotId)
    .where('bidderId', '=', bidderId)
    .where('kind', '=', 'bid')
    .execute();
  return new Map(
    rows.flatMap(({ sequence, idempotencyKey }) =>
      idempotencyKey === null
        ? []
        : [[sequence, bidIdOf({ lotId, bidderId, idempotencyKey })] as const],
    ),
  );
}
