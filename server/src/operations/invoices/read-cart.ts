// The cart of a user with the figures of its lines (PAY-08); reads only.
import { cartLineOf } from '@hammerdock/domain/invoicing/cart.ts';
import type { LineGiven } from '@hammerdock/domain/invoicing/totals.ts';
import type { Db } from '../../db/database.ts';
import { getAccount } from '../../store/accounts/users.ts';
import {
  listCart,
  listPieces,
  type OfferInCart,
  type PieceRow,
} from '../../store/invoices/cart.ts';

/** An offer whose lots were withdrawn is left out. */
export async function readCart(db: Db, userId: string): Promise<OfferInCart[]> {
  const lines = await listCart(db, userId);
  if (lines.length === 0) return [];
  const exempt = (await getAccount(db, userId)).taxExemptAt !== null;
  const pieces = await listPieces(
    db,
    userId,
    lines.map(({ lotId }) => lotId),
  );
  const byOffer = Map.groupBy(pieces, ({ offerId }) => offerId);
  return lines.flatMap(({ lotId, qty }) => {
    const own = byOffer.get(lotId) ?? [];
    const left = own.filter(({ isAvailable }) => isAvailable);
    const piece = left[0] ?? own[0];
    if (piece === undefined) return [];
    const figures = cartLineOf(givenOf(piece, exempt), qty);
    return [{ qty, piece, pieces: own.length, available: left.length, figures }];
  });
}

/** What a piece is billed from. */
export const givenOf = (piece: PieceRow, exempt: boolean): LineGiven => ({
  hammerCents: piece.buyNowCents ?? 0,
  premium: { rateBps: piece.premiumBps, minimumCents: piece.premiumMinimumCents },
  taxBps: piece.taxBps,
  exempt,
});
