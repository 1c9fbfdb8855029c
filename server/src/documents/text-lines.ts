// Breaks texts into lines of a width.
import { runsOf, type Run, type Weight } from './typefaces.ts';

export interface TextStyle {
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
}

/** Digits of one width, so that amounts align. */
export const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

export function widthOf(runs: readonly Run[], size: number): number {
  return runs.reduce((sum, { typeface: { font }, text }) => {
    const { advanceWidth } = font.layout(text, FEATURES);
    return sum + (advanceWidth * size) / font.unitsPerEm;
  }, 0);
}

/** At spaces where possible; a word that is wider than the line is broken between letters. */
export function linesOf(text: string, { weight, size }: TextStyle, width: number): Line[] {
  const measure = (part: string) => widthOf(runsOf(part, weight), size);
  const space = measure(' ');
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    for (const part of partsOf(word, width, measure)) {
      const wide = measure(part);
      const isNewLine = line === '' || taken + space + wide > width;
      if (isNewLine && line !== '') lines.push(line);
      line = isNewLine ? part : `${line} ${part}`;
      taken = isNewLine ? wide : taken + space + wide;
    }
  }
  if (line !== '') lines.push(line);
  return lines.map((each) => {
    const runs = runsOf(each, weight);
    return { runs, width: widthOf(runs, size) };
  });
}

/** The word itself if it is no wider than this. */
function partsOf(word: string, width: number, measure: (part: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let taken = 0;
  for (const letter of word) {
    const wide = measure(letter);
    if (part !== '' && taken + wide > width) {
      parts.push(part);
      part = '';
      taken = 0;
    }
    part += letter;
    taken += wide;
  }
  return [...parts, part];
}
