// What a seller knows about goods, from a draft or an earlier lot.
import type { intake } from '@hammerdock/contract/services/seller/intake.ts';
import type { ReturnOf } from '@hammerdock/contract/call.ts';
import type { KnownGoods } from '@hammerdock/domain/catalog/intake.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import type { DraftLot } from '../../store/auctions/draft-lots.ts';

type Known = NonNullable<ReturnOf<typeof intake.getIntakeStart>['known']>;

const viewGoods = ({ title, description, categoryId, brand, msrpCents }: KnownGoods) => ({
  title,
  description,
  category: categoryId,
  brand,
  msrp: toDecimal(msrpCents),
});

export const viewKnownDraft = (draft: DraftLot): Known => ({
  ...viewGoods(draft),
  draft_id: draft.id,
  lpn: draft.lpn,
  condition: draft.condition,
  item_count: draft.itemCount,
  floor_location: draft.floorLocation,
  photo_count: draft.images.length,
});

/** Its label, shelf and condition were those of another piece. */
export const viewKnownGoods = (goods: KnownGoods): Known => ({
  ...viewGoods(goods),
  draft_id: null,
  lpn: '',
  condition: null,
  item_count: 1,
  floor_location: '',
  photo_count: 0,
});
