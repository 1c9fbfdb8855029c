// A label for goods that came without one.
import { randomInt } from 'node:crypto';

/** Without letters that look like digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** One in 10^15 labels: the unique index of labels refuses the second one. */
export const newLabel = (): string =>
  `LPN${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
