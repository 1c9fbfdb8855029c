// Checks of any input before it is validated: text that the database and JSON can hold, and a size
// and depth that bound the work of every later check.

export interface InputFault {
  readonly reason: 'characters' | 'size';
  /** The path of the value, with dots between its parts; empty for the whole input. */
  readonly field: string;
}

export const INPUT_BOUNDS = {
  depth: 32,
  textLength: 120_000,
  nameLength: 200,
  entriesPerValue: 1000,
  values: 5000,
  totalLength: 300_000,
} as const;

/** Objects of these classes are opaque values, such as received files. */
export type IsOpaque = (value: object) => boolean;

interface Step {
  readonly value: unknown;
  readonly path: readonly string[];
}

/**
 * The first violation found, or null. The traversal is iterative and ends at the first violation.
 */
export function findInputFault(
  input: unknown,
  isOpaque: IsOpaque = () => false,
): InputFault | null {
  const open: Step[] = [{ value: input, path: [] }];
  let values = 0;
  let totalLength = 0;
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    values += 1;
    if (values > INPUT_BOUNDS.values) return { reason: 'size', field: '' };
    const { value, path } = step;
    if (typeof value === 'string') {
      totalLength += value.length;
      const reason = textFault(value, totalLength);
      if (reason !== null) return { reason, field: fieldOf(path) };
    }
    if (typeof value !== 'object' || value === null || isOpaque(value)) continue;
    const entries = Object.entries(value);
    if (path.length >= INPUT_BOUNDS.depth || entries.length > INPUT_BOUNDS.entriesPerValue) {
      return { reason: 'size', field: fieldOf(path) };
    }
    for (const [name, nested] of entries) {
      totalLength += name.length;
      if (name.length > INPUT_BOUNDS.nameLength) return { reason: 'size', field: fieldOf(path) };
      if (!isCleanText(name)) return { reason: 'characters', field: fieldOf(path) };
      open.push({ value: nested, path: [...path, name] });
    }
  }
  return null;
}

/** Whether the text contains neither NUL, which PostgreSQL cannot store, nor half a character. */
export const isCleanText = (text: string): boolean =>
  text.isWellFormed() && !text.includes('\u0000');

function textFault(text: string, totalLength: number): InputFault['reason'] | null {
  if (text.length > INPUT_BOUNDS.textLength || totalLength > INPUT_BOUNDS.totalLength)
    return 'size';
  return isCleanText(text) ? null : 'characters';
}

const FIELD_PARTS = 4;

const fieldOf = (path: readonly string[]): string => path.slice(0, FIELD_PARTS).join('.');
