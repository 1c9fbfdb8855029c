// The fields of a seller's lot: their names here and in the domain.
import type { ConditionReport } from '@hammerdock/domain/catalog/condition-report.ts';
import type { DraftLotField, DraftLotFields } from '@hammerdock/domain/catalog/draft-lot.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import type { TypedLotFields } from './typed-lot.ts';
import type { SellerReport } from '../seller-lot.ts';

/** The name of a field in calls. */
export const WIRE_NAMES: Readonly<Record<DraftLotField, string>> = {
  lpn: 'lpn',
  title: 'title',
  description: 'description',
  categoryId: 'category',
  condition: 'condition',
  conditionNote: 'condition_note',
  itemCount: 'item_count',
  msrpCents: 'msrp',
  startPriceCents: 'start_price',
  buyNowCents: 'buy_now',
  depositCents: 'deposit',
  retractMinutes: 'retract_minutes',
  sku: 'sku',
  upc: 'upc',
  brand: 'brand',
  sourceUrl: 'source_url',
  floorLocation: 'floor_location',
  internalNote: 'internal_note',
  report: 'report',
  images: 'photos',
};

/** Only the fields that were sent; the category by its slug. */
export function draftFieldsOf(typed: TypedLotFields): Partial<DraftLotFields> {
  const { category, condition_note, item_count, msrp, start_price, buy_now, deposit } = typed;
  const { retract_minutes, floor_location, source_url, internal_note, report, ...same } = typed;
  const all = {
    lpn: same.lpn,
    title: same.title,
    description: same.description,
    categoryId: category,
    condition: same.condition,
    conditionNote: condition_note,
    itemCount: item_count,
    msrpCents: msrp,
    startPriceCents: start_price,
    buyNowCents: buy_now,
    depositCents: deposit,
    retractMinutes: retract_minutes,
    sku: same.sku,
    upc: same.upc,
    brand: same.brand,
    sourceUrl: source_url,
    floorLocation: floor_location,
    internalNote: internal_note,
    report: report === undefined ? undefined : reportOf(report),
  };
  const sent = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent);
}

/** The fields as `lotFields` takes them; the category is its slug in both. */
export function wireFieldsOf({ report, ...lot }: Partial<DraftLotFields>): Record<string, unknown> {
  const fields = Object.entries(lot).map(([field, value]) => [
    WIRE_NAMES[field as DraftLotField],
    field.endsWith('Cents') && typeof value === 'number' ? toDecimal(value) : value,
  ]);
  const all: Record<string, unknown> = Object.fromEntries(fields);
  return report === undefined ? all : { ...all, report: viewReport(report) };
}

export const viewReport = (report: ConditionReport): SellerReport => ({
  tested: report.tested,
  completeness: report.completeness,
  missing_parts: report.missingParts,
  defects: report.defects,
  inspector_note: report.inspectorNote,
  defect_photos: report.defectPhotos.map(({ photo, caption }) => ({ photo, caption })),
  size: report.size && {
    length_inch_hundredths: report.size.lengthInchHundredths,
    width_inch_hundredths: report.size.widthInchHundredths,
    height_inch_hundredths: report.size.heightInchHundredths,
  },
  weight_pound_hundredths: report.weightPoundHundredths,
});

const reportOf = (report: SellerReport): ConditionReport => ({
  tested: report.tested,
  completeness: report.completeness,
  missingParts: report.missing_parts,
  defects: report.defects,
  inspectorNote: report.inspector_note,
  defectPhotos: report.defect_photos,
  size: report.size && {
    lengthInchHundredths: report.size.length_inch_hundredths,
    widthInchHundredths: report.size.width_inch_hundredths,
    heightInchHundredths: report.size.height_inch_hundredths,
  },
  weightPoundHundredths: report.weight_pound_hundredths,
});
