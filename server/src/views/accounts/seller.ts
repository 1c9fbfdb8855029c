// A seller as buyers know them: by a trade name, and by a handle that is not the user's id (R48).
import type { FollowRow } from '../../store/catalog/follows.ts';

export const sellerName = (seller: { tradeName: string; username: string }): string =>
  seller.tradeName === '' ? seller.username : seller.tradeName;

export const viewFollower = (row: FollowRow) => ({
  seller_id: row.sellerHandle,
  name: sellerName(row),
  follows: row.rating === null ? (0 as const) : (1 as const),
  rating: row.rating ?? 0,
});
