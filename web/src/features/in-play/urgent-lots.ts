// Which of the user's lots needs attention first, and in which words.
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { minutes, seconds, type Instant } from '@hammerdock/domain/time.ts';
import { totalCentsOf, type LotPrices } from '../../api/prices/lot-price.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { centsOf, dollarsOf, instantOf } from '@hammerdock/domain/text/format.ts';

/** The closing page shows the lots that close within it. */
export const CLOSING_SOON = minutes(30);

export const closesAtOf = (lot: LotInPlay): Instant => instantOf(lot.date_closed);

/** Whether bids are accepted: by this page's clock, which follows the server's. */
export const takesBids = (lot: LotInPlay, now: Instant): boolean =>
  lot.market_status === 'open' && !lot.future_active && closesAtOf(lot) > now;

export type OwnStatus = 'outbid' | 'winning' | 'watching';

export const statusOf = ({ bidtopstatus }: LotInPlay): OwnStatus =>
  bidtopstatus === 'outbid' || bidtopstatus === 'winning' ? bidtopstatus : 'watching';

export interface Urgent {
  readonly lot: LotInPlay;
  readonly status: 'outbid' | 'winning';
  /** No other one with a bid closes before it. */
  readonly isNext: boolean;
  /** How many further lots the closing page shows. */
  readonly moreCount: number;
}

interface Circumstances {
  readonly now: Instant;
  /** Shown by the page itself, or dismissed. */
  readonly isHidden: (lot: LotInPlay) => boolean;
  /** The lot on which the user has just bid, which stays even if it closes. */
  readonly pinnedId: string | null;
}

/**
 * The outbid lot that closes first; without one, the next to close of those that the user is
 * winning. null: the user has no bid in play, or all are hidden.
 */
export function urgentOf(
  lots: readonly LotInPlay[],
  { now, isHidden, pinnedId }: Circumstances,
): Urgent | null {
  const bidOn = lots
    .filter((lot) => statusOf(lot) !== 'watching' && takesBids(lot, now) && !isHidden(lot))
    .toSorted((one, other) => closesAtOf(one) - closesAtOf(other));
  const lot =
    lots.find((each) => each.id === pinnedId && !isHidden(each)) ??
    bidOn.find((each) => statusOf(each) === 'outbid') ??
    bidOn[0];
  if (lot === undefined) return null;
  const more = bidOn.filter((each) => each !== lot && isOnClosingPage(each, now));
  return {
    lot,
    status: statusOf(lot) === 'outbid' ? 'outbid' : 'winning',
    isNext: closesFirst(lot, lots, now),
    moreCount: more.length,
  };
}

/** Also before the one whose page is open. */
const closesFirst = (lot: LotInPlay, lots: readonly LotInPlay[], now: Instant): boolean =>
  !lots.some(
    (each) =>
      statusOf(each) !== 'watching' && takesBids(each, now) && closesAtOf(each) < closesAtOf(lot),
  );

/** A loss is shown for less time, since nothing has to be done about it. */
const LOSS_SHOWN = seconds(90);

export interface Results {
  /** The lot that closed last, won or lost. */
  readonly lot: LotInPlay;
  readonly isWon: boolean;
  /** All that the user has just won and lost, the latest first. */
  readonly won: readonly LotInPlay[];
  readonly lost: readonly LotInPlay[];
}

/**
 * What the user has just won and lost; null: nothing, or all are hidden. Each result leads until
 * the next one, so that every lot has a visible end. The server lists results until
 * some minutes after the last close; losses without a win disappear earlier.
 */
export function resultsOf(
  lots: readonly LotInPlay[],
  { now, isHidden }: Pick<Circumstances, 'now' | 'isHidden'>,
): Results | null {
  const latestFirst = lots
    .filter((lot) => !isHidden(lot))
    .toSorted((one, other) => closesAtOf(other) - closesAtOf(one));
  const won = latestFirst.filter(({ bidtopstatus }) => bidtopstatus === 'won');
  const lost = latestFirst.filter(({ bidtopstatus }) => bidtopstatus === 'lost');
  // Of two that closed at once, the win.
  const [lot] = [...won.slice(0, 1), ...lost.slice(0, 1)].toSorted(
    (one, other) => closesAtOf(other) - closesAtOf(one),
  );
  if (lot === undefined || (won.length === 0 && closesAtOf(lot) + LOSS_SHOWN <= now)) return null;
  return { lot, isWon: lot === won[0], won, lost };
}

/** Before the title. */
export const verdictOf = ({ isWon }: Pick<Results, 'isWon'>): string =>
  isWon ? 'You won' : 'You lost';

/** Of the most urgent lot and the results, the one that is shown where there is space for one. */
export const leaderOf = (
  urgent: Urgent | null,
  results: Results | null,
  pinnedId: string | null,
): 'urgent' | 'results' => {
  if (urgent === null) return 'results';
  // Nothing has to be done about a lot that the user is winning.
  const needsNothing = urgent.status === 'winning' && urgent.lot.id !== pinnedId;
  return results !== null && needsNothing ? 'results' : 'urgent';
};

/**
 * What is stated beside the title: the price or total of a single result, otherwise how many of
 * each kind, in one line of a phone. Beside several wins a total could be read as theirs, so only
 * that of a single win is stated; the price at which a lot was lost can be read in one way only.
 */
export function resultParts({ lot, isWon, won, lost }: Results, prices: LotPrices): string[] {
  const lostCount = lost.length > 0 ? [`${lost.length} lost`] : [];
  const [lastWin, ...more] = won;
  if (lastWin === undefined)
    return [`Sold for ${prices.shownText(priceOf(lot))}`, ...(lost.length > 1 ? lostCount : [])];
  if (more.length > 0) return [`${won.length} won`, ...lostCount];
  return [isWon ? totalOf(lastWin) : `1 won, ${totalOf(lastWin)}`, ...lostCount];
}

const priceOf = ({ latestbid, startprice }: LotInPlay): Cents => centsOf(latestbid ?? startprice);

const totalOf = (lot: LotInPlay): string => `${dollarsOf(totalCentsOf(lot, priceOf(lot)))} total`;

/** Whether the lot has a row there: it closes soon, or the user is outbid. */
export const isOnClosingPage = (lot: LotInPlay, now: Instant): boolean =>
  statusOf(lot) === 'outbid' || closesAtOf(lot) <= now + CLOSING_SOON;

/**
 * "Next bid $70.00" and "$86.81 total", or only the total for a viewer of total prices. The bid
 * may not be enough to lead, so nothing promises that.
 */
export function nextBidParts(lot: LotInPlay, { priceParts }: LotPrices): readonly string[] {
  const [price, ...total] = priceParts(centsOf(lot.next_bid));
  return [`Next bid ${price}`, ...total];
}

export const nextBidWords = (lot: LotInPlay, prices: LotPrices): string =>
  nextBidParts(lot, prices).join(' · ');

/** What a dismissal lasts for: a new price, standing or close shows the lot again. */
export const stateOf = ({ bidtopstatus, latestbid, date_closed }: LotInPlay): string =>
  [bidtopstatus, latestbid ?? '', date_closed].join(' ');
