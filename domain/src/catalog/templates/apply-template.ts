// What a template fills in of a draft (SELL-04).
import {
  EMPTY_DRAFT,
  templateOf,
  type DraftLotFields,
  type LotTemplateFields,
} from '../draft-lot.ts';

/** empty: only what the draft lacks; replace: also what it has. */
export const TEMPLATE_FILLS = ['empty', 'replace'] as const;
export type TemplateFill = (typeof TEMPLATE_FILLS)[number];

type Simple = Exclude<keyof LotTemplateFields, 'report'>;

const SIMPLE = Object.keys(templateOf(EMPTY_DRAFT)).filter(
  (field): field is Simple => field !== 'report',
);

/** The fields that change. What a template has like a new lot says nothing, and clears nothing. */
export function fieldsFromTemplate(
  template: LotTemplateFields,
  lot: LotTemplateFields,
  fill: TemplateFill,
): Partial<DraftLotFields> {
  const isNews = (field: Simple): boolean => {
    if (template[field] === EMPTY_DRAFT[field] || template[field] === lot[field]) return false;
    if (fill === 'replace') return true;
    // Every draft has a number of pieces, which may have been counted.
    return field !== 'itemCount' && lot[field] === EMPTY_DRAFT[field];
  };
  const fields: Partial<DraftLotFields> = {
    ...Object.fromEntries(SIMPLE.filter(isNews).map((field) => [field, template[field]])),
    ...measuresFrom(template, lot, fill),
  };
  return fill === 'empty' ? withoutMisfit(fields, lot) : fields;
}

/** A price that contradicts the one the draft has is left out. */
function withoutMisfit(
  fields: Partial<DraftLotFields>,
  lot: LotTemplateFields,
): Partial<DraftLotFields> {
  const { startPriceCents: start, buyNowCents: buyNow } = { ...lot, ...fields };
  if ((buyNow ?? Infinity) >= (start ?? 0)) return fields;
  const { startPriceCents: _, buyNowCents: _buyNow, ...rest } = fields;
  return rest;
}

/** Of the report, a template has size and weight only. */
function measuresFrom(
  template: LotTemplateFields,
  lot: LotTemplateFields,
  fill: TemplateFill,
): Pick<Partial<DraftLotFields>, 'report'> {
  const has = lot.report;
  const take = <T>(offered: T | null, own: T | null): T | null =>
    offered !== null && (own === null || fill === 'replace') ? offered : own;
  const size = take(template.report.size, has.size);
  const weightPoundHundredths = take(
    template.report.weightPoundHundredths,
    has.weightPoundHundredths,
  );
  if (size === has.size && weightPoundHundredths === has.weightPoundHundredths) return {};
  return { report: { ...has, size, weightPoundHundredths } };
}
