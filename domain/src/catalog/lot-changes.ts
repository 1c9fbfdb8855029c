// What a seller may still change on a lot (R55, decision 0072), and what lots are relisted at.
import { BID_CEILING_CENTS, type LotPhase } from '../bidding/lot.ts';
import type { Cents } from '../money.ts';
import { portionOf } from '../money.ts';
import { TEXT_MAX, type DraftLotField } from './draft-lot.ts';

export interface PublishedLot {
  readonly phase: LotPhase;
  /** The number of its events; an advance bid is one. */
  readonly sequence: number;
}

/** What buyers neither see nor rely on. */
const ALWAYS: readonly DraftLotField[] = ['floorLocation', 'internalNote'];

const BEFORE_BIDS: readonly DraftLotField[] = [
  ...ALWAYS,
  'lpn',
  'title',
  'description',
  'categoryId',
  'condition',
  'conditionNote',
  'itemCount',
  'msrpCents',
  'startPriceCents',
  'buyNowCents',
  'depositCents',
  'retractMinutes',
  'sku',
  'upc',
  'brand',
  'sourceUrl',
  'report',
  'images',
];

/** The fields of a published lot that may still be replaced. */
export function replaceableFields(lot: PublishedLot): readonly DraftLotField[] {
  const isUntouched = lot.phase === 'upcoming' && lot.sequence === 0;
  return isUntouched ? BEFORE_BIDS : ALWAYS;
}

/** Whether photos and text may be added, which takes nothing away from what bidders relied on. */
export const mayBeAddedTo = ({ phase }: PublishedLot): boolean =>
  phase === 'upcoming' || phase === 'open';

/** The description with a dated addition; null when it becomes too long. */
export function withAddition(
  description: string,
  { day, text }: { readonly day: string; readonly text: string },
): string | null {
  const longer = `${description}\n\nAdded ${day}: ${text}`.trimStart();
  return longer.length <= TEXT_MAX.description ? longer : null;
}

/** A price lowered by whole percent, and never to nothing. */
export const loweredBy = (cents: Cents, percent: number): Cents =>
  Math.max(1, portionOf(cents, (100 - percent) * 100));

/** A price raised by whole percent, up to what bids may reach. */
export const raisedBy = (cents: Cents, percent: number): Cents =>
  Math.min(BID_CEILING_CENTS, portionOf(cents, (100 + percent) * 100));
