// The steps by which the amount in the bid box is raised with a tap.
import { bidAmountOf } from '@hammerdock/domain/checks/bid-amount.ts';
import { toDecimal, type Cents } from '@hammerdock/domain/money.ts';

const dollars = (amounts: readonly number[]): readonly Cents[] =>
  amounts.map((amount) => amount * 100);

/** Larger ones for dearer lots. */
const STEPS = [
  { below: 20_000, steps: dollars([5, 10, 25]) },
  { below: 100_000, steps: dollars([10, 25, 50]) },
  { below: Infinity, steps: dollars([50, 100, 250]) },
];

/** The steps from the lowest amount that may be typed. */
export const stepsFrom = (leastCents: Cents): readonly Cents[] =>
  STEPS.find(({ below }) => leastCents < below)?.steps ?? [];

/** What is typed after a step: from the typed amount, or from the lowest if that is more. */
export function raisedBy(typed: string, stepCents: Cents, leastCents: Cents): string {
  return toDecimal(Math.max(bidAmountOf(typed) ?? 0, leastCents) + stepCents);
}
