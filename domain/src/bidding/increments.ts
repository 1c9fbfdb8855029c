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

export const INCREMENT_ROWS_MAX = 40;

/** The error of a cell of the table. */
export interface IncrementFault {
  readonly row: number;
  readonly column: 'from' | 'step';
  readonly problem: string;
}

/** What is wrong in a table: rows must ascend, and each increment is at least a cent. */
export function incrementFaults(rows: readonly IncrementRow[]): IncrementFault[] {
  return rows.flatMap(({ fromCents, stepCents }, row) => {
    const faults: IncrementFault[] = [];
    const above = rows[row - 1];
    if (!Number.isSafeInteger(fromCents) || fromCents < 0) {
      faults.push({ row, column: 'from', problem: 'Enter a price.' });
    } else if (above !== undefined && fromCents <= above.fromCents) {
      faults.push({ row, column: 'from', problem: 'Enter a higher price than in the row above.' });
    }
    if (!Number.isSafeInteger(stepCents) || stepCents < 1) {
      faults.push({ row, column: 'step', problem: 'Enter an increment of at least $0.01.' });
    }
    return faults;
  });
}

/** Whether a table is valid. */
export const isIncrementTable = (rows: readonly IncrementRow[]): boolean =>
  rows.length > 0 && incrementFaults(rows).length === 0;

/** Whether both tables have the same rows. */
export const isSameTable = (
  rows: readonly IncrementRow[],
  others: readonly IncrementRow[],
): boolean =>
  rows.length === others.length &&
  rows.every(({ fromCents, stepCents }, index) => {
    const other = others[index];
    return other?.fromCents === fromCents && other.stepCents === stepCents;
  });
