import type { Cents } from '../money.ts';

export interface IncrementRow {
  readonly fromCents: Cents;
  readonly stepCents: Cents;
}

/** R5: the standard table; an auction may have its own. */
export const DEFAULT_INCREMENTS: readonly IncrementRow[] = [
  { fromCents: 50, stepCents: 50 },
  { fromCents: 100, stepCents: 100 },
  { fromCents: 2_501, stepCents: 200 },
  { fromCents: 5_001, stepCents: 500 },
  { fromCents: 10_001, stepCents: 1_000 },
  { fromCents: 25_001, stepCents: 2_500 },
  { fromCents: 100_001, stepCents: 10_000 },
];

/** R5: the row with the greatest lower bound not above the price; below the first, the first. */
export function incrementRowAt(rows: readonly IncrementRow[], priceCents: Cents): IncrementRow {
  const row = rows.findLast(({ fromCents }) => fromCents <= priceCents) ?? rows[0];
  if (row === undefined) throw new Error('an increment table needs at least one row');
  return row;
}

export function incrementAt(rows: readonly IncrementRow[], priceCents: Cents): Cents {
  return incrementRowAt(rows, priceCents).stepCents;
}

/** Whether a table is valid: rows in ascending order, each increment at least a cent. */
export function isIncrementTable(rows: readonly IncrementRow[]): boolean {
  return (
    rows.length > 0 &&
    rows.every((row, index) => {
      const previous = rows[index - 1];
      return (
        Number.isSafeInteger(row.fromCents) &&
        Number.isSafeInteger(row.stepCents) &&
        row.fromCents >= 0 &&
        row.stepCents >= 1 &&
        (previous === undefined || previous.fromCents < row.fromCents)
      );
    })
  );
}
