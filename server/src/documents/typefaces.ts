// The fonts of PDFs, which are embedded: Figtree, as on the pages, then Noto Sans for letters that
// Figtree lacks (decision 0062).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = 400 | 700;

export interface Typeface {
  readonly name: string;
  readonly data: Buffer;
  readonly font: Font;
}

/** A part of a text that one font can show. */
export interface Run {
  readonly typeface: Typeface;
  readonly text: string;
}

const require = createRequire(import.meta.url);
const folderOf = (stylesheet: string): string => path.join(path.dirname(stylesheet), 'files');
const FIGTREE = folderOf(require.resolve('@fontsource/figtree/index.css'));
const NOTO_SANS = folderOf(require.resolve('@fontsource/noto-sans/index.css'));

/** In order of preference; small files, each with a part of the alphabet. */
const FILES = [
  [FIGTREE, 'figtree-latin'],
  [FIGTREE, 'figtree-latin-ext'],
  [NOTO_SANS, 'noto-sans-latin'],
  [NOTO_SANS, 'noto-sans-latin-ext'],
  [NOTO_SANS, 'noto-sans-cyrillic'],
  [NOTO_SANS, 'noto-sans-cyrillic-ext'],
  [NOTO_SANS, 'noto-sans-greek'],
  [NOTO_SANS, 'noto-sans-greek-ext'],
  [NOTO_SANS, 'noto-sans-vietnamese'],
] as const;

/** Stands for a character that no font has, so that it is not lost without a trace. */
const REPLACEMENT = '\uFFFD';

const opened = new Map<Weight, readonly Typeface[]>();

/** Opened with the first PDF. */
function typefacesOf(weight: Weight): readonly Typeface[] {
  const known = opened.get(weight);
  if (known !== undefined) return known;
  const typefaces = FILES.map(([folder, file]) => openTypeface(folder, `${file}-${weight}-normal`));
  opened.set(weight, typefaces);
  return typefaces;
}

function openTypeface(folder: string, name: string): Typeface {
  const data = unpackWoff(readFileSync(path.join(folder, `${name}.woff`)));
  const font = create(data);
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
  return { name, data, font };
}

/** Splits a text where the font changes; every character is in a run. */
export function runsOf(text: string, weight: Weight): Run[] {
  const typefaces = typefacesOf(weight);
  const runs: Run[] = [];
  for (const character of visible(text)) {
    const { typeface, shown } = shownBy(typefaces, character, runs.at(-1)?.typeface);
    const last = runs.at(-1);
    if (last?.typeface === typeface) runs[runs.length - 1] = { typeface, text: last.text + shown };
    else runs.push({ typeface, text: shown });
  }
  return runs;
}

/** Composed letters, and a space for each character that only moves the cursor. */
const visible = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Zs}\p{Cc}]/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Variation_Selector}]/gu, '');

function shownBy(
  typefaces: readonly Typeface[],
  character: string,
  current: Typeface | undefined,
): { typeface: Typeface; shown: string } {
  const has = (wanted: string) => (one: Typeface | undefined) =>
    one?.font.hasGlyphForCodePoint(wanted.codePointAt(0) ?? 0) === true;
  // A space does not change the font.
  if (current !== undefined && character === ' ') return { typeface: current, shown: character };
  const typeface = typefaces.find(has(character));
  if (typeface !== undefined) return { typeface, shown: character };
  const substitute = typefaces.find(has(REPLACEMENT));
  if (substitute === undefined) throw new Error('no font has the replacement character');
  return { typeface: substitute, shown: REPLACEMENT };
}
