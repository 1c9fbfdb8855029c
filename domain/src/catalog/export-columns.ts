// The columns of an exported list of lots. The names are those that an import recognizes, so that
// an exported file can be imported again without mapping its columns.
import { toDecimal, type Cents } from '../money.ts';
import type { ConditionReport } from './condition-report.ts';
import type { DraftLotFields } from './draft-lot.ts';
import { hundredthsText } from './measures.ts';

type DraftFields = Omit<DraftLotFields, 'categoryId' | 'condition' | 'images'>;

export interface LotToExport extends DraftFields {
  readonly status: string;
  readonly auctionNumber: number | null;
  readonly lotNumber: number | null;
  /** null without a bid. */
  readonly priceCents: Cents | null;
  readonly category: string | null;
  readonly condition: string | null;
}

type Column = readonly [name: string, text: (lot: LotToExport) => string];

const amount = (cents: Cents | null): string => (cents === null ? '' : toDecimal(cents));
const number = (value: number | null): string => (value === null ? '' : String(value));

const COLUMNS: readonly Column[] = [
  ['Status', ({ status }) => status],
  ['Auction', ({ auctionNumber }) => number(auctionNumber)],
  ['Lot', ({ lotNumber }) => number(lotNumber)],
  ['Current Bid', ({ priceCents }) => amount(priceCents)],
  ['LPN', ({ lpn }) => lpn],
  ['Title', ({ title }) => title],
  ['Full Description', ({ description }) => description],
  ['Category', ({ category }) => category ?? ''],
  ['Condition', ({ condition }) => condition ?? ''],
  ['Condition Note', ({ conditionNote }) => conditionNote],
  ['Quantity', ({ itemCount }) => String(itemCount)],
  // Empty when it is unknown.
  ['Unit Retail', ({ msrpCents }) => amount(msrpCents || null)],
  ['Start Price', ({ startPriceCents }) => amount(startPriceCents)],
  ['Buy Now', ({ buyNowCents }) => amount(buyNowCents)],
  ['Deposit', ({ depositCents }) => toDecimal(depositCents)],
  ['Retract Minutes', ({ retractMinutes }) => String(retractMinutes)],
  ['SKU', ({ sku }) => sku],
  ['UPC', ({ upc }) => upc],
  ['Brand', ({ brand }) => brand],
  ['Floor Location', ({ floorLocation }) => floorLocation],
  ['Internal Note', ({ internalNote }) => internalNote],
  ['Source URL', ({ sourceUrl }) => sourceUrl],
  ['Tested', ({ report }) => report.tested ?? ''],
  ['Completeness', ({ report }) => report.completeness ?? ''],
  ['Missing Parts', ({ report }) => report.missingParts],
  ['Defects', ({ report }) => (report.defects === '' ? 'None found' : (report.defects ?? ''))],
  ['Inspector Note', ({ report }) => report.inspectorNote],
  ['Defect Photos', ({ report }) => photosText(report)],
  ['Dimensions', ({ report }) => dimensionsText(report)],
  ['Weight', ({ report }) => weightOf(report)],
];

export const EXPORT_HEADER: readonly string[] = COLUMNS.map(([name]) => name);

export const exportCells = (lot: LotToExport): string[] => COLUMNS.map(([, text]) => text(lot));

const photosText = ({ defectPhotos }: ConditionReport): string =>
  defectPhotos.map(({ photo, caption }) => `${photo} ${caption}`).join('; ');

function dimensionsText({ size }: ConditionReport): string {
  if (size === null) return '';
  const { lengthInchHundredths, widthInchHundredths, heightInchHundredths } = size;
  return [lengthInchHundredths, widthInchHundredths, heightInchHundredths]
    .map(hundredthsText)
    .join(' x ');
}

const weightOf = ({ weightPoundHundredths }: ConditionReport): string =>
  weightPoundHundredths === null ? '' : hundredthsText(weightPoundHundredths);
