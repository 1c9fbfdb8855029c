// The digits of a text in groups, as a reader sees them: digits of any script count, invisible
// characters do not, and every group records what separates it from the previous one.

/**
 * The separator before a group: nothing near, a separator of card numbers, other characters, or
 * commas.
 */
export type Gap = 'none' | 'plain' | 'sign' | 'comma';

export interface DigitGroup {
  /** The index of the first digit among all digits of the text, and their number. */
  readonly first: number;
  count: number;
  readonly gap: Gap;
  /** Whether a plus precedes it, as in an international phone number. */
  readonly plus: boolean;
  /** Its position in the text. */
  readonly from: number;
  to: number;
}

export interface Digits {
  readonly values: readonly number[];
  readonly groups: readonly DigitGroup[];
}

/** Groups with more characters between them are unrelated. */
const GAP_MAX = 8;

/** The kind of a character: its digits, nothing if it is invisible, or one of these. */
const PLAIN = ' ';
const COMMA = ',';
const SIGN = '#';
const PLUS = '+';
const OTHER = 'x';

const ASCII = Array.from({ length: 128 }, (_, code) => classify(String.fromCodePoint(code)));

/** One pass over the text; each character is read once. */
export function readDigits(text: string): Digits {
  const values: number[] = [];
  const groups: DigitGroup[] = [];
  const known = new Map<string, string>();
  let open: DigitGroup | null = null;
  let gap: Gap = 'none';
  let gapLength = 0;
  let plus = false;
  let at = 0;
  for (const character of text) {
    const kind = kindOf(character, known);
    const from = at;
    at += character.length;
    if (kind >= '0' && kind <= '99') {
      if (open === null) {
        open = { first: values.length, count: 0, gap, plus, from, to: at };
        groups.push(open);
      }
      for (const digit of kind) values.push(Number(digit));
      open.count = values.length - open.first;
      open.to = at;
    } else if (kind !== '') {
      if (open !== null) {
        open = null;
        gap = 'plain';
        gapLength = 0;
      }
      gapLength += 1;
      if (kind === OTHER || gapLength > GAP_MAX) gap = 'none';
      else if (gap !== 'none') gap = widerGap(gap, GAPS[kind] ?? 'sign');
      plus = kind === PLUS;
    }
  }
  return { values, groups };
}

const GAPS: Readonly<Record<string, Gap>> = { [PLAIN]: 'plain', [COMMA]: 'comma' };

const RANK: Readonly<Record<Gap, number>> = { none: 0, plain: 1, sign: 2, comma: 3 };

/** The separator that relates its two sides less. */
export const widerGap = (one: Gap, other: Gap): Gap => (RANK[one] >= RANK[other] ? one : other);

function kindOf(character: string, known: Map<string, string>): string {
  const kind = ASCII[character.charCodeAt(0)] ?? known.get(character);
  if (kind !== undefined) return kind;
  const found = classify(character);
  known.set(character, found);
  return found;
}

function classify(character: string): string {
  const digits = digitsOf(character);
  if (digits !== '') return digits;
  if (/[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/u.test(character)) return '';
  if (/[\s.\p{Z}\p{Pd}]/u.test(character)) return PLAIN;
  if (character === COMMA || character === PLUS) return character;
  // Adjacent amounts of money are not groups of one number.
  return /[\p{P}\p{S}]/u.test(character) && !/\p{Sc}/u.test(character) ? SIGN : OTHER;
}

/** The ASCII digits that a character represents; empty if there are none. */
function digitsOf(character: string): string {
  if (!/\p{N}/u.test(character)) return '';
  const plain = character.normalize('NFKC');
  if (/^\d\d?$/.test(plain)) return plain;
  return isDecimal(character) ? String(decimalValue(character)) : '';
}

/** Unicode puts the ten digits of a script in a row that begins at ...0 or ...6. */
function decimalValue(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const row = code - (code % 16);
  return isDecimal(String.fromCodePoint(row)) ? code - row : code - row - 6;
}

const isDecimal = (character: string): boolean => /\p{Nd}/u.test(character);
