// Whose auctions and lots a seller's call is about: a seller's own, or those an admin acts for.
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Actor } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { isSeller } from '../../store/catalog/sellers.ts';

/**
 * The seller for a call that lists or creates: sellers name nobody but themselves, admins name the
 * seller they act for (SELL-08).
 */
export async function findActingSeller(
  db: Db,
  actor: Actor,
  sellerId: string | undefined,
): Promise<Result<string, 'NotFound' | 'SellerMissing'>> {
  if (actor.role !== 'admin') {
    const isOwn = sellerId === undefined || sellerId === actor.userId;
    return isOwn ? ok(actor.userId) : refused('NotFound');
  }
  if (sellerId === undefined) return refused('SellerMissing');
  return (await isSeller(db, sellerId)) ? ok(sellerId) : refused('NotFound');
}

/** Whether the actor may see and change what belongs to this seller. */
export const actsForSeller = (actor: Actor, sellerId: string): boolean =>
  actor.role === 'admin' || actor.userId === sellerId;

/** For the audit: an admin's entries name the seller. */
export const onBehalfOf = (
  actor: Pick<Actor, 'userId'>,
  sellerId: string,
): { readonly sellerId?: string } => (actor.userId === sellerId ? {} : { sellerId });
