// Row → the lot of the specification. The only translation of its field names.
import type {
  ListedLot,
  LotCard,
  LotDetail,
  LotTile,
  WonLotCard,
} from '@hammerdock/contract/shapes/lot.ts';
import { nextBidAfter, publicSequenceOf } from '@hammerdock/domain/bidding/lot.ts';
import { isWebAddress } from '@hammerdock/domain/catalog/web-address.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { pickupStatusOf } from '@hammerdock/domain/pickup/rules.ts';
import { toIso, type Instant } from '@hammerdock/domain/time.ts';
import type { LotCardRow, LotTileRow } from '../../store/catalog/lot-cards.ts';
import type { LotPhotoRow } from '../../store/auctions/lot-photos.ts';
import type { LotDetailRow } from '../../store/auctions/lot-details.ts';
import type { CenterRow } from '../../store/pickup/centers.ts';
import type { CollectionRow } from '../../store/pickup/won-lots.ts';
import { CHECKOUT_STATUS } from '../invoices/checkout-status.ts';
import { termsOf } from './lot-terms.ts';
import { viewPriceTerms } from './price-terms.ts';
import { sellerName } from '../accounts/seller.ts';
import { kindOf, marketStatusOf, outbidMessage, standingFields } from '../bidding/standing.ts';
import { viewConditionReport } from './condition-report.ts';
import { viewFirstPictures, viewPictures } from './picture.ts';
import { viewSpecifiedFields } from './specified-lot.ts';

type Standing = Pick<
  LotTile,
  'bidtopstatus' | 'bidtopstatus_text' | 'bidtopstatus_color' | 'bidtopstatus_message'
>;

function viewStanding(row: LotTileRow, viewerId: string | null): Standing {
  const leads = viewerId !== null && row.leaderId === viewerId;
  const bid = row.ownMaxCents !== null || isBought(row);
  const over = row.phase !== 'open' && row.phase !== 'upcoming';
  const status =
    !bid || row.phase === 'upcoming'
      ? ''
      : over
        ? leads && row.phase === 'sold'
          ? 'won'
          : 'lost'
        : leads
          ? 'winning'
          : 'outbid';
  return {
    ...standingFields(status),
    bidtopstatus_message:
      status === 'outbid' && row.leaderName !== null ? outbidMessage(row.leaderName) : '',
  };
}

/** LIST-16: on a lot that is over, the price is not the current one. */
function priceText(row: LotTileRow): LotTile['cbidtext'] {
  if (row.phase === 'cancelled') return 'Withdrawn';
  const hasBid = row.priceCents !== null;
  switch (marketStatusOf(row.phase)) {
    case 'sold':
      return 'Sold Price';
    case 'closed':
      return hasBid ? 'Final Bid' : 'Not sold';
    case 'open':
      return hasBid ? 'Current Bid' : 'Starting Bid';
  }
}

/** The hammer price or the current price; null before a bid. */
const standingPrice = (row: LotTileRow): number | null => row.hammerCents ?? row.priceCents;

export function viewLotTile(row: LotTileRow, viewerId: string | null): LotTile {
  const priceCents = standingPrice(row);
  return {
    id: row.id,
    sequence: publicSequenceOf(row),
    title: row.title,
    startprice: toDecimal(row.startPriceCents),
    latestbid: priceCents === null ? null : toDecimal(priceCents),
    cbidtext: priceText(row),
    ...viewPriceTerms(row),
    date_closed: toIso(row.boughtOffAt ?? row.closesAt),
    market_status: marketStatusOf(row.phase),
    ...viewStanding(row, viewerId),
    wlist: row.watchId === null ? 0 : 1,
    watchlist_id: row.watchId,
    attachments: viewFirstPictures(row.images, 1),
  };
}

export function viewLotCard(row: LotCardRow, viewerId: string | null): ListedLot {
  return {
    ...viewLotTile(row, viewerId),
    auctionid: row.lpn,
    lpn: labelOf(row.lpn),
    lot_number: row.number,
    auction_number: row.auctionNumber,
    description: row.description,
    location: `${row.centerCity}, ${row.centerState}`,
    inventory_loc: row.floorLocation,
    category: row.categoryName,
    conditionunique: row.condition,
    condition_descriptors1: row.conditionNote,
    condition_descriptors2: '',
    condition_descriptors3: '',
    sku_count: row.itemCount,
    msrp: toDecimal(row.msrpCents),
    pricestart: toDecimal(standingPrice(row) ?? row.startPriceCents),
    next_bid: toDecimal(nextBidAfter(termsOf(row), row.priceCents)),
    bids: row.bidCount,
    date_added: toIso(row.opensAt),
    future_active: row.phase === 'upcoming',
    proxy_bid_details: viewOwnBid(row, viewerId),
    notes: row.noteWords ?? '',
    noteId: row.noteId,
    ...viewPurchase(row, viewerId),
    common_invoice: row.ownInvoiceId,
    payment_processing: row.isPaymentProcessing,
    // The visible picture and the one shown on hover.
    attachments: viewFirstPictures(row.images, 2),
  };
}

/** The viewer's own maximum or exact bid; null without one. */
export function viewOwnBid(
  row: Pick<LotCardRow, 'leaderId' | 'leaderMaxCents' | 'ownMaxCents' | 'ownIsExact' | 'phase'>,
  viewerId: string | null,
): LotCard['proxy_bid_details'] {
  const leads = viewerId !== null && row.leaderId === viewerId;
  const ownMaxCents = leads ? row.leaderMaxCents : row.ownMaxCents;
  if (ownMaxCents === null) return null;
  return {
    leading: leads && row.phase === 'open',
    max_amount: toDecimal(ownMaxCents),
    kind: kindOf(row.ownIsExact),
  };
}

const labelOf = (lpn: string): string => (/^LPN/i.test(lpn) ? lpn : `LPN${lpn}`);

/** Whether the viewer bought it by Buy Now and the purchase has not lapsed. */
const isBought = (row: LotTileRow): boolean =>
  row.boughtAt !== null && row.purchaseLapsedAt === null;

type PurchaseFields = Pick<
  LotCard,
  'buynowamount' | 'buynowed' | 'buynowpaid' | 'pay_until' | 'buynow_lapsed'
>;

/** R18: the Buy Now price while the viewer can buy, and for the buyer. */
function viewPurchase(row: LotCardRow, viewerId: string | null): PurchaseFields {
  const bought = isBought(row);
  const hasLapsed = row.purchaseLapsedAt !== null;
  const free = row.phase === 'open' && row.leaderId === null && !hasLapsed;
  const cents = bought ? row.hammerCents : free ? row.buyNowCents : null;
  const isPaid = bought && row.purchasePaidAt !== null;
  const isUnpaid = bought && !isPaid && !row.isPaymentProcessing;
  const heldUntil = isUnpaid ? row.purchaseHeldUntil : null;
  return {
    buynowamount: cents === null ? null : toDecimal(cents),
    buynowed: bought ? viewerId : null,
    buynowpaid: isPaid ? 1 : 0,
    pay_until: heldUntil === null ? null : toIso(heldUntil),
    buynow_lapsed: hasLapsed ? 1 : 0,
  };
}

/** Of the viewer's own purchase. */
interface WonRows {
  readonly collection: CollectionRow | undefined;
  /** null: it is there, or the viewer has not won the lot. */
  readonly receiptExpectedAt: Instant | null;
}

export function viewWonLotCard(row: LotCardRow, viewerId: string, won: WonRows): WonLotCard {
  return {
    ...viewLotCard(row, viewerId),
    common_invoice: won.collection?.invoiceId ?? null,
    ...viewCollection(won),
  };
}

type CollectionFields = Pick<
  WonLotCard,
  | 'paid'
  | 'pickup_start_date'
  | 'pickup_end_date'
  | 'checkout_status'
  | 'checkout_reason'
  | 'receipt_expected'
>;

function viewCollection({ collection, receiptExpectedAt }: WonRows): CollectionFields {
  const instantOf = (at: number | null | undefined): string | null => (at ? toIso(at) : null);
  return {
    paid: collection !== undefined && collection.dueCents === 0,
    pickup_start_date: instantOf(collection?.startsAt),
    pickup_end_date: instantOf(collection?.endsAt),
    checkout_status: collection === undefined ? '0' : CHECKOUT_STATUS[pickupStatusOf(collection)],
    checkout_reason: collection?.returnReason ?? '',
    receipt_expected: instantOf(receiptExpectedAt),
  };
}

const percent = (bps: number): string => `${bps / 100}%`;

interface LotRelations {
  readonly loweringUntil: Instant | null;
  readonly hasRetracted: boolean;
  readonly wasCancelable: boolean;
  readonly won: WonRows;
  readonly center: CenterRow | undefined;
  readonly captions: readonly LotPhotoRow[];
}

export function viewLotDetail(
  row: LotDetailRow,
  viewerId: string | null,
  { loweringUntil, hasRetracted, wasCancelable, won, center, captions }: LotRelations,
): LotDetail {
  const card = viewLotCard(row, viewerId);
  const collected = viewCollection(won);
  return {
    ...card,
    ...viewSpecifiedFields(row, card, center),
    ...collected,
    attachments: viewPictures(row, captions),
    sku: row.sku,
    upc: row.upc,
    brand: row.brand,
    // The seller's input, which becomes a link.
    source_url: isWebAddress(row.sourceUrl) ? row.sourceUrl : '',
    watchers: row.watchers,
    pieces_free: row.piecesFree,
    condition_report: viewConditionReport(row.report, row.images),
    first_date_closed: toIso(row.firstClosesAt),
    incrementamt: toDecimal(incrementOf(row)),
    buyerpremium: `$${card.premium_minimum} or ${percent(row.premiumBps)}, whichever is greater`,
    extbidding: row.softCloseSeconds,
    auctionnotes: row.auctionTitle,
    inspectiontime_pickupaddress: addressOf(row),
    pickup_start_date: collected.pickup_start_date ?? toIso(row.pickupStartsAt),
    pickup_days: row.pickupDays,
    custom_auctionlot_bid_retract_check: row.retractMinutes > 0 ? 1 : 0,
    custom_auctionlot_bid_retract_minutes: row.retractMinutes,
    lowering_until: loweringUntil === null ? null : toIso(loweringUntil),
    bid_canceled: hasRetracted ? 1 : 0,
    cancel_offered: wasCancelable ? 1 : 0,
    deposit_amount: toDecimal(row.depositCents),
    shipping_more: row.shipMoreCents === null ? null : toDecimal(row.shipMoreCents),
    seller: {
      id: row.sellerHandle,
      name: sellerName({ tradeName: row.tradeName, username: row.sellerUsername }),
      follows: row.followedAt === null ? 0 : 1,
    },
    center: {
      name: row.centerName,
      address: row.centerAddress,
      city: row.centerCity,
      state: row.centerState,
      zip: row.centerZip,
      phone: row.centerPhone,
    },
  };
}

const addressOf = (row: LotDetailRow): string =>
  `${row.centerAddress}, ${row.centerCity}, ${row.centerState} ${row.centerZip}`;

/** The increment at the current price; the whole opening bid before the first bid. */
function incrementOf(row: LotDetailRow): number {
  return nextBidAfter(termsOf(row), row.priceCents) - (row.priceCents ?? 0);
}
