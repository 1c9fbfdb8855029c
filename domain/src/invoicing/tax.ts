import { portionOf } from '../money.ts';
import type { Bps, Cents } from '../money.ts';

export interface TaxTerms {
  /** The rate of the pickup center (R23). */
  readonly taxBps: Bps;
  /** Whether the buyer's exemption was approved before the invoice was issued (R55). */
  readonly exempt: boolean;
}

export function taxOf(subtotalCents: Cents, { taxBps, exempt }: TaxTerms): Cents {
  return exempt ? 0 : portionOf(subtotalCents, taxBps);
}
