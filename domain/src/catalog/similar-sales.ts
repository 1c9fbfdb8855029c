// Which sold lots are similar to a lot, and what they sold for.
import { averageOf, type Cents } from '../money.ts';
import type { Instant } from '../time.ts';

export interface SimilarityBasis {
  /** The search words of the title. */
  readonly words: readonly string[];
  readonly condition: string;
}

export interface Sale extends SimilarityBasis {
  readonly hammerCents: Cents;
  readonly soldAt: Instant;
}

/** Similar titles share words with at least this part of the weight of the shorter one. */
const SHARE_MIN = 0.4;

/**
 * The sales of the same category that are most similar, the best first. A word counts the more, the
 * fewer of the sales have it: "mower" tells more than "set". Of equally similar ones, the same
 * condition comes first, then the latest.
 */
export function similarSales<S extends Sale>(
  lot: SimilarityBasis,
  sales: readonly S[],
  max: number,
): S[] {
  const weightOf = weighing(sales);
  const total = (words: readonly string[]): number => sum(words.map(weightOf));
  return sales
    .map((sale) => ({
      sale,
      shared: total(lot.words.filter((word) => sale.words.includes(word))),
      shorter: Math.min(total(lot.words), total(sale.words)),
    }))
    .filter(({ shared, shorter }) => shared > 0 && shared >= SHARE_MIN * shorter)
    .toSorted(
      (one, other) =>
        other.shared - one.shared ||
        Number(other.sale.condition === lot.condition) -
          Number(one.sale.condition === lot.condition) ||
        other.sale.soldAt - one.sale.soldAt,
    )
    .slice(0, max)
    .map(({ sale }) => sale);
}

function weighing(sales: readonly Sale[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const { words } of sales) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => Math.log(1 + sales.length / (counts.get(word) ?? 1));
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

export interface PriceRange {
  readonly lowestCents: Cents;
  readonly medianCents: Cents;
  readonly highestCents: Cents;
}

/** null without a price. The median of an even number of prices is rounded half-up (R1). */
export function priceRange(prices: readonly Cents[]): PriceRange | null {
  const sorted = prices.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  const medianCents = averageOf(sum(middle), middle.length);
  if (medianCents === null) return null;
  return { lowestCents: Math.min(...prices), medianCents, highestCents: Math.max(...prices) };
}
