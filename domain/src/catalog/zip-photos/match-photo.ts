// Which lot a photo of a ZIP file is of, by the names of the file and its folders: LPN123.jpg,
// LPN123-2.jpg, LPN123/1.jpg, 12.jpg, lot-12 (3).jpeg.

/** A lot that may get photos. */
export interface NamedLot {
  readonly id: string;
  /** Empty without a label. */
  readonly lpn: string;
  /** null where lots are not known by numbers. */
  readonly number: number | null;
}

export interface PhotoMatch {
  readonly lotId: string;
  /** What follows the label or number in the name, which counts the photos. */
  readonly rest: string;
}
export type NameMatch = PhotoMatch | { readonly problem: 'unknown' | 'ambiguous' };

export interface LotNames {
  readonly byLabel: ReadonlyMap<string, string>;
  /** Lots without a number are at null, which no name says. */
  readonly byNumber: ReadonlyMap<number | null, string>;
}

export const namesOfLots = (lots: readonly NamedLot[]): LotNames => ({
  byLabel: new Map(lots.flatMap(({ id, lpn }) => (lpn === '' ? [] : [[lpn.toUpperCase(), id]]))),
  byNumber: new Map(lots.map(({ id, number }) => [number, id])),
});

export function matchPhoto(path: string, names: LotNames): NameMatch {
  const { folders, base } = partsOf(path);
  const [ofFolder, another] = lotsOfFolders(folders, names);
  if (another !== undefined) return { problem: 'ambiguous' };
  const matches = labelsIn(base).flatMap((label) => {
    const lotId = names.byLabel.get(label);
    return lotId === undefined ? [] : [{ lotId, rest: base.slice(label.length) }];
  });
  // In the folder of a lot, a number counts the photos.
  if (ofFolder !== undefined) matches.push({ lotId: ofFolder, rest: base });
  else matches.push(...matchNumber(base, names));
  const [first] = matches;
  if (first === undefined) return { problem: 'unknown' };
  return matches.every(({ lotId }) => lotId === first.lotId) ? first : { problem: 'ambiguous' };
}

/** The labels that a path may name, so that only lots with these have to be read. */
export function labelsOfPath(path: string): string[] {
  const { folders, base } = partsOf(path);
  return [...labelsIn(base), ...folders.map(plain)].filter((text) => LABEL.test(text));
}

/** Of two photos of one lot: LPN123, LPN123-2, LPN123-10, LPN123-back. */
export function compareRests(one: string, other: string): number {
  const byCount = countIn(one) - countIn(other);
  // Subtracting Infinity from itself is not a number.
  if (Number.isNaN(byCount) || byCount === 0) return Number(one > other) - Number(one < other);
  return byCount;
}

const LABEL = /^[A-Z0-9-]{4,32}$/;

interface PathParts {
  /** From the outermost one. */
  readonly folders: readonly string[];
  /** Without the extension. */
  readonly base: string;
}

function partsOf(path: string): PathParts {
  const folders = path.split(/[/\\]/);
  const file = folders.pop() ?? '';
  return { folders, base: plain(file.replace(/\.[^.]*$/, '')) };
}

const plain = (text: string): string => text.trim().toUpperCase();

/** The whole name, and what is before each separator in it. */
const labelsIn = (base: string): string[] => [
  base,
  ...[...base.matchAll(SEPARATOR)].map(({ index }) => base.slice(0, index)),
];

const SEPARATOR = /[-_ .(]/g;

/** 12, 012-2, LOT 12, LOT-12 (3), #12_1. */
const NUMBERED = /^(?:LOT|#)?[-_ ]?(\d+)([-_ .]\d{1,3}|[-_ .]?\(\d{1,3}\))?$/;

function matchNumber(base: string, { byNumber }: LotNames): PhotoMatch[] {
  const [, digits, rest = ''] = NUMBERED.exec(base) ?? [];
  const lotId = byNumber.get(Number(digits));
  return lotId === undefined ? [] : [{ lotId, rest }];
}

/** The number at the end; nothing at all comes first, and a word last. */
function countIn(rest: string): number {
  if (rest === '') return 0;
  const digits = /(\d{1,9})\)?$/.exec(rest)?.[1];
  return digits === undefined ? Infinity : Number(digits);
}

/** Of the innermost folder that names one; two where its name is a label and a number. */
function lotsOfFolders(folders: readonly string[], names: LotNames): string[] {
  for (const folder of folders.toReversed()) {
    const name = plain(folder);
    const numbered = matchNumber(name, names).find(({ rest }) => rest === '');
    const found = [names.byLabel.get(name), numbered?.lotId];
    const lots = new Set(found.filter((lotId) => lotId !== undefined));
    if (lots.size > 0) return [...lots];
  }
  return [];
}
