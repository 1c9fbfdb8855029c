// An auction as its seller prepares it: what it may hold, and what publishing needs (SELL-01).
import { INCREMENT_ROWS_MAX, incrementFaults, type IncrementRow } from '../bidding/increments.ts';
import { BID_CEILING_CENTS } from '../bidding/lot.ts';
import { isCleanText } from '../checks/input-bounds.ts';
import type { Bps, Cents } from '../money.ts';
import { countOf } from '../text/format.ts';
import { hours, type Instant } from '../time.ts';

export interface AuctionFields {
  readonly title: string;
  readonly centerId: string;
  readonly startsAt: Instant;
  /** The scheduled close of its first lot; the others follow, one stagger apart (R20). */
  readonly endsAt: Instant;
  readonly staggerSeconds: number;
  /** 0 switches the soft close off (R12). */
  readonly softCloseSeconds: number;
  readonly premiumBps: Bps;
  readonly premiumMinimumCents: Cents;
  readonly cardFeeBps: Bps;
  /** For its lots that have no deposit of their own. */
  readonly depositCents: Cents;
  /** R14: a bid above it needs an approved bid limit; null: no bid does. */
  readonly bidLimitCents: Cents | null;
  readonly increments: readonly IncrementRow[];
  /** 1: buyers pick their lots up; 2: all lots are shipped. */
  readonly deliveryMode: DeliveryMode;
  /** Of a receipt's first item; null where lots are picked up. */
  readonly shipFirstCents: Cents | null;
  /** Of each further item of the receipt. */
  readonly shipMoreCents: Cents | null;
  readonly pickupStartsAt: Instant;
  /** R32. */
  readonly pickupDays: number;
}

export type DeliveryMode = 1 | 2;

/** As stored; the database allows no other. */
export const deliveryModeOf = (stored: number): DeliveryMode => (stored === 2 ? 2 : 1);

export type AuctionField = keyof AuctionFields;

export interface AuctionFault {
  /** In the increment table followed by the row and the column, such as increments.2.step. */
  readonly field: AuctionField | `increments.${number}.${'from' | 'step'}`;
  readonly problem: string;
}

export const AUCTION_LIMITS = {
  titleLength: 120,
  staggerSeconds: 600,
  softCloseSeconds: 3600,
  premiumBps: 5000,
  premiumMinimumCents: 100_000,
  cardFeeBps: 1000,
  shippingCents: 100_000,
  pickupDays: 30,
  days: 60,
  pickupAfterDays: 60,
} as const;

const DAY = hours(24);

/** What no auction may hold, whether or not it is published. */
export function faultsOfAuction(auction: AuctionFields): AuctionFault[] {
  return [
    ...textFaults(auction),
    ...timeFaults(auction),
    ...numberFaults(auction),
    ...tableFaults(auction.increments),
    ...shippingFaults(auction),
  ];
}

function textFaults({ title }: AuctionFields): AuctionFault[] {
  const max = AUCTION_LIMITS.titleLength;
  if (title.trim() === '') return [{ field: 'title', problem: 'Enter a title.' }];
  if (title.length > max) return [{ field: 'title', problem: `Use at most ${max} characters.` }];
  if (isCleanText(title)) return [];
  return [{ field: 'title', problem: 'It has characters that can’t be stored. Type it again.' }];
}

function timeFaults({ startsAt, endsAt, pickupStartsAt }: AuctionFields): AuctionFault[] {
  const { days, pickupAfterDays } = AUCTION_LIMITS;
  if (endsAt <= startsAt) return [{ field: 'endsAt', problem: 'Choose an end after the start.' }];
  const faults: AuctionFault[] = [];
  if (endsAt - startsAt > days * DAY) {
    faults.push({ field: 'endsAt', problem: `An auction can run up to ${days} days.` });
  }
  if (pickupStartsAt < endsAt) {
    const problem = 'Pickup can’t start before the auction ends.';
    faults.push({ field: 'pickupStartsAt', problem });
  }
  if (pickupStartsAt - endsAt > pickupAfterDays * DAY) {
    const problem = `Pickup must start within ${pickupAfterDays} days of the end.`;
    faults.push({ field: 'pickupStartsAt', problem });
  }
  return faults;
}

type NumberField = Exclude<
  AuctionField,
  | 'title'
  | 'centerId'
  | 'startsAt'
  | 'endsAt'
  | 'pickupStartsAt'
  | 'increments'
  | 'deliveryMode'
  | 'shipFirstCents'
  | 'shipMoreCents'
>;

interface Range {
  readonly least: number;
  readonly most: number;
  readonly problem: string;
}

const RANGES: Readonly<Record<NumberField, Range>> = {
  staggerSeconds: {
    least: 0,
    most: AUCTION_LIMITS.staggerSeconds,
    problem: `Enter seconds from 0 to ${AUCTION_LIMITS.staggerSeconds}.`,
  },
  softCloseSeconds: {
    least: 0,
    most: AUCTION_LIMITS.softCloseSeconds,
    problem: 'Enter up to 60 minutes; 0 turns it off.',
  },
  premiumBps: {
    least: 0,
    most: AUCTION_LIMITS.premiumBps,
    problem: 'Enter a percentage from 0 to 50.',
  },
  premiumMinimumCents: {
    least: 0,
    most: AUCTION_LIMITS.premiumMinimumCents,
    problem: 'Enter an amount up to $1,000.00.',
  },
  cardFeeBps: {
    least: 0,
    most: AUCTION_LIMITS.cardFeeBps,
    problem: 'Enter a percentage from 0 to 10.',
  },
  depositCents: {
    least: 0,
    most: BID_CEILING_CENTS,
    problem: 'Enter a deposit up to $1,000,000.00.',
  },
  bidLimitCents: {
    least: 1,
    most: BID_CEILING_CENTS,
    problem: 'Enter an amount from $0.01 to $1,000,000.00, or leave it empty.',
  },
  pickupDays: {
    least: 1,
    most: AUCTION_LIMITS.pickupDays,
    problem: `Enter days from 1 to ${AUCTION_LIMITS.pickupDays}.`,
  },
};

// The keys of a record with exactly these names.
const NUMBER_FIELDS = Object.keys(RANGES) as readonly NumberField[];

function numberFaults(auction: AuctionFields): AuctionFault[] {
  return NUMBER_FIELDS.flatMap((field) => {
    const value = auction[field];
    const { least, most, problem } = RANGES[field];
    if (value === null) return [];
    return Number.isSafeInteger(value) && value >= least && value <= most
      ? []
      : [{ field, problem }];
  });
}

function tableFaults(rows: readonly IncrementRow[]): AuctionFault[] {
  if (rows.length === 0) return [{ field: 'increments', problem: 'Add at least one row.' }];
  if (rows.length > INCREMENT_ROWS_MAX) {
    return [{ field: 'increments', problem: `Use at most ${INCREMENT_ROWS_MAX} rows.` }];
  }
  return incrementFaults(rows).map(({ row, column, problem }): AuctionFault => ({
    field: `increments.${row}.${column}`,
    problem,
  }));
}

const SHIPPING_FIELDS = ['shipFirstCents', 'shipMoreCents'] as const;

function shippingFaults(auction: AuctionFields): AuctionFault[] {
  const { deliveryMode, shipFirstCents, shipMoreCents } = auction;
  const isPrice = (cents: Cents | null) =>
    cents !== null &&
    Number.isSafeInteger(cents) &&
    cents >= 0 &&
    cents <= AUCTION_LIMITS.shippingCents;
  const faults = SHIPPING_FIELDS.flatMap((field): AuctionFault[] => {
    if (deliveryMode === 1) {
      const problem = 'Leave it empty where buyers pick up.';
      return auction[field] === null ? [] : [{ field, problem }];
    }
    const problem = 'Enter an amount up to $1,000.00; 0 ships free.';
    return isPrice(auction[field]) ? [] : [{ field, problem }];
  });
  if (faults.length > 0 || shipFirstCents === null || shipMoreCents === null) return faults;
  if (shipMoreCents <= shipFirstCents) return [];
  return [{ field: 'shipMoreCents', problem: 'Enter at most the price of the first item.' }];
}

export interface LotsToPublish {
  readonly count: number;
  /** How many lack something that publishing needs. */
  readonly incomplete: number;
  readonly withoutPhoto: number;
}

export interface PublishCheck {
  readonly name: 'lots' | 'complete' | 'start' | 'photos';
  /** missing: it cannot be published. warning: it can. */
  readonly level: 'done' | 'missing' | 'warning';
  readonly text: string;
}

/** What an auction needs before it is published, in the order in which sellers work. */
export function publishChecklist(
  { startsAt }: Pick<AuctionFields, 'startsAt'>,
  lots: LotsToPublish,
  now: Instant,
): PublishCheck[] {
  return [
    startsAt > now
      ? { name: 'start', level: 'done', text: 'The start is ahead.' }
      : { name: 'start', level: 'missing', text: 'The start has passed. Choose a later one.' },
    lots.count === 0
      ? { name: 'lots', level: 'missing', text: 'Add at least one lot.' }
      : { name: 'lots', level: 'done', text: `${countOf(lots.count, 'lot')} added.` },
    ...(lots.count === 0 ? [] : [completeCheck(lots), photoCheck(lots)]),
  ];
}

const completeCheck = ({ incomplete }: LotsToPublish): PublishCheck =>
  incomplete === 0
    ? { name: 'complete', level: 'done', text: 'Every lot is complete.' }
    : {
        name: 'complete',
        level: 'missing',
        text:
          incomplete === 1
            ? 'Finish 1 lot that isn’t complete.'
            : `Finish ${countOf(incomplete, 'lot')} that aren’t complete.`,
      };

const photoCheck = ({ withoutPhoto }: LotsToPublish): PublishCheck =>
  withoutPhoto === 0
    ? { name: 'photos', level: 'done', text: 'Every lot has a photo.' }
    : {
        name: 'photos',
        level: 'warning',
        text: `${countOf(withoutPhoto, 'lot has', 'lots have')} no photo. Photos bring more bids.`,
      };
