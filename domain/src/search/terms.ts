// Converts the parts of a search and the lexicon's data on its words into the terms of a query.
import { codeAmongWords } from './code.ts';
import { joinedPairs, otherNames } from './lookups.ts';
import { isDimensions } from './measures.ts';
import { partsOf, type Part } from './parts.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { Analyses, WordAnalysis } from './analyses.ts';
import { isSpelled, type Respelled } from './respell.ts';
import type { Phrase } from './vocabulary/vocabulary.ts';

/** All of these stems. */
export interface WordsOption {
  readonly kind: 'words';
  readonly lexemes: readonly string[];
  /** Title and brand, or the description as well. */
  readonly where: 'title' | 'anywhere';
  readonly adjacent: boolean;
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
  /** One of the parts is enough. */
  readonly isEither: boolean;
}

const NONE: ReadonlyMap<string, string> = new Map();

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
    expanded: options.flatMap(({ names }) => names),
    dropped: [],
    parts,
    isEither: false,
  };
}

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

/**
 * What to search for, the best first. The next ones are for when no lot matches: another
 * correction, then without brands, then without qualities.
 */
export function attemptsOf(
  query: ParsedQuery,
  respelled: readonly Respelled[],
  analyses: Analyses,
): [Terms, ...Terms[]] {
  const corrected = respelled.map(({ query: meant, typedFor }) =>
    termsOf(meant, analyses, typedFor),
  );
  const [first = termsOf(query, analyses), ...others] = corrected;
  return [
    first,
    ...others,
    ...ofKinds(query, analyses),
    ...leaveOut(first, analyses, respelled[0]?.typedFor ?? NONE),
    ...eitherOf(first),
  ];
}

/** Of a brand alone that no lot has, the goods that it is known for. */
function ofKinds({ parts, kinds, code }: ParsedQuery, analyses: Analyses): Terms[] {
  if (kinds.length === 0) return [];
  const others = parts.filter(({ role }) => role !== 'brand');
  const wanted = { words: [], code: null, kinds: [] };
  const rest = termsOf({ ...wanted, parts: others }, analyses);
  // Their names were not typed, and mean no other goods.
  const named = kinds.map((kind) => ({ ...kind, same: [kind.words, ...kind.same] }));
  const goods = termsOf({ ...wanted, parts: named }, analyses);
  const either = goods.all.flat().filter((option) => option.kind === 'words' && option.isOtherName);
  const dropped = parts.filter(({ role }) => role === 'brand').map(({ words }) => words.join(' '));
  const names = kinds.map(({ words }) => words.join(' '));
  return [
    {
      ...goods,
      code,
      all: [either, ...rest.all],
      expanded: [...new Set([...names, ...goods.expanded])],
      dropped,
      isEither: true,
    },
  ];
}

const JOINS = ['and', 'or', 'n'];

/** "Washer and dryer" means one or the other where no lot is both. */
function eitherOf(terms: Terms): Terms[] {
  const joins = terms.parts.flatMap(({ words: [word = ''] }, place) =>
    JOINS.includes(word) ? [place] : [],
  );
  const [place] = joins;
  if (place === undefined || joins.length > 1) return [];
  const sides = [terms.all.slice(0, place), terms.all.slice(place + 1)].map((side) =>
    side.filter((options) => options.length > 0),
  );
  const [one, other] = sides;
  // Of longer sides it is unclear what the rest belongs to.
  if (one?.length !== 1 || other?.length !== 1) return [];
  return [{ ...terms, isEither: true, all: [[...(one[0] ?? []), ...(other[0] ?? [])]] }];
}

/** What follows one of these is not the goods. */
const DETAILS = ['with', 'for', 'in', 'on', 'under'];
const LEFT_OUT = [['brand'], ['quality', 'measure'], ['brand', 'quality', 'measure']];

function leaveOut(
  terms: Terms,
  analyses: Analyses,
  typedFor: ReadonlyMap<string, string>,
): Terms[] {
  const detail = terms.parts.findIndex(({ words: [word = ''] }) => DETAILS.includes(word));
  const details = detail > 0 ? terms.parts.slice(detail) : [];
  const sets = LEFT_OUT.map((roles) => terms.parts.filter(({ role }) => roles.includes(role)));
  return [details, ...sets].flatMap((left) => {
    const kept = terms.parts.filter((part) => !left.includes(part));
    if (left.length === 0 || kept.length === 0) return [];
    const words = kept.flatMap((part) => part.words);
    const fewer = termsOf({ words, code: null, parts: kept, kinds: [] }, analyses);
    // A word that is left out is named as it was typed, since its correction found nothing.
    const dropped = left
      .map((part) => part.words.map((word) => typedFor.get(word) ?? word).join(' '))
      .filter((word) => !DETAILS.includes(word));
    const corrected = words.some((word) => typedFor.has(word)) ? words.join(' ') : '';
    return [{ ...fewer, code: terms.code, corrected, dropped }];
  });
}

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
  const typed = typedOptions(part.words, analyses, { isUnknown: part.role === 'unknown' });
  if (typed.length === 0) return { all: [], names: [] };
  const [word = ''] = part.words;
  const splits = part.role === 'unknown' ? (analyses.get(word)?.splits ?? []) : [];
  const named = [...part.same, ...part.related].flatMap((phrase) => {
    const option = nameOption(part, phrase, analyses);
    return option === null ? [] : [{ phrase, option }];
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
  const slugs = isLong ? (analyses.get(part.words.join(' '))?.categoryIds ?? []) : [];
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

/** Whether the name is more than another form of the typed words. */
const isOther = (option: WordsOption, typed: readonly TermOption[]): boolean =>
  !typed.some(
    (each) => each.kind === 'words' && each.lexemes.join(' ') === option.lexemes.join(' '),
  );

const ANYWHERE = { where: 'anywhere', adjacent: false } as const;

/** The words as typed, as a code, and the beginning of a longer word if they name nothing. */
export function typedOptions(
  words: Phrase,
  analyses: Analyses,
  { isUnknown }: { isUnknown: boolean },
): TermOption[] {
  const known = words.map((word) => analyses.get(word));
  const isCommon = known.some((analysis) => analysis?.isCommon === true);
  const whole = wordsOption(words, analyses, {
    where: isCommon ? 'title' : 'anywhere',
    adjacent: false,
  });
  if (whole === null) return [];
  const [first] = known;
  const isBegun = isUnknown && first !== undefined && !first.isKnown && first.isPrefix;
  const code = words.length === 1 ? codeAmongWords(words[0] ?? '') : null;
  const ids = words.length === 1 ? (first?.categoryIds ?? []) : [];
  return [
    whole,
    ...(isBegun ? [{ kind: 'prefix' as const, text: words[0] ?? '' }] : []),
    ...(code === null ? [] : [{ kind: 'code' as const, text: code }]),
    ...ids.map((text) => ({ kind: 'category' as const, text })),
  ];
}

/** Another name is searched in titles; null where no lot has all of its words. */
function nameOption(part: Part, phrase: Phrase, analyses: Analyses): WordsOption | null {
  const isHeld = phrase.every((word) => {
    const analysis = analyses.get(word);
    return analysis === undefined || analysis.isKnown || isNotCounted(word) || isEmpty(analysis);
  });
  // Of "i pad", only the pad would be searched.
  const isLetterLost = phrase.some(
    (word) => word.length === 1 && analyses.get(word)?.lexemes.length === 0,
  );
  if (!isHeld || (isLetterLost && part.role !== 'measure')) return null;
  const adjacent = part.role === 'measure' || phrase.some(isNumber);
  const option = wordsOption(phrase, analyses, { where: 'title', adjacent });
  const others = otherNames(part, phrase)
    .map((name) => lexemesOf(name, analyses))
    .filter((lexemes) => lexemes.length > 1);
  if (option === null) return null;
  return { ...option, isOtherName: part.role !== 'measure', without: others };
}

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
  phrase.flatMap((word) => analyses.get(word)?.lexemes ?? []);
