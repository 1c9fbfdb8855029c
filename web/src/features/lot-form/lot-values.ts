// The form of a lot as text, and what is sent of it: only what has changed.
import type { SellerLotTemplate } from '@hammerdock/contract/services/seller/lot-templates.ts';
import type { SellerLot, SellerReport } from '@hammerdock/contract/shapes/seller-lot.ts';
import { COMPLETENESS, saysNone, TESTED } from '@hammerdock/domain/catalog/condition-report.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { fromDecimal, toDecimal } from '@hammerdock/domain/money.ts';
import type { Sent } from '../../api/calls.ts';
import { shownRetail, typedRetail } from '../../lib/text/retail-price.ts';

export type LotFieldsSent = Sent<'sellerLots.createSellerLot'>['fields'];

/** The fields in the order of the form. */
export const LOT_LABELS = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  condition: 'Condition',
  condition_note: 'Condition note',
  auction_id: 'Auction',
  start_price: 'Start price ($)',
  buy_now: 'Buy Now price ($)',
  msrp: 'Retail price ($)',
  deposit: 'Deposit ($)',
  item_count: 'Pieces',
  retract_minutes: 'Minutes to retract a bid',
  lpn: 'LPN',
  upc: 'UPC',
  sku: 'SKU',
  brand: 'Brand',
  source_url: 'Source link',
  floor_location: 'Floor location',
  internal_note: 'Internal note',
  tested: 'Test result',
  completeness: 'Completeness',
  missing_parts: 'Missing parts',
  defects: 'Defects',
  inspector_note: 'Inspector’s note',
  length: 'Length (in)',
  width: 'Width (in)',
  height: 'Height (in)',
  weight: 'Weight (lb)',
} as const;
export type LotValueName = keyof typeof LOT_LABELS;
export type LotValues = Record<LotValueName, string>;

/** A lot, or a template of lots, which has no label and is in no auction. */
export type FormLot = Omit<SellerLotTemplate, 'id' | 'name' | 'version'> &
  Partial<Pick<SellerLot, 'lpn' | 'auction'>>;

/** Empty: a new lot. */
export function valuesOf(lot: FormLot | null): LotValues {
  const report = lot?.report;
  return {
    title: lot?.title ?? '',
    description: lot?.description ?? '',
    category: lot?.category ?? '',
    condition: lot?.condition ?? '',
    condition_note: lot?.condition_note ?? '',
    auction_id: lot?.auction?.id ?? '',
    start_price: lot?.start_price ?? '',
    buy_now: lot?.buy_now ?? '',
    msrp: shownRetail(lot?.msrp ?? ''),
    deposit: lot?.deposit ?? '0.00',
    item_count: String(lot?.item_count ?? 1),
    retract_minutes: String(lot?.retract_minutes ?? 0),
    lpn: lot?.lpn ?? '',
    upc: lot?.upc ?? '',
    sku: lot?.sku ?? '',
    brand: lot?.brand ?? '',
    source_url: lot?.source_url ?? '',
    floor_location: lot?.floor_location ?? '',
    internal_note: lot?.internal_note ?? '',
    tested: report?.tested ?? '',
    completeness: report?.completeness ?? '',
    missing_parts: report?.missing_parts ?? '',
    defects: report?.defects === '' ? 'None' : (report?.defects ?? ''),
    inspector_note: report?.inspector_note ?? '',
    length: hundredthsText(report?.size?.length_inch_hundredths),
    width: hundredthsText(report?.size?.width_inch_hundredths),
    height: hundredthsText(report?.size?.height_inch_hundredths),
    weight: hundredthsText(report?.weight_pound_hundredths),
  };
}

/** What the template knows replaces what was typed; the rest stays. */
export function fillFrom(template: SellerLotTemplate, values: LotValues): LotValues {
  const all = valuesOf(template);
  const known = knownFields(template).map((name) => [name, all[name]]);
  return { ...values, ...Object.fromEntries(known) };
}

/** The fields that the template fills in, in the order of the form. */
export function knownFields(template: SellerLotTemplate): LotValueName[] {
  const [all, empty] = [valuesOf(template), valuesOf(null)];
  return (Object.keys(LOT_LABELS) as LotValueName[]).filter((name) => all[name] !== empty[name]);
}

const hundredthsText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : toDecimal(value);

const REPORT_FIELDS: readonly LotValueName[] = [
  'tested',
  'completeness',
  'missing_parts',
  'defects',
  'inspector_note',
  'length',
  'width',
  'height',
  'weight',
];

/** The fields that differ from the lot's. */
export function changedFields(values: LotValues, lot: FormLot | null): LotFieldsSent {
  const before = valuesOf(lot);
  const changed = (name: LotValueName) => lot === null || values[name] !== before[name];
  const text = (name: LotValueName) => (changed(name) ? { [name]: values[name].trim() } : {});
  const count = (name: LotValueName) => (changed(name) ? { [name]: Number(values[name]) } : {});
  const condition = CONDITIONS.find((each) => each === values.condition) ?? null;
  return {
    ...['title', 'description', 'category', 'condition_note', 'start_price', 'buy_now'].reduce(
      (all, name) => ({ ...all, ...text(name as LotValueName) }),
      {},
    ),
    ...(changed('msrp') ? { msrp: typedRetail(values.msrp) } : {}),
    ...text('deposit'),
    ...text('lpn'),
    ...text('upc'),
    ...text('sku'),
    ...text('brand'),
    ...text('source_url'),
    ...text('floor_location'),
    ...text('internal_note'),
    ...count('item_count'),
    ...count('retract_minutes'),
    ...(changed('condition') ? { condition } : {}),
    ...(REPORT_FIELDS.some(changed) ? { report: reportOf(values, lot) } : {}),
  };
}

function reportOf(values: LotValues, lot: FormLot | null): SellerReport {
  const [length, width, height] = [values.length, values.width, values.height].map(hundredthsOf);
  const isMeasured = isFound(length) && isFound(width) && isFound(height);
  return {
    tested: TESTED.find((each) => each === values.tested) ?? null,
    completeness: COMPLETENESS.find((each) => each === values.completeness) ?? null,
    missing_parts: values.missing_parts.trim(),
    defects: defectsOf(values.defects.trim()),
    inspector_note: values.inspector_note.trim(),
    defect_photos: lot?.report.defect_photos ?? [],
    size: isMeasured
      ? {
          length_inch_hundredths: length,
          width_inch_hundredths: width,
          height_inch_hundredths: height,
        }
      : null,
    weight_pound_hundredths: hundredthsOf(values.weight),
  };
}

const isFound = (value: number | null | undefined): value is number => typeof value === 'number';

/** Empty: unknown. */
function defectsOf(text: string): string | null {
  if (text === '') return null;
  return saysNone(text) ? '' : text;
}

const hundredthsOf = (text: string): number | null => {
  const value = fromDecimal(text);
  return value === 0 ? null : value;
};
