// The characters of almost all text, in a font file of their own: it fits into the first round trip
// of a connection (decision 99). A page with others loads the whole file too.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../tracked-files.ts';

const WHOLE = createRequire(join(root, 'web/package.json')).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
export const BASIC_FILE = join(root, 'web/src/ui/theme/figtree-basic.woff2');
export const STYLES_FILE = join(root, 'web/src/ui/theme/typeface.css');

/** Printable ASCII, and the punctuation and signs of our own texts. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  ...Array.from('\u00A0£©®°·¼½¾×–—‘’“”•…′″€←→−'),
];
const WEIGHTS = { min: 400, max: 700 };

export async function makeBasicTypeface(): Promise<Buffer> {
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } } as const;
  return subsetFont(await readFile(WHOLE), CHARACTERS.join(''), options);
}

/** As CSS writes it: "U+20-7E, U+A0". */
export function unicodeRange(): string {
  const ranges: { first: number; last: number }[] = [];
  for (const code of CHARACTERS.map((character) => character.codePointAt(0) ?? 0).toSorted(
    (one, other) => one - other,
  )) {
    const before = ranges.at(-1);
    if (before !== undefined && before.last + 1 === code) before.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ');
}
