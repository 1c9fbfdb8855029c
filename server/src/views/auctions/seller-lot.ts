// A lot as its seller sees it.
import type { SellerLotTemplate } from '@hammerdock/contract/services/seller/lot-templates.ts';
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import {
  LOT_STATUSES,
  type FieldProblem,
  type LotStatus,
  type SellerLot,
} from '@hammerdock/contract/shapes/seller-lot.ts';
import { viewReport, WIRE_NAMES } from '@hammerdock/contract/shapes/seller/seller-lot-fields.ts';
import { NOTHING_KNOWN } from '@hammerdock/domain/catalog/condition-report.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import {
  missingToPublish,
  type DraftLotFields,
  type FieldFault,
} from '@hammerdock/domain/catalog/draft-lot.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { pickupStatusOf } from '@hammerdock/domain/pickup/rules.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type {
  SellerLotListRow,
  SellerLotSale,
  SellerSaleRow,
} from '../../store/auctions/seller-lots.ts';
import type { LotTemplate } from '../../store/auctions/lot-templates.ts';
import type { LotPhotoRow } from '../../store/auctions/lot-photos.ts';
import { countPhotos, viewFirstPicture } from './picture.ts';
import { viewSellerPhotos } from './seller-photo.ts';

export interface SellersLot extends DraftLotFields {
  readonly id: string;
  readonly phase: string;
  readonly number: number | null;
  readonly version: number;
  readonly auction: SellerLot['auction'];
  readonly categorySlug: string | null;
  readonly photos: readonly LotPhotoRow[];
}

export function viewSellerLot(lot: SellersLot): SellerLot {
  const status = statusOf(lot.phase);
  return {
    ...viewFields(lot),
    id: lot.id,
    status,
    auction: lot.auction,
    description: lot.description,
    report: viewReport(lot.report),
    photos: viewSellerPhotos(lot.images, lot.photos),
    problems: status === 'draft' ? viewFaults(missingToPublish(lot)) : [],
  };
}

/** The label of a template is no field of it. */
export function viewLotTemplate(template: LotTemplate): SellerLotTemplate {
  const {
    lot_number: _,
    lpn: _lpn,
    ...fields
  } = viewFields({ ...template, lpn: '', number: null });
  return {
    ...fields,
    id: template.id,
    name: template.name,
    description: template.description,
    report: viewReport(template.report),
  };
}

export const viewDraftRow = (row: SellerLotListRow): SellerLotRow => ({
  ...viewRow(row),
  sale: null,
});

export const viewSaleRow = (row: SellerSaleRow): SellerLotRow => ({
  ...viewRow(row),
  sale: {
    price: row.priceCents === null ? null : toDecimal(row.priceCents),
    bids: row.bidCount,
    watchers: row.watchers,
    closes_at: toIso(row.closesAt),
    winner: row.winner,
    payment: paymentOf(row),
    pickup: pickupStatusOf(row),
  },
});

export const viewFaults = (faults: readonly FieldFault[]): FieldProblem[] =>
  faults.map(({ field, problem }) => ({ field: WIRE_NAMES[field], problem }));

function viewRow(row: SellerLotListRow): Omit<SellerLotRow, 'sale'> {
  const status = statusOf(row.phase);
  const { relistedAsId, relistedAsPhase } = row;
  return {
    ...viewFields(row),
    id: row.id,
    status,
    auction: viewAuction(row),
    problems: status === 'draft' ? viewFaults(missingOfRow(row)) : [],
    picture: viewFirstPicture(row.images),
    photo_count: countPhotos(row.images),
    created_at: toIso(row.createdAt),
    relisted_from: row.relistedFrom,
    relisted_as:
      relistedAsId === null || relistedAsPhase === null
        ? null
        : { id: relistedAsId, status: statusOf(relistedAsPhase), auction: row.relistedAsAuction },
  };
}

const viewAuction = ({
  auctionId: id,
  auctionNumber: number,
  auctionTitle: title,
  auctionPublished: published,
}: SellerLotListRow): SellerLot['auction'] =>
  id === null || number === null || title === null
    ? null
    : { id, number, title, published: published === true };

/** A list has neither texts nor reports, which can lack nothing. */
const missingOfRow = (row: SellerLotListRow): FieldFault[] =>
  missingToPublish({
    ...row,
    condition: conditionOf(row.condition),
    description: '',
    report: NOTHING_KNOWN,
    images: [],
  });

type SharedFields = Omit<DraftLotFields, 'description' | 'report' | 'images' | 'condition'> & {
  readonly condition: string | null;
  readonly categorySlug: string | null;
  readonly number: number | null;
  readonly version: number;
};

const viewFields = (lot: SharedFields) => ({
  lot_number: lot.number,
  version: lot.version,
  lpn: lot.lpn,
  title: lot.title,
  category: lot.categorySlug,
  condition: conditionOf(lot.condition),
  condition_note: lot.conditionNote,
  item_count: lot.itemCount,
  msrp: toDecimal(lot.msrpCents),
  start_price: lot.startPriceCents === null ? null : toDecimal(lot.startPriceCents),
  buy_now: lot.buyNowCents === null ? null : toDecimal(lot.buyNowCents),
  deposit: toDecimal(lot.depositCents),
  retract_minutes: lot.retractMinutes,
  floor_location: lot.floorLocation,
  sku: lot.sku,
  upc: lot.upc,
  brand: lot.brand,
  source_url: lot.sourceUrl,
  internal_note: lot.internalNote,
});

function paymentOf({
  invoiceVoidedAt,
  dueCents,
}: SellerLotSale): 'paid' | 'unpaid' | 'void' | null {
  if (dueCents === null) return null;
  if (invoiceVoidedAt !== null) return 'void';
  return dueCents > 0 ? 'unpaid' : 'paid';
}

const conditionOf = (text: string | null) => CONDITIONS.find((each) => each === text) ?? null;

function statusOf(phase: string): LotStatus {
  const status = LOT_STATUSES.find((each) => each === phase);
  if (status === undefined) throw new Error(`a lot cannot be ${phase}`);
  return status;
}
