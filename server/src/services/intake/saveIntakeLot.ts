import type { InputOf } from '@hammerdock/contract/call.ts';
import type { intake } from '@hammerdock/contract/services/seller/intake.ts';
import { draftFieldsOf } from '@hammerdock/contract/shapes/seller/seller-lot-fields.ts';
import { fieldsFromTemplate } from '@hammerdock/domain/catalog/templates/apply-template.ts';
import {
  EMPTY_DRAFT,
  faultsOfDraft,
  templateOf,
  type DraftLotFields,
  type LotTemplateFields,
} from '@hammerdock/domain/catalog/draft-lot.ts';
import {
  fillFromDraft,
  fillFromKnown,
  readIntakeCode,
  type IntakeCode,
} from '@hammerdock/domain/catalog/intake.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import { refuseForeignPhotos } from '../../operations/auctions/lot-photos.ts';
import { newLabel } from '../../operations/auctions/new-label.ts';
import { resolveCategories } from '../../operations/auctions/resolve-categories.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  insertDraftLots,
  listLabelsInUse,
  lockDraftLots,
  updateDraftLot,
  type DraftLot,
} from '../../store/auctions/draft-lots.ts';
import {
  findDraftOfCode,
  findEarlierLot,
  holdAuction,
  isKnownCategory,
} from '../../store/auctions/intake.ts';
import { isId } from '../../store/platform/id-shape.ts';

type Input = InputOf<typeof intake.saveIntakeLot>;

interface Goods {
  readonly input: Input;
  readonly sellerId: string;
  readonly code: IntakeCode;
}

export const saveIntakeLot: Handler<typeof intake.saveIntakeLot> = async (input, ctx) => {
  const seller = await findActingSeller(ctx.db, ctx.actor, input.seller_id);
  if (!seller.ok) return seller;
  const code = readIntakeCode(input.code);
  if (code === null) return refused('CodeUnreadable');
  const goods: Goods = { input, sellerId: seller.value, code };
  return ctx.transact(async (tx) => {
    const outside = await refuseTarget(tx, goods);
    if (outside !== null) return outside;
    const draft = await lockDraft(tx, goods);
    const template = await readTemplate(tx, goods);
    const known =
      draft === null ? await describeNew(tx, goods, template) : completeDraft(goods, draft);
    const lot = { ...known, ...fieldsFromTemplate(template, known, 'empty') };
    const [fault] = faultsOfDraft(lot);
    if (fault !== undefined) return refused('IntakeFault', { problem: fault.problem });
    const had = draft?.images ?? [];
    const foreign = await refuseForeignPhotos(tx, { ...goods, had, wanted: lot.images });
    if (foreign !== null) return foreign;
    if (lot.lpn !== draft?.lpn && (await listLabelsInUse(tx, [lot.lpn])).length > 0) {
      return refused('LabelTaken', { lpn: lot.lpn });
    }
    const id = await writeDraft(tx, goods, { draft, lot });
    return ok({ id, lpn: lot.lpn, title: lot.title });
  });
};

/** The auction is the seller's and not published, and the category exists. */
async function refuseTarget(tx: Tx, { input, sellerId }: Goods) {
  const { auction_id: auctionId, category } = input;
  if (category !== null && !(await isKnownCategory(tx, category))) return refused('NotFound');
  if (auctionId === null) return null;
  const auction = await holdAuction(tx, auctionId);
  if (auction === undefined || auction.sellerId !== sellerId) return refused('NotFound');
  return auction.publishedAt === null ? null : refused('AuctionPublished');
}

/**
 * The named draft, or else the one that its code leads to: a phone without a connection cannot ask.
 * Goods whose draft is gone by now become a new one.
 */
async function lockDraft(tx: Tx, { input, sellerId, code }: Goods): Promise<DraftLot | null> {
  const named = input.draft_id !== null && isId(input.draft_id) ? input.draft_id : null;
  const id = named ?? (await findDraftOfCode(tx, { sellerId, code }));
  const [draft] = id === null ? [] : await lockDraftLots(tx, [id]);
  return draft === undefined || draft.sellerId !== sellerId ? null : draft;
}

/** A new lot's fields where none was sent. A category that is gone by now fills nothing. */
async function readTemplate(tx: Tx, { input }: Goods): Promise<LotTemplateFields> {
  const [sent] = await resolveCategories(tx, [draftFieldsOf(input.template ?? {})]);
  return templateOf({ ...EMPTY_DRAFT, ...sent?.fields });
}

const givenOf = ({ input, code }: Goods) => ({
  lpn: code.lpn,
  upc: code.upc,
  title: input.title,
  description: '',
  categoryId: input.category,
  brand: input.brand,
  msrpCents: input.msrp,
  floorLocation: input.floor_location,
  conditionNote: input.condition_note,
});

function completeDraft(goods: Goods, draft: DraftLot): DraftLotFields {
  const { input } = goods;
  return {
    ...draft,
    ...fillFromDraft(givenOf(goods), draft),
    lpn: draft.lpn || goods.code.lpn || newLabel(),
    condition: input.condition,
    itemCount: input.item_count ?? draft.itemCount,
    startPriceCents: input.start_price ?? draft.startPriceCents,
    images: [...draft.images, ...input.photos.filter((name) => !draft.images.includes(name))],
  };
}

async function describeNew(
  tx: Tx,
  goods: Goods,
  template: LotTemplateFields,
): Promise<DraftLotFields> {
  const { input } = goods;
  const given = givenOf(goods);
  const earlier = await findEarlierLot(tx, goods);
  return {
    ...EMPTY_DRAFT,
    ...given,
    ...(earlier === undefined ? {} : fillFromKnown(given, earlier)),
    lpn: given.lpn || newLabel(),
    condition: input.condition,
    itemCount: input.item_count ?? template.itemCount,
    startPriceCents: input.start_price,
    images: [...new Set(input.photos)],
  };
}

async function writeDraft(
  tx: Tx,
  { input, sellerId }: Goods,
  { draft, lot }: { draft: DraftLot | null; lot: DraftLotFields },
): Promise<string> {
  const { auction_id: auctionId } = input;
  if (draft === null) {
    const [id] = await insertDraftLots(tx, [{ ...lot, sellerId, auctionId }]);
    if (id === undefined) throw new Error('the draft was inserted without an id');
    return id;
  }
  // What is listed in an auction already stays there.
  const target = draft.auctionId === null ? { auctionId } : {};
  await updateDraftLot(tx, draft.id, { ...fieldsOf(lot), ...target });
  return draft.id;
}

/** Without the columns of the draft that are no fields. */
const fieldsOf = (lot: DraftLotFields): DraftLotFields => ({
  ...templateOf(lot),
  lpn: lot.lpn,
  images: lot.images,
  report: lot.report,
});
