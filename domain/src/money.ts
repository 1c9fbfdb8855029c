/** Whole cents (R1). All rounding happens in this file. */
export type Cents = number;
/** Hundredths of a percent: 17 % is 1700. */
export type Bps = number;

const WHOLE_BPS = 10_000n;

export function assertCents(cents: Cents): Cents {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not a whole number of cents: ${cents}`);
  return cents;
}

/** R1: half-up to the cent. The product may exceed a safe integer, hence BigInt inside. */
export function portionOf(cents: Cents, bps: Bps): Cents {
  return divide(exact(cents) * exact(bps), WHOLE_BPS, 'half-up');
}

/** R26: a minimum rounds up, so that a quarter is never less than a quarter. */
export function portionOfUp(cents: Cents, bps: Bps): Cents {
  return divide(exact(cents) * exact(bps), WHOLE_BPS, 'up');
}

/** Half-up; null where there is nothing to divide by. */
export function averageOf(total: number, count: number): number | null {
  return count === 0 ? null : divide(exact(total), exact(count), 'half-up');
}

/** A part of a whole in basis points, half-up; null where the whole is zero. */
export const shareOf = (part: number, whole: number): Bps | null =>
  whole === 0 ? null : divide(exact(part) * WHOLE_BPS, exact(whole), 'half-up');

/** Parts in proportion to the weights that add up to the total exactly. */
export function splitToTheCent(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + exact(weight), 0n);
  if (weights.some((weight) => weight < 0)) throw new RangeError('a weight is never negative');
  if (sum === 0n) throw new RangeError('a split needs a weight above zero');
  // Each part is the difference of the rounded running sum, so that rounding loses nothing.
  let running = 0n;
  let given = 0;
  return weights.map((weight) => {
    running += exact(weight);
    const upTo = divide(exact(total) * running, sum, 'half-up');
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

export function toDecimal(cents: Cents): string {
  const digits = Math.abs(assertCents(cents)).toString().padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Digits with at most one point and two decimals (R10, BID-14); anything else is null. */
export function fromDecimal(text: string): Cents | null {
  const match = /^(\d*)(?:\.(\d{0,2}))?$/.exec(text.trim());
  const whole = match?.[1] ?? '';
  const fraction = match?.[2] ?? '';
  if (whole + fraction === '') return null;
  const cents = Number(whole + fraction.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

function exact(value: number): bigint {
  return BigInt(assertCents(value));
}

function divide(dividend: bigint, divisor: bigint, rounding: 'half-up' | 'up'): Cents {
  const negative = dividend < 0n;
  const size = negative ? -dividend : dividend;
  const whole = size / divisor;
  const rest = size % divisor;
  // A negative amount is a reversal: it must mirror the amount it reverses, cent for cent.
  const roundsAway = rounding === 'half-up' ? rest * 2n >= divisor : rest > 0n;
  const cents = Number(roundsAway ? whole + 1n : whole);
  return assertCents(negative && cents !== 0 ? -cents : cents);
}
