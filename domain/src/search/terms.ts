// Converts the parts of a search and the lexicon's data on its words into the terms of a query.
import { codeAmongWords } from './code.ts';
import { joinedPairs, otherNames } from './lookups.ts';
import { isDimensions } from './measures.ts';
import { isName, partsOf, type Part } from './parts.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { Analyses, WordAnalysis } from './analyses.ts';
import { isOnlyRoot } from './only-root.ts';
import { isSpelled } from './respell.ts';
import { isDeterminer } from './vocabulary/modifiers.ts';
import type { Phrase } from './vocabulary/vocabulary.ts';

/** All of these stems. */
export interface WordsOption {
  readonly kind: 'words';
  readonly lexemes: readonly string[];
  /** Title and brand, or the description as well. */
  readonly where: 'title' | 'anywhere';
  readonly adjacent: boolean;
  /** And a word that begins so. */
  readonly begins?: string;
  /** Of adjacent stems, how far each is behind the one before; 1 for all if absent. */
  readonly steps?: readonly number[];
  /** Not typed, but a name of the same goods. */
  readonly isOtherName: boolean;
  /** But none of these phrases. */
  readonly without: readonly (readonly string[])[];
}

interface TextOption {
  readonly kind: 'prefix' | 'category' | 'code' | 'code prefix';
  readonly text: string;
}

/** A lot matches the term if it has any of these. */
export type TermOption = WordsOption | TextOption;

export interface Terms {
  /** A lot must match every one of these that has options; one for each part. */
  readonly all: readonly (readonly TermOption[])[];
  /** Or it carries exactly this code. */
  readonly code: string | null;
  /** The words searched, if some were corrected; otherwise empty. */
  readonly corrected: string;
  /** By corrected word, what was typed. */
  readonly typedFor: ReadonlyMap<string, string>;
  /** Typed words that look mistyped, but have no correction. */
  readonly doubtful: readonly string[];
  /** Other names that were searched as well. */
  readonly expanded: readonly string[];
  /** Words that no lot has, and that were left out. */
  readonly dropped: readonly string[];
  readonly parts: readonly Part[];
  /** Parts of which only the titles tell whether lots are such goods. */
  readonly unsure: readonly Part[];
  /** What was left out, which still tells better goods from worse. */
  readonly droppedParts: readonly Part[];
  /** One of the parts is enough. */
  readonly isEither: boolean;
}

export const NONE: ReadonlyMap<string, string> = new Map();

/** Every part must match, in one of its names. */
export function termsOf(
  query: ParsedQuery,
  analyses: Analyses,
  typedFor: ReadonlyMap<string, string> = NONE,
): Terms {
  const parts = joinKnown(query, analyses);
  const options = parts.map((part) => optionsOf(part, analyses, typedFor));
  return {
    all: options.map(({ all }) => all),
    code: query.code,
    corrected: typedFor.size === 0 ? '' : query.words.join(' '),
    typedFor,
    doubtful: query.words.filter((word) => isDoubtful(word, analyses)),
    expanded: distinctNames(options.flatMap(({ names }) => names)),
    dropped: [],
    parts,
    unsure: parts.filter(
      (part, place) => options[place]?.all.length !== 0 && isUnsure(part, analyses),
    ),
    droppedParts: [],
    isEither: false,
  };
}

/** Each once, also where only an article differs: "over the toilet shelf". */
function distinctNames(names: readonly string[]): string[] {
  const byWords = new Map<string, string>();
  for (const name of names) {
    const key = name
      .split(' ')
      .filter((word) => !isDeterminer(word))
      .join(' ');
    if (!byWords.has(key)) byWords.set(key, name);
  }
  return [...byWords.values()];
}

/** The last word of "gas can" is no stem, so that a gas grill would match. */
const isUnsure = ({ words, role }: Part, analyses: Analyses): boolean =>
  role === 'goods' && words.length > 1 && analyses.get(words.at(-1) ?? '')?.lexemes.length === 0;

/** Only its stem is known, which is that of other words. */
function isDoubtful(word: string, analyses: Analyses): boolean {
  const analysis = analyses.get(word);
  return analysis !== undefined && analysis.forms.length > 0 && !isSpelled(analysis);
}

/** The terms without other names of what was typed. */
export const typedOnly = (terms: Terms): readonly (readonly TermOption[])[] =>
  terms.all.map((options) =>
    options.filter((option) => option.kind !== 'words' || !option.isOtherName),
  );

/** Only the words as typed, in any of their forms. */
export function termsAsTyped({ words, code }: ParsedQuery, analyses: Analyses): Terms {
  const parts = words.map((word) => ({ ...AS_TYPED, words: [word] }));
  return {
    all: words.map((word) => [
      ...typedOptions([word], analyses, { isUnknown: true }),
      ...dimensionOptions(word, analyses),
    ]),
    code,
    corrected: '',
    typedFor: NONE,
    doubtful: [],
    expanded: [],
    dropped: [],
    parts,
    unsure: [],
    droppedParts: [],
    isEither: false,
  };
}

/** "10 by 10" was joined, and is searched as it may be written. */
const dimensionOptions = (word: string, analyses: Analyses): TermOption[] =>
  !isDimensions(word)
    ? []
    : partsOf([word]).flatMap((part) =>
        part.same.flatMap((phrase) => nameOption(part, phrase, analyses) ?? []),
      );

const AS_TYPED = {
  same: [],
  related: [],
  others: [],
  slugs: [],
  areas: [],
  role: 'unknown',
} as const;

/** Takes two neighbors for one name where the catalog writes them as one word. */
function joinKnown({ words, parts }: ParsedQuery, analyses: Analyses): Part[] {
  const joined = new Set(joinedPairs(words).filter((pair) => analyses.get(pair)?.isKnown === true));
  const result: Part[] = [];
  for (const part of parts) {
    const before = result.at(-1);
    const pair = `${before?.words.join('') ?? ''}${part.words.join('')}`;
    if (before === undefined || !joined.has(pair) || part.words.length > 1) {
      result.push(part);
      continue;
    }
    const both = { ...part, words: [...before.words, ...part.words], role: 'goods' as const };
    result.splice(-1, 1, { ...both, same: [[pair]], related: [], slugs: [] });
  }
  return result;
}

interface PartOptions {
  readonly all: readonly TermOption[];
  /** The names searched beside the typed one. */
  readonly names: readonly string[];
}

function optionsOf(
  part: Part,
  analyses: Analyses,
  typedFor: ReadonlyMap<string, string>,
): PartOptions {
  if (part.role === 'limit') return { all: [], names: [] };
  const typed =
    part.isUnfinished === true
      ? unfinishedOptions(part.words, analyses)
      : typedOptions(part.words, analyses, {
          isUnknown: part.role === 'unknown',
          isPurpose: part.role === 'purpose',
          isNamed: isName(part),
        });
  if (typed.length === 0) return { all: [], names: [] };
  const [word = ''] = part.words;
  const splits = part.role === 'unknown' ? (analyses.get(word)?.splits ?? []) : [];
  const named = [...part.same, ...part.related].flatMap((phrase) => {
    const option = nameOption(part, phrase, analyses);
    return option === null || typed.some((each) => isWithin(each, option))
      ? []
      : [{ phrase, option }];
  });
  const split = splits.map(({ words: phrase, lexemes }) => ({
    phrase,
    option: {
      kind: 'words',
      lexemes,
      where: 'title',
      adjacent: true,
      isOtherName: false,
      without: [],
    } as const,
  }));
  const mistyped = part.words.flatMap((each) => {
    const before = typedFor.get(each);
    // The stem of a known one is that of other words.
    if (before === undefined || analyses.get(before)?.isKnown === true) return [];
    return wordsOption([before], analyses, ANYWHERE) ?? [];
  });
  const isLong = part.words.length > 1;
  const slugs = categoriesOf(part, analyses);
  const all = [
    ...typed,
    ...(isLong ? [] : mistyped),
    ...[...split, ...named].map(({ option }) => option),
    ...slugs.map((text) => ({ kind: 'category' as const, text })),
  ];
  const isShown = part.role !== 'measure' && !part.words.some(isNumber);
  const names = [...split, ...named].filter(({ option }) => isOther(option, typed));
  return {
    all,
    names: isShown ? names.map(({ phrase }) => phrase.join(' ')) : [],
  };
}

/** Categories that a name of several words, or a name that an unfinished one begins, stands for. */
function categoriesOf({ words, same, isUnfinished }: Part, analyses: Analyses): string[] {
  const names = isUnfinished === true ? same : words.length > 1 ? [words] : [];
  return [...new Set(names.flatMap((name) => analyses.get(name.join(' '))?.categoryIds ?? []))];
}

/** Whether the name has all typed words, so that they find its lots as well. */
const isWithin = (typed: TermOption, name: WordsOption): boolean =>
  typed.kind === 'words' &&
  !typed.adjacent &&
  typed.begins === undefined &&
  typed.lexemes.length < name.lexemes.length &&
  typed.lexemes.every((lexeme) => name.lexemes.includes(lexeme));

/** Whether the name is more than another form of the typed words. */
const isOther = (option: WordsOption, typed: readonly TermOption[]): boolean =>
  !typed.some(
    (each) => each.kind === 'words' && each.lexemes.join(' ') === option.lexemes.join(' '),
  );

const ANYWHERE = { where: 'anywhere', adjacent: false } as const;

interface TypedAs {
  readonly isUnknown: boolean;
  readonly isPurpose?: boolean;
  /** A name of goods, which a title may have in parts, and a description as a whole. */
  readonly isNamed?: boolean;
}

/** The words as typed, as a code, and the beginning of a longer word if they name nothing. */
export function typedOptions(
  words: Phrase,
  analyses: Analyses,
  { isUnknown, isPurpose = false, isNamed = false }: TypedAs,
): TermOption[] {
  const known = words.map((word) => analyses.get(word));
  const isCommon = known.some((analysis) => analysis?.isCommon === true);
  // Descriptions of many goods have the words of a task, or of a name apart from each other.
  const isApart = isNamed && words.length > 1;
  const where = isCommon || isPurpose || isApart ? 'title' : 'anywhere';
  // Of "a c", only the c would be searched.
  const joined = isApart && isLetterLost(words, analyses) ? [words.join('')] : words;
  const whole = wordsOption(joined, analyses, { where, adjacent: false });
  if (whole === null) return [];
  const phrase =
    isApart && !isCommon && joined === words
      ? wordsOption(words, analyses, { where: 'anywhere', adjacent: true })
      : null;
  const [first] = known;
  const isBegun = isUnknown && first !== undefined && !first.isKnown && first.isPrefix;
  const code = words.length === 1 ? codeAmongWords(words[0] ?? '') : null;
  const ids = words.length === 1 ? (first?.categoryIds ?? []) : [];
  return [
    whole,
    ...(phrase === null ? [] : [phrase]),
    ...(isBegun ? [{ kind: 'prefix' as const, text: words[0] ?? '' }] : []),
    ...(code === null ? [] : [{ kind: 'code' as const, text: code }]),
    ...ids.map((text) => ({ kind: 'category' as const, text })),
  ];
}

/** So few letters begin words of most descriptions. */
const SHORT_UNTIL_LENGTH = 3;

/** The last word in any longer form; of several words, which begin a name, in titles. */
function unfinishedOptions(words: Phrase, analyses: Analyses): TermOption[] {
  const last = words.at(-1) ?? '';
  const analysis = analyses.get(last);
  // "Batterie" does not begin with "batteri", the stem of batteries; "dry" has the stem of "dri".
  const isStem = analysis?.forms.some((form) => form.startsWith(last)) === true;
  const isShort = last.length < SHORT_UNTIL_LENGTH;
  const isOfOthers = analysis?.isKnown === true && !isStem;
  const option = {
    kind: 'words',
    where: words.length > 1 || isOfOthers || isShort ? 'title' : 'anywhere',
    adjacent: false,
    isOtherName: false,
    without: [],
  } as const;
  const before = lexemesOf(words.slice(0, -1), analyses);
  const lexemes = lexemesOf(words, analyses);
  const whole = isStem ? [{ ...option, lexemes, where: 'anywhere' as const }] : [];
  return [...whole, { ...option, lexemes: before, begins: last }];
}

/** Another name is searched in titles; null where no lot has all of its words. */
function nameOption(part: Part, phrase: Phrase, analyses: Analyses): WordsOption | null {
  const isHeld = phrase.every((word) => {
    const analysis = analyses.get(word);
    return analysis === undefined || analysis.isKnown || isNotCounted(word) || isEmpty(analysis);
  });
  if (!isHeld || (isLetterLost(phrase, analyses) && part.role !== 'measure')) return null;
  const adjacent = part.role === 'measure' || phrase.some(isNumber);
  const option = wordsOption(phrase, analyses, { where: 'title', adjacent });
  const others = otherNames(part, phrase)
    .map((name) => lexemesOf(name, analyses))
    .filter((lexemes) => lexemes.length > 1);
  if (option === null) return null;
  return { ...option, isOtherName: part.role !== 'measure', without: others };
}

/** Of "i pad", only the pad would be searched. */
const isLetterLost = (phrase: Phrase, analyses: Analyses): boolean =>
  phrase.some(
    (word, place) =>
      word.length === 1 &&
      analyses.get(word)?.lexemes.length === 0 &&
      // "Bed in a bag".
      (place === 0 || !isDeterminer(word)),
  );

const isNumber = (word: string): boolean => /\d/.test(word);

/** The lexicon has no words with digits, and none of two letters. */
const isNotCounted = (word: string): boolean => isNumber(word) || word.length < 3;

const isEmpty = ({ lexemes }: WordAnalysis): boolean => lexemes.length === 0;

function wordsOption(
  phrase: Phrase,
  analyses: Analyses,
  { where, adjacent }: Pick<WordsOption, 'where' | 'adjacent'>,
): WordsOption | null {
  const lexemes = lexemesOf(phrase, analyses);
  if (lexemes.length === 0) return null;
  const steps = adjacent ? stepsOf(phrase, analyses) : [];
  const apart = steps.some((step) => step > 1) ? { steps } : {};
  return { kind: 'words', lexemes, where, adjacent, ...apart, isOtherName: false, without: [] };
}

/** Words like "by" are no stems, but have a place in the text. */
function stepsOf(phrase: Phrase, analyses: Analyses): number[] {
  const places = phrase.flatMap((word, place) => lexemesOf([word], analyses).map(() => place));
  return places.slice(1).map((place, index) => place - (places[index] ?? place));
}

const lexemesOf = (phrase: Phrase, analyses: Analyses): string[] =>
  phrase.flatMap((word) => {
    const analysis = analyses.get(word);
    return analysis === undefined ? [] : isOnlyRoot(analysis) ? [word] : analysis.lexemes;
  });
