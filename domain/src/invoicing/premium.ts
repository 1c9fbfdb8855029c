import { portionOf } from '../money.ts';
import type { Bps, Cents } from '../money.ts';

export interface PremiumTerms {
  readonly minimumCents: Cents;
  readonly rateBps: Bps;
}

/** R23: 3.00 or 17 %, whichever is greater; frozen per auction at publishing (R55). */
export const HOUSE_PREMIUM: PremiumTerms = { minimumCents: 300, rateBps: 1_700 };

export function premiumOf(hammerCents: Cents, { minimumCents, rateBps }: PremiumTerms): Cents {
  return Math.max(minimumCents, portionOf(hammerCents, rateBps));
}
