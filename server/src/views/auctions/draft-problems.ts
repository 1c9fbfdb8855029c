// What a draft of a lot lacks, by the names of the contract's fields.
import type { FieldProblem } from '@hammerdock/contract/shapes/seller-lot.ts';
import { missingToPublish, type DraftLotFields } from '@hammerdock/domain/catalog/draft-lot.ts';

export const viewDraftProblems = (draft: DraftLotFields): FieldProblem[] =>
  missingToPublish(draft).map(({ field, problem }) => ({
    field: FIELD_NAMES[field] ?? field,
    problem,
  }));

/** The fields that are called otherwise in the contract. */
const FIELD_NAMES: { readonly [F in keyof DraftLotFields]?: string } = {
  categoryId: 'category',
  conditionNote: 'condition_note',
  itemCount: 'item_count',
  msrpCents: 'msrp',
  startPriceCents: 'start_price',
  buyNowCents: 'buy_now',
  depositCents: 'deposit',
  retractMinutes: 'retract_minutes',
  sourceUrl: 'source_url',
  floorLocation: 'floor_location',
  internalNote: 'internal_note',
  images: 'photos',
};
