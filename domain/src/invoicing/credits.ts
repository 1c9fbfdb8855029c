import type { Cents } from '../money.ts';

/** R25: credit is tender, so it pays up to what is due and never becomes change. */
export function creditApplied({ dueCents, availableCents }: Due): Cents {
  return Math.max(0, Math.min(dueCents, availableCents));
}

/** R25: whether the credit-only path is used. */
export function creditCovers({ dueCents, availableCents }: Due): boolean {
  return dueCents <= availableCents;
}

interface Due {
  readonly dueCents: Cents;
  readonly availableCents: Cents;
}
