// What no cell of a manifest may hold, whatever its column means.
import { holdsCardNumber } from '../checks/card-number-in-text.ts';
import { isCleanText } from '../checks/input-bounds.ts';
import type { ManifestField } from './manifest-columns.ts';
import { productCodeOf } from './product-code.ts';

const CELL_MAX = 200;

/** What is wrong with a cell and what to do; the text itself is not repeated (R46). */
export function cellProblem(field: ManifestField, text: string): string | null {
  if (!isCleanText(text)) return 'It has characters that cannot be stored: type it again.';
  if (text.length > CELL_MAX) return `It is longer than ${CELL_MAX} characters.`;
  const isProductCode = field === 'upc' && productCodeOf(text) !== null;
  if (!isProductCode && holdsCardNumber(text)) return 'It has a card number in it: remove it.';
  return null;
}
