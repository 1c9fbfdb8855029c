import { portionOfUp } from '../money.ts';
import type { Bps, Cents } from '../money.ts';
import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';

export const PARTIAL_MINIMUM_BPS: Bps = 2_500;

export interface PartialBounds {
  readonly minimumCents: Cents;
  readonly maximumCents: Cents;
}

/** R26: at least a quarter of the amount due, at most all of it. */
export function partialBounds(dueCents: Cents): PartialBounds {
  return { minimumCents: portionOfUp(dueCents, PARTIAL_MINIMUM_BPS), maximumCents: dueCents };
}

export function checkPartial({
  amountCents,
  dueCents,
}: {
  amountCents: Cents;
  dueCents: Cents;
}): Result<void, 'PartialTooSmall' | 'PartialTooLarge'> {
  const { minimumCents, maximumCents } = partialBounds(dueCents);
  if (amountCents < minimumCents) return refused('PartialTooSmall', { minimumCents });
  if (amountCents > maximumCents) return refused('PartialTooLarge', { maximumCents });
  return ok(undefined);
}
