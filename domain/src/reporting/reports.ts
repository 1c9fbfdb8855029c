// The seller's reports: what each shows in its table, its chart and above them.
import type { MeasureName } from './measures.ts';
import type { ReportName } from './report-names.ts';

/** What a row of the table is. */
export type RowKind = 'time' | 'auction' | 'center' | 'category' | 'start price';

/** What has to be read for it. */
export type ReportSource = 'ledger' | 'lots' | 'returns';

export interface ReportDefinition {
  readonly title: string;
  readonly summary: string;
  readonly rows: RowKind;
  readonly sources: readonly ReportSource[];
  /** Above the table, each with the previous period beside it. */
  readonly figures: readonly MeasureName[];
  readonly columns: readonly MeasureName[];
  /** Columns of one unit. */
  readonly chart: {
    readonly kind: 'bars' | 'stacked' | 'lines';
    readonly series: readonly MeasureName[];
  };
}

export const REPORTS: Readonly<Record<ReportName, ReportDefinition>> = {
  sales: {
    title: 'Sales',
    summary: 'What buyers were billed, and what was canceled, refunded or charged back.',
    rows: 'time',
    sources: ['ledger', 'lots'],
    figures: ['netSales', 'hammer', 'premium', 'tax', 'takenBack', 'receipts', 'sold'],
    columns: ['sold', 'hammer', 'premium', 'tax', 'takenBack', 'netSales'],
    chart: { kind: 'stacked', series: ['hammer', 'premium', 'tax'] },
  },
  auctions: {
    title: 'Sales by auction',
    summary: 'The same figures for each auction. The latest 200 are listed.',
    rows: 'auction',
    sources: ['ledger', 'lots'],
    figures: ['netSales', 'hammer', 'sold', 'sellThrough'],
    columns: ['sold', 'sellThrough', 'hammer', 'premium', 'tax', 'netSales'],
    chart: { kind: 'bars', series: ['netSales'] },
  },
  'sell-through': {
    title: 'Sell-through',
    summary: 'How many of the lots that closed were sold.',
    rows: 'time',
    sources: ['lots'],
    figures: ['sellThrough', 'closed', 'sold', 'unsold'],
    columns: ['closed', 'sold', 'unsold', 'sellThrough'],
    chart: { kind: 'lines', series: ['sellThrough'] },
  },
  prices: {
    title: 'Prices and retail',
    summary: 'What lots sold for, compared with their retail prices.',
    rows: 'time',
    sources: ['lots'],
    figures: ['averagePrice', 'averageRetailSold', 'averageRetail', 'priceToRetail'],
    columns: ['averagePrice', 'priced', 'averageRetailSold', 'averageRetail', 'priceToRetail'],
    chart: { kind: 'bars', series: ['averageRetailSold', 'averageRetail'] },
  },
  bidding: {
    title: 'Bidding',
    summary: 'How many people bid on a lot, and how often.',
    rows: 'time',
    sources: ['lots'],
    figures: ['biddersPerLot', 'bidsPerLot', 'bids', 'withoutBids'],
    columns: ['closed', 'bids', 'bidsPerLot', 'biddersPerLot', 'withoutBids'],
    chart: { kind: 'lines', series: ['biddersPerLot', 'bidsPerLot'] },
  },
  centers: {
    title: 'Premium and tax by center',
    summary: 'What was billed at each pickup center, less what was taken back.',
    rows: 'center',
    sources: ['ledger'],
    figures: ['netPremium', 'netTax', 'netHammer'],
    columns: ['receipts', 'netHammer', 'netPremium', 'netTax'],
    chart: { kind: 'bars', series: ['netPremium', 'netTax'] },
  },
  payments: {
    title: 'Payments and unpaid',
    summary: 'What was billed and paid, and what buyers still owe.',
    rows: 'time',
    sources: ['ledger'],
    figures: ['unpaid', 'billed', 'paidByCard', 'paidByCredit', 'writtenOff', 'cardPayments'],
    columns: ['billed', 'paidByCard', 'paidByCredit', 'writtenOff', 'unpaid'],
    chart: { kind: 'lines', series: ['billed', 'paidByCard', 'unpaid'] },
  },
  pickup: {
    title: 'Pickup and forfeits',
    summary: 'What became of the lots sold in this period, by the day they closed.',
    rows: 'time',
    sources: ['lots'],
    figures: ['pickupRate', 'pickedUp', 'forfeited', 'broughtBack', 'notPickedUp'],
    columns: ['sold', 'pickedUp', 'forfeited', 'broughtBack', 'notPickedUp', 'pickupRate'],
    chart: { kind: 'stacked', series: ['pickedUp', 'forfeited', 'broughtBack', 'notPickedUp'] },
  },
  returns: {
    title: 'Returns and refunds',
    summary: 'Lots that came back, refunds and chargebacks, by the day they were recorded.',
    rows: 'time',
    sources: ['ledger', 'returns'],
    figures: ['refunded', 'refunds', 'returns', 'chargedBack'],
    columns: [
      'refunds',
      'returns',
      'refundedHammer',
      'refundedPremium',
      'refundedTax',
      'chargedBack',
    ],
    chart: { kind: 'stacked', series: ['refundedHammer', 'refundedPremium', 'refundedTax'] },
  },
  categories: {
    title: 'Categories',
    summary: 'Which categories sell best. The highest sell-through comes first.',
    rows: 'category',
    sources: ['lots'],
    figures: ['sellThrough', 'averagePrice', 'priceToRetail'],
    columns: ['closed', 'sold', 'sellThrough', 'averagePrice', 'priceToRetail'],
    chart: { kind: 'bars', series: ['sellThrough', 'priceToRetail'] },
  },
  'start-prices': {
    title: 'Start prices',
    summary: 'Which start prices sell best, and how close to retail.',
    rows: 'start price',
    sources: ['lots'],
    figures: ['sellThrough', 'averagePrice', 'priceToRetail'],
    columns: ['closed', 'sold', 'sellThrough', 'averagePrice', 'priceToRetail'],
    chart: { kind: 'bars', series: ['sellThrough', 'priceToRetail'] },
  },
};

/** The name of the first column. */
export const ROW_TITLES: Readonly<Record<RowKind, string>> = {
  time: 'Date',
  auction: 'Auction',
  center: 'Pickup center',
  category: 'Category',
  'start price': 'Start price',
};
