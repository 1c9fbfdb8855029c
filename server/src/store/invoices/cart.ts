// Carts, and the pieces of the offers in them (PAY-08). A piece is a lot with a buy-now price; the
// first piece of an offer names the offer.
import type { CartLineFigures } from '@hammerdock/domain/invoicing/cart.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

export interface CartRow {
  readonly lotId: string;
  readonly qty: number;
}

export const listCart = (db: Db, userId: string): Promise<CartRow[]> =>
  db
    .selectFrom('cartLines')
    .select(['lotId', 'qty'])
    .where('userId', '=', userId)
    .orderBy('addedAt')
    .orderBy('lotId')
    .execute();

/** Empties the cart; of two concurrent callers one gets the lines. */
export const takeCart = (tx: Tx, userId: string): Promise<CartRow[]> =>
  tx.deleteFrom('cartLines').where('userId', '=', userId).returning(['lotId', 'qty']).execute();

export async function putCartLine(tx: Tx, userId: string, { lotId, qty }: CartRow): Promise<void> {
  await tx
    .insertInto('cartLines')
    .values({ userId, lotId, qty })
    .onConflict((conflict) => conflict.columns(['userId', 'lotId']).doUpdateSet({ qty }))
    .execute();
}

/** false if the offer is not in the cart. */
export async function deleteCartLine(tx: Tx, userId: string, lotId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('cartLines')
    .where('userId', '=', userId)
    .where('lotId', '=', lotId)
    .returning('lotId')
    .executeTakeFirst();
  return deleted !== undefined;
}

const offerId = sql<string>`coalesce(lots.offer_id, lots.id)`;

/** The first piece of the offer that a public lot belongs to. */
export async function findOfferOf(db: Db, lotId: string): Promise<string | undefined> {
  if (!isId(lotId)) return undefined;
  const row = await db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(offerId.as('offerId'))
    .where('lots.id', '=', lotId)
    .where('lots.phase', '!=', 'draft')
    .where('auctions.publishedAt', 'is not', null)
    .executeTakeFirst();
  return row?.offerId;
}

/** The public pieces of offers, in the order in which they are sold. */
export const listPieces = (db: Db, userId: string, offerIds: readonly string[]) =>
  db
    .selectFrom('lots')
    .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .innerJoin('centers', 'centers.id', 'auctions.centerId')
    .select([
      'lots.id as lotId',
      'lots.auctionId',
      'lots.title',
      'lots.images',
      'lots.buyNowCents',
      'auctions.premiumBps',
      'auctions.premiumMinimumCents',
      'auctions.taxBps',
      'auctions.shipFirstCents',
      'auctions.shipMoreCents',
      offerId.as('offerId'),
      sql<string>`centers.city || ', ' || centers.state`.as('location'),
      // As the rules of a purchase see it; buying asks them again under the lot's lock.
      sql<boolean>`lots.buy_now_cents is not null and lot_states.phase = 'open'
        and lot_states.closes_at > app.now() and lot_states.bid_count = 0
        and not exists (select from buy_now_holds
          where buy_now_holds.lot_id = lots.id and buy_now_holds.user_id = ${userId}::uuid)`.as(
        'isAvailable',
      ),
    ])
    .where((lot) =>
      lot.or([lot('lots.id', 'in', [...offerIds]), lot('lots.offerId', 'in', [...offerIds])]),
    )
    .where('lots.phase', '!=', 'draft')
    .where('auctions.publishedAt', 'is not', null)
    .orderBy('lots.number')
    .orderBy('lots.id')
    .execute();

export type PieceRow = Awaited<ReturnType<typeof listPieces>>[number];

/** A line of a cart with its offer. */
export interface OfferInCart {
  readonly qty: number;
  /** An available piece, or else the first. */
  readonly piece: PieceRow;
  readonly pieces: number;
  readonly available: number;
  readonly figures: CartLineFigures;
}
