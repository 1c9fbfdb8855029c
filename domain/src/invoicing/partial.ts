import { portionOfUp } from '../money.ts';
import type { Cents } from '../money.ts';
import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';

const QUARTER_BPS = 2_500;

export interface PartialBounds {
  readonly minimumCents: Cents;
  readonly maximumCents: Cents;
}

/** R26: at least a quarter of what is due now, at most all of it. */
export function partialBounds(dueCents: Cents): PartialBounds {
  return { minimumCents: portionOfUp(dueCents, QUARTER_BPS), maximumCents: dueCents };
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
