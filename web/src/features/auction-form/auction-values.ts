// The fields of an auction's form as they are typed, and as they are sent.
import {
  faultsOfAuction,
  type AuctionFault,
  type AuctionFields,
} from '@hammerdock/domain/auctions/auction-fields.ts';
import { DEFAULT_INCREMENTS } from '@hammerdock/domain/bidding/increments.ts';
import { HOUSE_PREMIUM } from '@hammerdock/domain/invoicing/premium.ts';
import { fromDecimal, toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import { PICKUP_WINDOW_DAYS } from '@hammerdock/domain/pickup/window-days.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import {
  addDays,
  newYorkDate,
  newYorkInstant,
  toIso,
  type Instant,
} from '@hammerdock/domain/time.ts';
import type { SellerAuction } from '@hammerdock/contract/shapes/seller-auction.ts';
import type { Sent } from '../../api/calls.ts';
import { dayAndTimeOf, instantOfFields } from '../../lib/time/store-time.ts';

export type SentAuction = Sent<'sellerAuctions.createAuction'>['auction'];

export interface AuctionValues {
  readonly title: string;
  /** Empty until it is chosen. */
  readonly center: string;
  readonly startDay: string;
  readonly startTime: string;
  readonly endDay: string;
  readonly endTime: string;
  readonly stagger: string;
  readonly softCloseMinutes: string;
  readonly premium: string;
  readonly premiumMinimum: string;
  readonly cardFee: string;
  readonly deposit: string;
  /** Empty: no bid needs an approved limit. */
  readonly bidLimit: string;
  readonly ownIncrements: boolean;
  readonly increments: readonly IncrementValues[];
  /** Whether the lots are shipped. */
  readonly ships: boolean;
  readonly shipping: string;
  readonly shippingMore: string;
  readonly pickupDay: string;
  readonly pickupTime: string;
  readonly pickupDays: string;
}

export interface IncrementValues {
  readonly from: string;
  readonly step: string;
}

export const AUCTION_LABELS: Readonly<Record<string, string>> = {
  title: 'Title',
  center: 'Pickup center',
  startDay: 'Start date',
  startTime: 'Start time',
  endDay: 'End date',
  endTime: 'End time',
  stagger: 'Seconds between lots',
  softCloseMinutes: 'Soft close',
  shipping: 'Shipping, first item',
  shippingMore: 'Shipping, each additional item',
  pickupDay: 'Pickup starts on',
  pickupTime: 'Pickup starts at',
  pickupDays: 'Days to pick up',
  premium: 'Buyer premium',
  premiumMinimum: 'Minimum premium',
  cardFee: 'Card fee',
  deposit: 'Deposit per lot',
  bidLimit: 'Bids that need an approved limit',
  increments: 'Increments',
};

/** An increment table as it is typed. */
export const incrementValuesOf = (
  rows: readonly { readonly fromCents: number; readonly stepCents: number }[],
): IncrementValues[] =>
  rows.map(({ fromCents, stepCents }) => ({
    from: toDecimal(fromCents),
    step: toDecimal(stepCents),
  }));

/** A new auction: two days from tomorrow, with the usual terms. */
export function emptyAuction(now: Instant): AuctionValues {
  const at = (days: number, hour: number) =>
    dayAndTimeOf(newYorkInstant({ ...addDays(newYorkDate(now), days), hour, minute: 0 }));
  const [start, end, pickup] = [at(1, 10), at(3, 19), at(4, 10)];
  return {
    title: '',
    center: '',
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    stagger: '10',
    softCloseMinutes: '5',
    premium: String(HOUSE_PREMIUM.rateBps / 100),
    premiumMinimum: toDecimal(HOUSE_PREMIUM.minimumCents),
    cardFee: '0',
    deposit: '0.00',
    bidLimit: '',
    ownIncrements: false,
    increments: incrementValuesOf(DEFAULT_INCREMENTS),
    ships: false,
    shipping: '',
    shippingMore: '',
    pickupDay: pickup.day,
    pickupTime: pickup.time,
    pickupDays: String(PICKUP_WINDOW_DAYS),
  };
}

/** What an auction and a template have in common. */
type Terms = Omit<Sources, 'title'>;
type Sources = Pick<
  SellerAuction,
  | 'title'
  | 'center'
  | 'starts_at'
  | 'ends_at'
  | 'pickup_starts_at'
  | 'pickup_days'
  | 'stagger_seconds'
  | 'extbidding'
  | 'premium_bps'
  | 'premium_minimum'
  | 'card_fee_bps'
  | 'deposit'
  | 'bid_limit'
  | 'increments'
  | 'standard_increments'
  | 'delivery_mode'
  | 'shipping'
  | 'shipping_more'
>;

export const auctionValuesOf = (auction: Sources): AuctionValues => ({
  ...termValuesOf(auction),
  title: auction.title,
});

/** The terms and times of a template or an auction. */
export function termValuesOf(auction: Terms): Omit<AuctionValues, 'title'> {
  const start = dayAndTimeOf(instantOf(auction.starts_at));
  const end = dayAndTimeOf(instantOf(auction.ends_at));
  const pickup = dayAndTimeOf(instantOf(auction.pickup_starts_at));
  return {
    center: auction.center.id,
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    stagger: String(auction.stagger_seconds),
    softCloseMinutes: String(auction.extbidding / 60),
    premium: String(auction.premium_bps / 100),
    premiumMinimum: auction.premium_minimum,
    cardFee: String(auction.card_fee_bps / 100),
    deposit: auction.deposit,
    bidLimit: auction.bid_limit ?? '',
    ownIncrements: !auction.standard_increments,
    increments: auction.increments,
    ships: auction.delivery_mode === 2,
    shipping: auction.shipping ?? '',
    shippingMore: auction.shipping_more ?? '',
    pickupDay: pickup.day,
    pickupTime: pickup.time,
    pickupDays: String(auction.pickup_days),
  };
}

/** What each field of the domain is called in the form. */
const FORM_FIELD: Readonly<Record<keyof AuctionFields, keyof AuctionValues>> = {
  title: 'title',
  centerId: 'center',
  startsAt: 'startDay',
  endsAt: 'endDay',
  staggerSeconds: 'stagger',
  softCloseSeconds: 'softCloseMinutes',
  premiumBps: 'premium',
  premiumMinimumCents: 'premiumMinimum',
  cardFeeBps: 'cardFee',
  depositCents: 'deposit',
  bidLimitCents: 'bidLimit',
  increments: 'increments',
  deliveryMode: 'ships',
  shipFirstCents: 'shipping',
  shipMoreCents: 'shippingMore',
  pickupStartsAt: 'pickupDay',
  pickupDays: 'pickupDays',
};

/** The errors of the form, by its fields; empty when it can be sent. */
export function auctionErrors(values: AuctionValues): Record<string, string> {
  const errors: Record<string, string> = {};
  if (values.center === '') errors['center'] = 'Choose a pickup center.';
  for (const [prefix, day, time] of TIMES) {
    if (values[day] === '') errors[day] = 'Choose a date.';
    else if (instantOfFields({ day: values[day], time: '00:00' }) === null) {
      errors[day] = 'Enter a full date.';
    }
    if (values[time] === '') errors[time] = `Choose a time for the ${prefix}.`;
  }
  for (const { field, problem } of faultsOfAuction(fieldsOf(values))) {
    const name = formFieldOf(field);
    if (!isTimeMissing(errors, name)) errors[name] ??= problem;
  }
  return errors;
}

const TIMES = [
  ['start', 'startDay', 'startTime'],
  ['end', 'endDay', 'endTime'],
  ['pickup', 'pickupDay', 'pickupTime'],
] as const;

/** Times are compared once all of them are there. */
const isTimeMissing = (errors: Readonly<Record<string, string>>, name: string): boolean =>
  TIMES.some(([, day]) => day === name) &&
  TIMES.some(([, day, time]) => day in errors || time in errors);

function formFieldOf(field: AuctionFault['field']): string {
  const [name = '', ...cell] = field.split('.');
  // The first part of a fault's field is a field of an auction.
  return [FORM_FIELD[name as keyof AuctionFields], ...cell].join('.');
}

/** NaN where nothing that is valid was typed, so that the domain finds the fault. */
function fieldsOf(values: AuctionValues): AuctionFields {
  const instant = (day: string, time: string) => instantOfFields({ day, time }) ?? Number.NaN;
  const cents = (amount: string) => fromDecimal(amount.replaceAll(',', '')) ?? Number.NaN;
  const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
  const bps = (percent: string) => Math.round(number(percent) * 1e6) / 1e4;
  return {
    title: values.title,
    centerId: values.center,
    startsAt: instant(values.startDay, values.startTime),
    endsAt: instant(values.endDay, values.endTime),
    staggerSeconds: number(values.stagger),
    softCloseSeconds: Math.round(number(values.softCloseMinutes) * 60),
    premiumBps: bps(values.premium),
    premiumMinimumCents: cents(values.premiumMinimum),
    cardFeeBps: bps(values.cardFee),
    depositCents: cents(values.deposit),
    bidLimitCents: values.bidLimit.trim() === '' ? null : cents(values.bidLimit),
    increments: values.ownIncrements
      ? values.increments.map(({ from, step }) => ({
          fromCents: cents(from),
          stepCents: cents(step),
        }))
      : DEFAULT_INCREMENTS,
    deliveryMode: values.ships ? 2 : 1,
    shipFirstCents: values.ships ? cents(values.shipping) : null,
    shipMoreCents: values.ships ? cents(values.shippingMore) : null,
    pickupStartsAt: instant(values.pickupDay, values.pickupTime),
    // Paid lots that are shipped have no days to pick up, so the form does not ask for them.
    pickupDays: values.ships ? PICKUP_WINDOW_DAYS : number(values.pickupDays),
  };
}

/** Values without an error, as they are sent. */
export function sentAuctionOf(values: AuctionValues): SentAuction {
  const fields = fieldsOf(values);
  return {
    title: fields.title,
    center: fields.centerId,
    starts_at: toIso(fields.startsAt),
    ends_at: toIso(fields.endsAt),
    stagger_seconds: fields.staggerSeconds,
    extbidding: fields.softCloseSeconds,
    premium_bps: fields.premiumBps,
    premium_minimum: toDecimal(fields.premiumMinimumCents),
    card_fee_bps: fields.cardFeeBps,
    deposit: toDecimal(fields.depositCents),
    bid_limit: decimalOrNull(fields.bidLimitCents),
    increments: values.ownIncrements ? incrementValuesOf(fields.increments) : null,
    delivery_mode: fields.deliveryMode,
    shipping: decimalOrNull(fields.shipFirstCents),
    shipping_more: decimalOrNull(fields.shipMoreCents),
    pickup_starts_at: toIso(fields.pickupStartsAt),
    pickup_days: fields.pickupDays,
  };
}

const decimalOrNull = (cents: Cents | null): string | null =>
  cents === null ? null : toDecimal(cents);
