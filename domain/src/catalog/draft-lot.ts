// A lot as its seller prepares it: what each field may hold, and what publishing needs (SELL-02).
import { holdsCardNumber } from '../checks/card-number-in-text.ts';
import { isCleanText } from '../checks/input-bounds.ts';
import { BID_CEILING_CENTS } from '../bidding/lot.ts';
import type { Cents } from '../money.ts';
import { NOTHING_KNOWN, type ConditionReport } from './condition-report.ts';
import type { Condition } from './conditions.ts';
import { isChecked } from './product-code.ts';
import { isWebAddress } from './web-address.ts';

export interface DraftLotFields {
  readonly lpn: string;
  readonly title: string;
  readonly description: string;
  /** null until it is chosen. */
  readonly categoryId: string | null;
  readonly condition: Condition | null;
  readonly conditionNote: string;
  readonly itemCount: number;
  /** For one piece; 0 when unknown. */
  readonly msrpCents: Cents;
  readonly startPriceCents: Cents | null;
  /** null: it cannot be bought at once (R18). */
  readonly buyNowCents: Cents | null;
  readonly depositCents: Cents;
  /** 0: bids cannot be retracted (R13). */
  readonly retractMinutes: number;
  readonly sku: string;
  readonly upc: string;
  readonly brand: string;
  readonly sourceUrl: string;
  readonly floorLocation: string;
  /** Shown to the seller's staff only. */
  readonly internalNote: string;
  readonly report: ConditionReport;
  /** The names of its photos, in order. */
  readonly images: readonly string[];
}

/** A new lot before anything was entered. */
export const EMPTY_DRAFT: DraftLotFields = {
  lpn: '',
  title: '',
  description: '',
  categoryId: null,
  condition: null,
  conditionNote: '',
  itemCount: 1,
  msrpCents: 0,
  startPriceCents: null,
  buyNowCents: null,
  depositCents: 0,
  retractMinutes: 0,
  sku: '',
  upc: '',
  brand: '',
  sourceUrl: '',
  floorLocation: '',
  internalNote: '',
  report: NOTHING_KNOWN,
  images: [],
};

export type DraftLotField = keyof DraftLotFields;

/** The error of a field and its remedy, in a sentence. */
export interface FieldFault {
  readonly field: DraftLotField;
  readonly problem: string;
}

export const TEXT_MAX: Readonly<
  Record<
    | 'lpn'
    | 'title'
    | 'description'
    | 'conditionNote'
    | 'sku'
    | 'brand'
    | 'sourceUrl'
    | 'floorLocation'
    | 'internalNote',
    number
  >
> = {
  lpn: 60,
  title: 200,
  description: 5000,
  conditionNote: 200,
  sku: 60,
  brand: 60,
  sourceUrl: 500,
  floorLocation: 40,
  internalNote: 500,
};

export const ITEM_COUNT_MAX = 9999;
export const MSRP_MAX_CENTS: Cents = 10_000_000;
export const RETRACT_MINUTES_MAX = 7 * 24 * 60;
export const LOT_PHOTOS_MAX = 20;

const TEXT_FIELDS = Object.keys(TEXT_MAX) as readonly (keyof typeof TEXT_MAX)[];
const LPN = /^[A-Z0-9-]{4,32}$/;

/** What no draft may hold, whether or not it is complete. */
export function faultsOfDraft(lot: DraftLotFields): FieldFault[] {
  const faults: FieldFault[] = [];
  const blame = (field: DraftLotField, problem: string): void => {
    faults.push({ field, problem });
  };
  for (const field of TEXT_FIELDS) {
    const problem = textProblem(lot[field], TEXT_MAX[field]);
    if (problem !== null) blame(field, problem);
  }
  if (lot.lpn !== '' && !LPN.test(lot.lpn)) {
    blame('lpn', 'Use 4 to 32 capital letters, digits or hyphens.');
  }
  if (lot.upc !== '' && !(/^(\d{8}|\d{12,13})$/.test(lot.upc) && isChecked(lot.upc))) {
    blame('upc', 'The check digit doesn’t match. Scan or type the code again.');
  }
  if (lot.sourceUrl !== '' && !isWebAddress(lot.sourceUrl)) {
    blame('sourceUrl', 'Enter a web address like https://example.com/item.');
  }
  if (!isWithin(lot.itemCount, 1, ITEM_COUNT_MAX)) {
    blame('itemCount', `Enter a number of pieces from 1 to ${ITEM_COUNT_MAX}.`);
  }
  if (!isWithin(lot.msrpCents, 0, MSRP_MAX_CENTS)) {
    blame('msrpCents', 'Enter a retail price up to $100,000.00.');
  }
  if (!isWithin(lot.retractMinutes, 0, RETRACT_MINUTES_MAX)) {
    blame('retractMinutes', `Enter minutes from 0 to ${RETRACT_MINUTES_MAX}.`);
  }
  if (!isWithin(lot.depositCents, 0, BID_CEILING_CENTS)) {
    blame('depositCents', 'Enter a deposit up to $1,000,000.00.');
  }
  faults.push(...priceFaults(lot));
  if (lot.images.length > LOT_PHOTOS_MAX) {
    blame('images', `A lot can have up to ${LOT_PHOTOS_MAX} photos.`);
  }
  return faults;
}

/** What a lot still needs before it can be published; empty when it is ready. */
export function missingToPublish(lot: DraftLotFields): FieldFault[] {
  const missing: FieldFault[] = [];
  if (lot.title.trim() === '') missing.push({ field: 'title', problem: 'Enter a title.' });
  if (lot.categoryId === null) {
    missing.push({ field: 'categoryId', problem: 'Choose a category.' });
  }
  if (lot.condition === null) missing.push({ field: 'condition', problem: 'Choose a condition.' });
  if (lot.startPriceCents === null) {
    missing.push({ field: 'startPriceCents', problem: 'Enter a start price.' });
  }
  return [...missing, ...faultsOfDraft(lot)];
}

function priceFaults({ startPriceCents, buyNowCents }: DraftLotFields): FieldFault[] {
  const faults: FieldFault[] = [];
  if (startPriceCents !== null && !isWithin(startPriceCents, 1, BID_CEILING_CENTS)) {
    const problem = 'Enter a start price from $0.01 to $1,000,000.00.';
    faults.push({ field: 'startPriceCents', problem });
  }
  if (buyNowCents === null) return faults;
  if (!isWithin(buyNowCents, 1, BID_CEILING_CENTS)) {
    const problem = 'Enter a Buy Now price from $0.01 to $1,000,000.00.';
    return [...faults, { field: 'buyNowCents', problem }];
  }
  if (buyNowCents < (startPriceCents ?? 0)) {
    const problem = 'The Buy Now price can’t be below the start price.';
    faults.push({ field: 'buyNowCents', problem });
  }
  return faults;
}

function textProblem(text: string, max: number): string | null {
  if (text.length > max) return `Use at most ${max} characters.`;
  if (!isCleanText(text)) return 'It has characters that can’t be stored. Type it again.';
  return holdsCardNumber(text) ? 'Leave out card numbers.' : null;
}

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

/** What a seller saves of a lot to enter others like it (SELL-04): all but its label and photos. */
export type LotTemplateFields = Omit<DraftLotFields, 'lpn' | 'images'>;

/** Of the report, size and weight stay; what an inspector found holds for one piece only. */
export function templateOf(lot: DraftLotFields): LotTemplateFields {
  const { size, weightPoundHundredths } = lot.report;
  return {
    title: lot.title,
    description: lot.description,
    categoryId: lot.categoryId,
    condition: lot.condition,
    conditionNote: lot.conditionNote,
    itemCount: lot.itemCount,
    msrpCents: lot.msrpCents,
    startPriceCents: lot.startPriceCents,
    buyNowCents: lot.buyNowCents,
    depositCents: lot.depositCents,
    retractMinutes: lot.retractMinutes,
    sku: lot.sku,
    upc: lot.upc,
    brand: lot.brand,
    sourceUrl: lot.sourceUrl,
    floorLocation: lot.floorLocation,
    internalNote: lot.internalNote,
    report: { ...NOTHING_KNOWN, size, weightPoundHundredths },
  };
}

/** A new lot that begins with the template. */
export const draftFromTemplate = (fields: LotTemplateFields): DraftLotFields => ({
  ...fields,
  lpn: '',
  images: [],
});
