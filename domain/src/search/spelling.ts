/**
 * The number of typing errors between two words: a letter too many, missing, wrong, or two
 * neighbors swapped (optimal string alignment).
 */
export function editDistance(typed: string, correction: string): number {
  const [from, to] = [Array.from(typed), Array.from(correction)];
  let twoBack: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, other] of to.entries()) {
      const swapped = letter === to[column - 1] && from[row - 1] === other;
      next.push(
        Math.min(
          at(next, column) + 1,
          at(last, column + 1) + 1,
          at(last, column) + (letter === other ? 0 : 1),
          swapped ? at(twoBack, column - 1) + 1 : Infinity,
        ),
      );
    }
    [twoBack, last] = [last, next];
  }
  return at(last, to.length);
}

const at = (costs: readonly number[], index: number): number => costs[index] ?? Infinity;

/** A word of the lexicon, with its number of lots. */
export interface KnownWord {
  readonly word: string;
  readonly lots: number;
}

const CORRECTED_FROM_LENGTH = 4;
const TWO_ERRORS_FROM_LENGTH = 7;

/**
 * The intended words: those with the fewest errors, then those with the same first letter, then
 * those with the most lots. A first letter is rarely mistyped for another: no correction.
 */
export function nearestWords<W extends KnownWord>(
  typed: string,
  known: readonly W[],
  limit: number,
): W[] {
  if (typed.length < CORRECTED_FROM_LENGTH || /\d/.test(typed)) return [];
  const errorsMax = typed.length >= TWO_ERRORS_FROM_LENGTH ? 2 : 1;
  const length = lengthOf(typed);
  const sound = soundOf(typed);
  return (
    known
      // Each missing or extra letter is an error.
      .filter(
        ({ word }) =>
          (Math.abs(lengthOf(word) - length) <= errorsMax && beginsAlike(typed, word)) ||
          soundOf(word) === sound,
      )
      .map((correction) => ({
        correction,
        errors: typingErrors(typed, correction.word),
        otherwiseBegun: correction.word[0] === typed[0] ? 0 : 1,
      }))
      .filter(({ errors }) => errors <= errorsMax)
      .toSorted(
        (one, other) =>
          one.errors - other.errors ||
          one.otherwiseBegun - other.otherwiseBegun ||
          other.correction.lots - one.correction.lots ||
          (one.correction.word < other.correction.word ? -1 : 1),
      )
      .slice(0, limit)
      .map(({ correction }) => correction)
  );
}

/** Of words that sound the same, one at most: hamok, hammock. */
export function typingErrors(typed: string, correction: string): number {
  const errors = editDistance(typed, correction);
  return errors > 1 && soundOf(typed) === soundOf(correction) ? 1 : errors;
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/wh/g, 'w'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/e[ae]|i[ei]/g, 'i'],
  [/o[ou]/g, 'u'],
  [/(?:er|or|ar|re)$/g, 'r'],
  [/(.)\1/g, '$1'],
];

/** How a word is spoken, roughly. */
const soundOf = (word: string): string =>
  SOUNDS.reduce((text, [from, to]) => text.replaceAll(from, to), word);

/** With the same letter, or with the first letter missing, extra or swapped. */
const beginsAlike = (typed: string, word: string): boolean =>
  typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0];

const ENDINGS = new Set(
  's es e ed d ing ings er ers r rs or ors y ies ied ier iers ion ions ation ly able ment'.split(
    ' ',
  ),
).add('');

/** Whether they differ by the ending of a plural, a verb or who does it: drill, drilling. */
export function isFormOf(word: string, other: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  if (same < 3) return false;
  const isEnding = (each: string) => {
    const rest = each.slice(same);
    const isDoubled = rest[0] === each[same - 1];
    return ENDINGS.has(rest) || (isDoubled && ENDINGS.has(rest.slice(1)));
  };
  return isEnding(word) && isEnding(other);
}

/** The word with each letter doubled: controler, controller. */
export const withLetterDoubled = (word: string): string[] =>
  Array.from(word, (letter, place) => `${word.slice(0, place)}${letter}${word.slice(place)}`);

const lengthOf = (word: string): number => Array.from(word).length;
