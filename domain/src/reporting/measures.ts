// The figures of the seller's reports (SELL-06): each with its name, its definition in words as the
// page shows it, and its formula. Money is computed from the ledger and from hammer prices.
import { averageOf, shareOf, toDecimal } from '../money.ts';
import { dollarsOf, withCommas } from '../text/format.ts';
import type { Counter, Sums } from './report-sums.ts';

/** money: cents; share: basis points; perLot: hundredths. */
export type Unit = 'money' | 'count' | 'share' | 'perLot';

export interface Measure {
  readonly label: string;
  readonly unit: Unit;
  readonly explanation: string;
  /** null: there is nothing to compute it from. */
  readonly of: (sums: Sums) => number | null;
}

const get = (sums: Sums, counter: Counter): number => sums[counter] ?? 0;
const add = (sums: Sums, ...counters: readonly Counter[]): number =>
  counters.reduce((total, counter) => total + get(sums, counter), 0);

const total =
  (...counters: readonly Counter[]) =>
  (sums: Sums): number =>
    add(sums, ...counters);

const BILLED = ['billedHammer', 'billedPremium', 'billedTax'] as const;
const VOIDED = ['voidedHammer', 'voidedPremium', 'voidedTax'] as const;
const REFUNDED = ['refundedHammer', 'refundedPremium', 'refundedTax'] as const;
const CHARGED_BACK = ['chargedBackHammer', 'chargedBackPremium', 'chargedBackTax'] as const;

const net = (part: 'Hammer' | 'Premium' | 'Tax') => (sums: Sums) =>
  get(sums, `billed${part}`) - add(sums, `voided${part}`, `refunded${part}`, `chargedBack${part}`);

/** Hundredths of items for each closed lot. */
const perLot = (counter: Counter) => (sums: Sums) =>
  averageOf(get(sums, counter) * 100, get(sums, 'closed'));

const TAKEN_BACK = 'receipts that were voided, refunds and lost chargebacks';

export const MEASURES = {
  closed: {
    label: 'Lots closed',
    unit: 'count',
    explanation: 'Lots whose bidding ended in this period, sold or not. Canceled lots don’t count.',
    of: total('closed'),
  },
  sold: {
    label: 'Lots sold',
    unit: 'count',
    explanation: 'Closed lots with a winner, including Buy Now.',
    of: total('sold'),
  },
  unsold: {
    label: 'Lots unsold',
    unit: 'count',
    explanation: 'Closed lots without a winner.',
    of: (sums) => get(sums, 'closed') - get(sums, 'sold'),
  },
  sellThrough: {
    label: 'Sell-through',
    unit: 'share',
    explanation: 'Lots sold as a share of lots closed.',
    of: (sums) => shareOf(get(sums, 'sold'), get(sums, 'closed')),
  },
  receipts: {
    label: 'Receipts',
    unit: 'count',
    explanation: 'Receipts issued to buyers in this period.',
    of: total('receipts'),
  },
  hammer: {
    label: 'Hammer price',
    unit: 'money',
    explanation: 'Hammer prices on receipts issued in this period, before premium and tax.',
    of: total('billedHammer'),
  },
  premium: {
    label: 'Premium',
    unit: 'money',
    explanation: 'Buyer’s premium on receipts issued in this period.',
    of: total('billedPremium'),
  },
  tax: {
    label: 'Sales tax',
    unit: 'money',
    explanation: 'Sales tax on receipts issued in this period.',
    of: total('billedTax'),
  },
  billed: {
    label: 'Billed',
    unit: 'money',
    explanation:
      'Total of the receipts issued in this period: hammer price, premium, tax and shipping.',
    of: total('billedTotal'),
  },
  takenBack: {
    label: 'Taken back',
    unit: 'money',
    explanation: `Booked in this period: ${TAKEN_BACK}, with their premium and tax.`,
    of: total(...VOIDED, ...REFUNDED, ...CHARGED_BACK),
  },
  netSales: {
    label: 'Net sales',
    unit: 'money',
    explanation:
      'Hammer price, premium and sales tax, less what was taken back. Shipping isn’t included.',
    of: (sums) => add(sums, ...BILLED) - add(sums, ...VOIDED, ...REFUNDED, ...CHARGED_BACK),
  },
  netHammer: {
    label: 'Net hammer',
    unit: 'money',
    explanation: `Hammer prices billed less those of ${TAKEN_BACK}.`,
    of: net('Hammer'),
  },
  netPremium: {
    label: 'Net premium',
    unit: 'money',
    explanation: `Premium billed less that of ${TAKEN_BACK}.`,
    of: net('Premium'),
  },
  netTax: {
    label: 'Net tax',
    unit: 'money',
    explanation: `Sales tax billed less that of ${TAKEN_BACK}: the figure of the tax report.`,
    of: net('Tax'),
  },
  averagePrice: {
    label: 'Average price',
    unit: 'money',
    explanation: 'Average hammer price of the lots sold, as they closed.',
    of: (sums) => averageOf(get(sums, 'hammerAtClose'), get(sums, 'sold')),
  },
  priced: {
    label: 'Lots with retail',
    unit: 'count',
    explanation: 'Lots sold that have a retail price (MSRP). Only these are compared with retail.',
    of: total('priced'),
  },
  averageRetailSold: {
    label: 'Price of these',
    unit: 'money',
    explanation: 'Average hammer price of the lots sold that have a retail price.',
    of: (sums) => averageOf(get(sums, 'pricedHammer'), get(sums, 'priced')),
  },
  averageRetail: {
    label: 'Average retail',
    unit: 'money',
    explanation: 'Average retail price (MSRP) of the same lots.',
    of: (sums) => averageOf(get(sums, 'retail'), get(sums, 'priced')),
  },
  priceToRetail: {
    label: 'Price to retail',
    unit: 'share',
    explanation: 'Hammer prices as a share of retail prices, over the lots sold that have both.',
    of: (sums) => shareOf(get(sums, 'pricedHammer'), get(sums, 'retail')),
  },
  bids: {
    label: 'Bids',
    unit: 'count',
    explanation: 'Bids shown on the lots that closed. Retracted bids don’t count.',
    of: total('bids'),
  },
  bidsPerLot: {
    label: 'Bids per lot',
    unit: 'perLot',
    explanation: 'Bids divided by lots closed.',
    of: perLot('bids'),
  },
  biddersPerLot: {
    label: 'Bidders per lot',
    unit: 'perLot',
    explanation: 'People who bid on a lot, on average over all lots closed.',
    of: perLot('bidders'),
  },
  withoutBids: {
    label: 'Without bids',
    unit: 'count',
    explanation: 'Lots that closed without a single bid, except those bought with Buy Now.',
    of: total('withoutBids'),
  },
  paidByCard: {
    label: 'Paid by card',
    unit: 'money',
    explanation: 'Card and bank payments toward receipts, without card fees.',
    of: total('paidByCard'),
  },
  cardPayments: {
    label: 'Card payments',
    unit: 'count',
    explanation: 'Card and bank payments that went through.',
    of: total('cardPayments'),
  },
  paidByCredit: {
    label: 'Paid with credit',
    unit: 'money',
    explanation: 'Account credit spent on receipts, less credit that was returned.',
    of: total('paidByCredit'),
  },
  writtenOff: {
    label: 'Voided unpaid',
    unit: 'money',
    explanation: 'Amounts no longer owed because the receipt was voided.',
    of: total('writtenOff'),
  },
  unpaid: {
    label: 'Unpaid at the end',
    unit: 'money',
    explanation: 'What buyers still owed at the end of the last day, whenever it was billed.',
    of: total('unpaid'),
  },
  pickedUp: {
    label: 'Picked up',
    unit: 'count',
    explanation: 'Lots sold in this period that have been handed over.',
    of: total('pickedUp'),
  },
  forfeited: {
    label: 'Forfeited',
    unit: 'count',
    explanation: 'Lots sold in this period that were paid for and not picked up in time.',
    of: total('forfeited'),
  },
  broughtBack: {
    label: 'Returned',
    unit: 'count',
    explanation: 'Lots sold in this period that came back, or were refused at pickup.',
    of: total('broughtBack'),
  },
  notPickedUp: {
    label: 'Still here',
    unit: 'count',
    explanation: 'Lots sold in this period that are neither picked up, forfeited nor returned.',
    of: (sums) => get(sums, 'sold') - add(sums, 'pickedUp', 'forfeited', 'broughtBack'),
  },
  pickupRate: {
    label: 'Pickup rate',
    unit: 'share',
    explanation: 'Lots picked up as a share of lots sold.',
    of: (sums) => shareOf(get(sums, 'pickedUp'), get(sums, 'sold')),
  },
  refunds: {
    label: 'Refunds',
    unit: 'count',
    explanation: 'Refunds made in this period, except those that were canceled.',
    of: total('refunds'),
  },
  returns: {
    label: 'Lots returned',
    unit: 'count',
    explanation: 'Lots that came back in this period, whenever they were sold.',
    of: total('returns'),
  },
  refundedHammer: {
    label: 'Hammer refunded',
    unit: 'money',
    explanation: 'Hammer prices refunded in this period.',
    of: total('refundedHammer'),
  },
  refundedPremium: {
    label: 'Premium refunded',
    unit: 'money',
    explanation: 'Premium refunded in this period.',
    of: total('refundedPremium'),
  },
  refundedTax: {
    label: 'Tax refunded',
    unit: 'money',
    explanation: 'Sales tax refunded in this period.',
    of: total('refundedTax'),
  },
  refunded: {
    label: 'Total refunded',
    unit: 'money',
    explanation: 'Hammer price, premium and tax of the refunds made in this period.',
    of: total(...REFUNDED),
  },
  chargedBack: {
    label: 'Charged back',
    unit: 'money',
    explanation: 'Disputes lost in this period, less decisions that the bank changed.',
    of: total(...CHARGED_BACK),
  },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof MEASURES;

/** As it travels: a decimal number, or null. */
export function valueOf(name: MeasureName, sums: Sums): string | null {
  const { of, unit }: Measure = MEASURES[name];
  const value = of(sums);
  if (value === null) return null;
  return unit === 'count' ? String(value) : toDecimal(value);
}

/** As pages, CSV files and PDFs show it. */
export function formatValue(unit: Unit, value: string | null): string {
  if (value === null) return '–';
  switch (unit) {
    case 'money':
      return dollarsOf(hundredthsOf(value));
    case 'share':
      return `${(hundredthsOf(value) / 100).toFixed(1)}%`;
    case 'count':
      return value.startsWith('-') ? `-${withCommas(value.slice(1))}` : withCommas(value);
    case 'perLot':
      return value;
  }
}

const hundredthsOf = (value: string): number => Math.round(Number(value) * 100);
