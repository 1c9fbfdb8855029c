// What no cell of a manifest may contain, in any column.
import { holdsCardNumber } from '../checks/card-number-in-text.ts';
import { isCleanText } from '../checks/input-bounds.ts';

const CELL_MAX = 200;

/** What is wrong with a cell and what to do; the text itself is not repeated (R46). */
export function cellProblem(text: string): string | null {
  if (!isCleanText(text)) return 'It has characters that cannot be stored: type it again.';
  if (text.length > CELL_MAX) return `It is longer than ${CELL_MAX} characters.`;
  return holdsCardNumber(text) ? 'It has a card number in it: remove it.' : null;
}
