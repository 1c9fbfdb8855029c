// What people call everyday goods. In the tables a line is a list of terms: "a = b" are names of
// the same goods, those after ">" also answer a search for the ones before it, those after "!" are
// other goods in spite of their name, and "#slug" is a whole category. Lines that begin with the
// same term are one. "# slug" begins the goods of a category; a line with "+" lists words without
// synonyms.
import { singular } from '../singular.ts';
import { editDistance } from '../spelling.ts';
import { BRAND_GOODS, BRANDS } from './brands.ts';
import { ELECTRONICS } from './electronics.ts';
import { groups as groupsOfGoods } from './groups.ts';
import { HOME } from './home.ts';
import { KITCHEN } from './kitchen.ts';
import { isDeterminer } from './modifiers.ts';
import { OUTDOORS } from './outdoors.ts';
import { PERSONAL } from './personal.ts';
import { purposes } from './purposes.ts';
import { WORKSHOP } from './workshop.ts';

/** The words of a name. */
export type Phrase = readonly string[];

export interface Meaning {
  readonly same: readonly Phrase[];
  readonly related: readonly Phrase[];
  readonly others: readonly Phrase[];
  /** Categories that the term stands for. */
  readonly slugs: readonly string[];
  /** Categories where such goods are. */
  readonly areas: readonly string[];
  /** A task, not the goods for it. */
  readonly isPurpose?: boolean;
}

const TABLES = [HOME, KITCHEN, ELECTRONICS, WORKSHOP, PERSONAL, OUTDOORS];

/** Section headings that are no slug. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  'kitchen appliances': ['appliances', 'kitchen'],
  electronics: ['electronics', 'computers'],
  computers: ['computers', 'electronics'],
};

interface Group {
  readonly same: string[];
  readonly related: string[];
  readonly others: string[];
  readonly areas: Set<string>;
}

/** The same for "crock pot", "crockpot" and "Crock-Pots", and for "fix a tire" and "fix tire". */
export const keyOf = (words: Phrase): string =>
  words
    .filter((word, place) => place === 0 || !isDeterminer(word))
    .map(singular)
    .join('');

export const phraseOf = (text: string): Phrase => text.split(' ');

const terms = (list: string | undefined, mark: string): string[] =>
  (list ?? '')
    .split(mark)
    .map((term) => term.trim())
    .filter((term) => term !== '');

function readTables(): { groups: Map<string, Group>; names: Map<string, Set<string>> } {
  const groups = new Map<string, Group>();
  const names = new Map<string, Set<string>>();
  let areas: readonly string[] = [];
  for (const line of TABLES.flatMap((table) => table.trim().split('\n'))) {
    if (line.startsWith('# ')) {
      const heading = line.slice(2);
      areas = AREAS[heading] ?? [heading];
    } else if (line.startsWith('+ ')) {
      for (const name of terms(line.slice(2), ',')) note(names, name, areas);
    } else {
      const [, before, after, other] = /^([^>!]*)(?:>([^!]*))?(?:!(.*))?$/.exec(line) ?? [];
      const same = terms(before, '=');
      const group = groups.get(same[0] ?? '') ?? newGroup();
      group.same.push(...same);
      group.related.push(...terms(after, ','));
      group.others.push(...terms(other, ','));
      for (const area of areas) group.areas.add(area);
      groups.set(same[0] ?? '', group);
    }
  }
  return { groups, names };
}

const newGroup = (): Group => ({ same: [], related: [], others: [], areas: new Set() });

function note(names: Map<string, Set<string>>, name: string, areas: readonly string[]): void {
  const key = keyOf(phraseOf(name));
  names.set(key, new Set([...(names.get(key) ?? []), ...areas]));
}

/** All that is read of the tables. */
interface Vocabulary {
  readonly groups: readonly Group[];
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly tasksFor: ReadonlyMap<string, Meaning>;
  readonly words: ReadonlySet<string>;
  /** By each of their words. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly brands: ReadonlySet<string>;
  readonly goodsOfBrand: ReadonlyMap<string, readonly Phrase[]>;
  readonly wordsByLetter: ReadonlyMap<string, readonly string[]>;
}

let readBefore: Vocabulary | null = null;

/** Read at the first use, which takes a quarter of a second: most processes search nothing. */
const vocabulary = (): Vocabulary => (readBefore ??= readVocabulary());

/** Reads the tables now, so that the first search does not wait for it. */
export const prepareVocabulary = (): void => void vocabulary();

function readVocabulary(): Vocabulary {
  const { groups, names } = readTables();
  const all = [...groups.values()];
  const meanings = readMeanings(all, names);
  const { words, phrases } = readWords(all, names.keys());
  return {
    groups: all,
    meanings,
    tasksFor: readTasks(all, meanings),
    words,
    phrases,
    brands: readBrands(),
    goodsOfBrand: readBrandGoods(),
    wordsByLetter: byFirstLetter(words),
  };
}

function readMeanings(
  groups: readonly Group[],
  names: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const { same, related, others, areas } of groups) {
    for (const key of same.map((term) => keyOf(phraseOf(term)))) {
      const before = meanings.get(key);
      meanings.set(key, {
        same: unique([...(before?.same ?? []), ...same.map(phraseOf)]),
        related: unique([
          ...(before?.related ?? []),
          ...related.filter((each) => !each.startsWith('#')).map(phraseOf),
        ]),
        others: unique([...(before?.others ?? []), ...others.map(phraseOf)]),
        slugs: [...(before?.slugs ?? []), ...related.flatMap((each) => slugIn(each))],
        areas: [...new Set([...(before?.areas ?? []), ...areas])],
      });
    }
  }
  for (const [key, areas] of names) {
    if (!meanings.has(key)) {
      meanings.set(key, { same: [], related: [], others: [], slugs: [], areas: [...areas] });
    }
  }
  return meanings;
}

/** The words of all names, and the names of several words by each of them. */
function readWords(
  groups: readonly Group[],
  names: Iterable<string>,
): { words: Set<string>; phrases: Map<string, Phrase[]> } {
  const words = new Set<string>();
  const phrases = new Map<string, Phrase[]>();
  const named = groups.flatMap(({ same, related, others }) => [...same, ...related, ...others]);
  for (const phrase of named.filter((term) => !term.startsWith('#')).map(phraseOf)) {
    for (const word of phrase) {
      const one = singular(word);
      words.add(word).add(one);
      if (phrase.length > 1) phrases.set(one, [...(phrases.get(one) ?? []), phrase]);
    }
  }
  for (const name of names) words.add(name);
  return { words, phrases };
}

function readTasks(
  groups: readonly Group[],
  meanings: ReadonlyMap<string, Meaning>,
): Map<string, Meaning> {
  const babyGoods = namesOnlyIn(groups, 'baby');
  const toys = namesOnlyIn(groups, 'toys');
  const tasksFor = new Map<string, Meaning>();
  for (const { tasks, goods } of [...purposes((word) => meanings.has(word)), ...groupsOfGoods()]) {
    const meant = goods.filter((each) => !each.startsWith('#')).map(phraseOf);
    const lasts = meant.map((name) => name.at(-1) ?? '');
    const slugs = goods.flatMap(slugIn);
    const known = meant.flatMap((name) => meanings.get(keyOf(name)) ?? []);
    const others = known.flatMap((each) => each.others);
    const meaning: Meaning = {
      same: [],
      related: unique([...meant, ...known.flatMap(({ same }) => same)]),
      others: unique([
        ...others,
        // A swaddle blanket does not help in a cold room.
        ...namesEndingWith(babyGoods, lasts, meant),
        // A play kitchen is nothing for a kitchen.
        ...(slugs.includes('toys') ? [] : namesEndingWith(toys, tasks.flat(), meant)),
      ]),
      slugs,
      areas: [...new Set([...slugs, ...known.flatMap(({ areas }) => areas)])],
      isPurpose: true,
    };
    // Thousands of tasks share a meaning, which is made once.
    for (const key of tasks.map(keyOf)) {
      const before = tasksFor.get(key);
      tasksFor.set(key, before === undefined ? meaning : join(before, meaning));
    }
  }
  return tasksFor;
}

function join(one: Meaning, other: Meaning): Meaning {
  return {
    ...one,
    related: unique([...one.related, ...other.related]),
    others: unique([...one.others, ...other.others]),
    slugs: [...one.slugs, ...other.slugs],
    areas: [...new Set([...one.areas, ...other.areas])],
  };
}

interface KeyedName {
  readonly name: Phrase;
  readonly key: string;
}

const namesOnlyIn = (groups: readonly Group[], area: string): KeyedName[][] =>
  groups
    .filter(({ areas }) => areas.size === 1 && areas.has(area))
    .map(({ same }) => same.map(phraseOf).map((name) => ({ name, key: keyOf(name) })));

/** Names of several words that end with one of these words, of groups without what is meant. */
function namesEndingWith(
  groups: readonly (readonly KeyedName[])[],
  lasts: readonly string[],
  meant: readonly Phrase[],
): Phrase[] {
  const wanted = new Set(meant.map(keyOf));
  const ends = new Set(lasts);
  return groups
    .filter((group) => !group.some(({ key }) => wanted.has(key)))
    .flatMap((group) => group.map(({ name }) => name))
    .filter((name) => name.length > 1 && ends.has(name.at(-1) ?? ''));
}

function unique(list: readonly Phrase[]): Phrase[] {
  return [...new Map(list.map((phrase) => [phrase.join(' '), phrase])).values()];
}

function slugIn(term: string): string[] {
  return term.startsWith('#') ? [term.slice(1)] : [];
}

const readBrands = (): Set<string> =>
  new Set(
    BRANDS.trim()
      .split(/[,\n]/)
      .map((brand) => keyOf(phraseOf(brand.trim()))),
  );

function readBrandGoods(): Map<string, Phrase[]> {
  const goodsOf = new Map<string, Phrase[]>();
  for (const line of BRAND_GOODS.trim().split('\n')) {
    const [makers, goods] = line.split(':');
    for (const maker of terms(makers, ',')) {
      const key = keyOf(phraseOf(maker));
      goodsOf.set(key, [...(goodsOf.get(key) ?? []), ...terms(goods, ',').map(phraseOf)]);
    }
  }
  return goodsOf;
}

function byFirstLetter(words: Iterable<string>): Map<string, string[]> {
  const brandWords = BRANDS.trim()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const byLetter = new Map<string, string[]>();
  for (const word of new Set([...words, ...brandWords])) {
    const letter = word[0] ?? '';
    if (word.length >= 4) byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
  }
  return byLetter;
}

/** The goods that a brand is known for. */
export const brandGoods = (typed: Phrase): readonly Phrase[] =>
  vocabulary().goodsOfBrand.get(keyOf(typed)) ?? [];

/** The longest name, in words. */
export const NAME_WORDS_MAX = 5;

/** Of the goods with this name, else of those for this task. */
export function meaningOf(typed: Phrase): Meaning | null {
  const key = keyOf(typed);
  const { meanings, tasksFor } = vocabulary();
  return meanings.get(key) ?? tasksFor.get(key) ?? ofDoer(typed);
}

/** A "tape measurer" is a tape measure. */
function ofDoer(typed: Phrase): Meaning | null {
  const { meanings } = vocabulary();
  const last = singular(typed.at(-1) ?? '');
  if (typed.length === 1 || !last.endsWith('er') || meanings.has(last)) return null;
  const done = [last.slice(0, -1), last.slice(0, -2)].flatMap(
    (verb) => meanings.get(keyOf([...typed.slice(0, -1), verb])) ?? [],
  );
  return done[0] ?? null;
}

export const isBrand = (typed: Phrase): boolean => vocabulary().brands.has(keyOf(typed));

/** Known to mean some goods, so no typing error. */
export function isWordKnown(word: string): boolean {
  const { words, brands } = vocabulary();
  return words.has(word) || words.has(singular(word)) || brands.has(word);
}

/**
 * One name of each of the goods that some name of theirs begins: "couch" for "couc". The main names
 * come first, then the shorter ones; a misspelling of an earlier name is none.
 */
export function namesBegun(typed: Phrase, limit: number): Phrase[] {
  const text = typed.join(' ');
  const found = vocabulary().groups.flatMap(({ same }) => {
    const place = same.findIndex((name) => name.startsWith(text));
    const name = same[place];
    if (name === undefined) return [];
    const isMisspelled = same.slice(0, place).some((each) => isMisspelling(name, each));
    return isMisspelled ? [] : [{ name, place: Math.min(place, 1) }];
  });
  return found
    .toSorted((one, other) => one.place - other.place || one.name.length - other.name.length)
    .slice(0, limit)
    .map(({ name }) => phraseOf(name));
}

/** "Trampolin", but not "lawnmower" of a lawn mower. */
const isMisspelling = (name: string, of: string): boolean =>
  editDistance(name, of) <= 2 && keyOf(phraseOf(name)) !== keyOf(phraseOf(of));

/** One name of each of the goods with a name that ends with the word: "tool cart" for "cart". */
export function namesEnding(word: string): Phrase[] {
  const found = new Map<string, Phrase>();
  for (const name of namesWith(word)) {
    const { same = [] } = vocabulary().meanings.get(keyOf(name)) ?? {};
    const [goods] = same;
    const texts = same.map((each) => each.join(' '));
    // A "mac book" is no book.
    const isOwn = texts.includes(name.join(' ')) && !texts.includes(name.join(''));
    const isLast = singular(name.at(-1) ?? '') === singular(word);
    if (goods === undefined || !isOwn || !isLast || texts.length === 1) continue;
    if (!found.has(goods.join(' '))) found.set(goods.join(' '), name);
  }
  return [...found.values()];
}

/** The words of names that begin with this letter, to correct typing errors. */
export const wordsBeginning = (letter: string): readonly string[] =>
  vocabulary().wordsByLetter.get(letter) ?? [];

/** Misspelled words of the tables, which are there to be understood. */
const RIGHTLY: Readonly<Record<string, string>> = {
  barbeque: 'barbecue',
  drier: 'dryer',
  dumbell: 'dumbbell',
  expresso: 'espresso',
  frier: 'fryer',
  nite: 'night',
  trampolin: 'trampoline',
  vacume: 'vacuum',
};

/** Corrections are spelled rightly, also those to a misspelled name. */
export const spelledRightly = (word: string): string =>
  (Object.hasOwn(RIGHTLY, word) ? RIGHTLY[word] : undefined) ?? word;

/** Names of several words, one of which is this. */
export const namesWith = (word: string): readonly Phrase[] =>
  vocabulary().phrases.get(singular(word)) ?? [];
