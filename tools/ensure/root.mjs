import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top directory of the checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
