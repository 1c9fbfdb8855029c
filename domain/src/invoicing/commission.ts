// The commission (R58): what a house keeps of the hammer price, at a rate set per seller and frozen
// with the auction (R55).
import { portionOf, splitToTheCent, type Bps, type Cents } from '../money.ts';

export const COMMISSION_MAX_BPS: Bps = 10_000;

/** Of one lot, rounded once per line like its premium. */
export const commissionOf = (hammerCents: Cents, commissionBps: Bps): Cents =>
  portionOf(hammerCents, commissionBps);

export interface CommissionedLine {
  readonly hammerCents: Cents;
  readonly commissionCents: Cents;
}

/**
 * The commission that is returned once this much of a line's hammer price was reversed,
 * independent of the number of refunds. All of it returns with the whole hammer price.
 */
export function commissionBack(line: CommissionedLine, reversedCents: Cents): Cents {
  const { hammerCents, commissionCents } = line;
  if (hammerCents === 0) return 0;
  const rest = hammerCents - commissionCents;
  const [back = 0] = splitToTheCent(reversedCents, [commissionCents, rest]);
  return back;
}
