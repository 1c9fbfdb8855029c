import { checkPieces } from '@hammerdock/domain/invoicing/cart.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import { listPieces, putCartLine, type CartRow } from '../../store/invoices/cart.ts';

/** Pieces of an offer in a cart, as many as are left at most; nothing is reserved. */
export async function setCartLine(
  tx: Tx,
  userId: string,
  line: CartRow,
): Promise<Result<void, 'QuantityMissing' | 'PiecesGone'>> {
  const pieces = await listPieces(tx, userId, [line.lotId]);
  const available = pieces.filter(({ isAvailable }) => isAvailable).length;
  const enough = checkPieces(line.qty, available);
  if (!enough.ok) {
    return refused(enough.refusal, { ...enough.details, title: pieces[0]?.title ?? '' });
  }
  await putCartLine(tx, userId, line);
  return ok(undefined);
}
