// How well a title names what was searched: goods named by the title come before those that it only
// mentions, such as a lamp with a charger.
import { agesIn, isOfAge } from './gifts.ts';
import { spellMeasures } from './measures.ts';
import { isName, nameIn, partsOf, type Part } from './parts.ts';
import { plainText } from './plain-text.ts';
import { singular } from './singular.ts';
import {
  isContainer,
  isDeterminer,
  isFiller,
  isForOthers,
  isOwner,
  isPerson,
  opposites,
} from './vocabulary/modifiers.ts';
import { keyOf, type Phrase } from './vocabulary/vocabulary.ts';

/** The penalty of each way in which a title can have a part of the search. */
const HOW = {
  typed: 0,
  same: 0.25,
  kindOfBoth: 0.4,
  related: 0.5,
  kind: 0.75,
  kindOfRelated: 1,
  named: 1.25,
  scattered: 2,
  // "Kids' study desk and chair" is a chair for kids.
  scatteredHead: 1.6,
  // A hair dryer may be meant by "dryer", but a pet stroller is not by "stroller".
  otherKind: 2.4,
  begun: 1.5,
  within: 3,
  absent: 4,
  mentioned: 4.5,
};
/** Ranks related goods in the order of their list. */
const LATER = 0.001;
const JOINS = ['and', 'or', 'n', 'for', 'with', 'the', 'a', 'of', 'in', 'on', 'to'];
/** The rest comes with the goods, what is aside only describes them: "sheets" of "12 sheets". */
const WHERE = { head: 0, joined: 0.8, main: 0.5, rest: 2, aside: 2.5 };

/** From here on a title only mentions the goods. */
export const MISFIT = 2;

/** Less is better; 0: the title is exactly what was searched. */
export type Fit = (title: string) => number;

interface Wanted {
  readonly parts: readonly Part[];
  /** What was left out of the search. */
  readonly droppedParts?: readonly Part[];
  /** One of the parts is enough. */
  readonly isEither?: boolean;
}

export function fitOf({ parts, droppedParts = [], isEither = false }: Wanted): Fit {
  const wanted = parts
    .filter(({ words: [word = ''], role }) => !JOINS.includes(word) && role !== 'limit')
    .map((part, place, { length }) => keysOf(part, place === length - 1));
  const age = parts.find((part) => part.age !== undefined)?.age;
  const unlike = opposites(droppedParts.flatMap(({ words }) => words));
  const order = sizeOrder([...parts, ...droppedParts].flatMap(({ words }) => words));
  return (title) => {
    const read = readTitle(title);
    const found = wanted.map((keys) => bestMatch(keys, read));
    const costs = found.map(({ how, where }) => how + where);
    // Goods that are both come first.
    if (isEither) return Math.min(...costs) - (costs.every((cost) => cost < MISFIT) ? 0.1 : 0);
    const where = Math.min(...found.filter(({ isGoods }) => isGoods).map((each) => each.where));
    const how = found.reduce((sum, each) => sum + each.how, 0);
    const ages = age === undefined ? null : agesIn(title);
    const isForAge = age !== undefined && ages !== null && isOfAge(ages, age);
    const isUnlike = read.some(({ words }) => words.some((word) => unlike.has(word)));
    return (
      how +
      (Number.isFinite(where) ? where : WHERE.rest) +
      (isUnlike ? UNLIKE : 0) -
      (isForAge ? FOR_AGE : 0) +
      order * BY_INCH * inchesIn(title)
    );
  };
}

/** 1: the smaller come first; -1: the larger. */
function sizeOrder(words: readonly string[]): number {
  if (words.some((word) => SMALL.has(word))) return 1;
  return words.some((word) => LARGE.has(word)) ? -1 : 0;
}

const SMALL = new Set(['small', 'smaller', 'mini', 'tiny', 'little', 'compact']);
const LARGE = new Set(['big', 'bigger', 'large', 'larger', 'huge', 'giant', 'jumbo']);

const inchesIn = (title: string): number =>
  Number(/\b(\d{1,4}(?:\.\d{1,4})?) inch/i.exec(spellMeasures(title))?.[1] ?? 0);

/** Whether a title has none of the other names that were searched: "sliding" is no slide. */
export function lacksNames(parts: readonly Part[]): (title: string) => boolean {
  const fits = parts
    .filter(({ same, related, role }) => role !== 'measure' && same.length + related.length > 0)
    .map((part) => fitOf({ parts: [part] }));
  return (title) => fits.length > 0 && fits.every((fit) => fit(title) === HOW.absent + WHERE.rest);
}

/**
 * Whether a title is about other goods and only has the name in passing: a tv stand, or a chair in
 * the color espresso. Of a search for one kind of goods; null for others.
 */
export function namesOthers(parts: readonly Part[]): ((title: string) => boolean) | null {
  const isGoods = ({ role }: Part): boolean => !DESCRIBING.has(role);
  const [goods, ...more] = parts.filter(isGoods);
  if (goods?.role !== 'goods' || goods.slugs.length + more.length > 0) return null;
  const fit = fitOf({ parts: [goods] });
  return (title) => {
    const cost = fit(title);
    // Of a title without the name, the description may have it.
    return cost >= WHERE.aside && cost !== HOW.absent + WHERE.rest;
  };
}

/** Whether a title is for the people among the dropped parts, as far as it says so. */
export function suitsDroppedPeople(parts: readonly Part[], droppedParts: readonly Part[]) {
  const isClothes = [...parts, ...droppedParts].some(
    ({ words: [word = ''], areas }) => areas.includes('apparel') && !isPerson(word),
  );
  // For other goods, people in a title are no reason to leave it out.
  const wanted = isClothes ? droppedParts.flatMap(({ words }) => words) : [];
  return (title: string): boolean => !isForOthers(plainText(title).split(' '), wanted);
}

/** Of a search for people alone, whether a title is of the kind of clothes that was dropped. */
export function suitsDroppedClothes(parts: readonly Part[], droppedParts: readonly Part[]) {
  const isAllPeople = parts.every(({ words: [word = ''] }) => isPerson(word));
  const goods = isAllPeople ? droppedParts.filter(isName) : [];
  const keys = new Set(goods.flatMap(({ words, same }) => [words, ...same].map(keyOf)));
  const fits = CLOTHES.flatMap((kind) => nameIn([kind]) ?? [])
    .filter(({ related }) => related.some((name) => keys.has(keyOf(name))))
    .map((kind) => fitOf({ parts: [kind] }));
  return (title: string): boolean => goods.length === 0 || fits.some((fit) => fit(title) < MISFIT);
}

/** Names whose related goods may replace each other. */
const CLOTHES = ['clothes', 'shoe'];

/** Whether a title has the goods only as a count: "12 sheets" of a paper shredder. */
export function countsOnly(parts: readonly Part[]): (title: string) => boolean {
  const goods = parts.filter(({ role }) => role === 'goods');
  const nouns = goods.flatMap(({ words }) => words.filter((word) => !isContainer(word)).slice(-1));
  const wanted = nouns.map(singular);
  const fit = fitOf({ parts: goods });
  return (title) => {
    const read = readTitle(title);
    const has = (noun: string, isCount: boolean) =>
      read.some((part) => part.isMeasure === isCount && part.words.includes(noun));
    const isCounted = wanted.some((noun) => has(noun, true) && !has(noun, false));
    // A bookcase with five shelves is a book shelf.
    return isCounted && fit(title) >= MISFIT;
  };
}

const DESCRIBING = new Set(['brand', 'quality', 'measure', 'limit']);

/** A gas stove that no lot is comes before an electric one. */
const UNLIKE = 0.6;

/** Titles that name the age come first. */
const FOR_AGE = 2;

const GOODS = new Set(['goods', 'purpose', 'unknown']);

/** Orders goods of one kind only. */
const BY_INCH = 0.0005;

interface Keys {
  readonly words: readonly string[];
  readonly typed: string;
  readonly same: ReadonlySet<string>;
  /** By name, its place: the goods that are meant most come first. */
  readonly related: ReadonlyMap<string, number>;
  readonly others: ReadonlySet<string>;
  /** All names but the typed one. */
  readonly phrases: readonly Phrase[];
  /** The beginning of a word. */
  readonly begins: string | null;
  readonly isGoods: boolean;
  /** Not a name: a play kitchen is no kind of "kitchen". */
  readonly isPurpose: boolean;
  /** The room or the task itself: "bathroom" of "stuff for my bathroom". */
  readonly purpose: readonly string[];
  /** It has no other names. */
  readonly isPlain: boolean;
  /** It stands for a whole category. */
  readonly isCategory: boolean;
}

const keysOf = (
  { words, same, related, others, slugs, areas, role, isUnfinished }: Part,
  isLast: boolean,
): Keys => ({
  begins: isUnfinished === true ? (words.at(-1) ?? null) : null,
  words: words.map(singular),
  typed: keyOf(words),
  same: new Set(same.map(keyOf)),
  related: placesOf(related.map(keyOf)),
  others: new Set(others.map(keyOf)),
  phrases: [...same, ...related].map((phrase) => phrase.map(singular)),
  isGoods: isLast || GOODS.has(role),
  isPurpose: role === 'purpose',
  purpose: words.filter((word) => !isMeaningless(word)).map(singular),
  isPlain:
    (role === 'unknown' || (role === 'goods' && areas.length === 0)) &&
    same.length + related.length === 0,
  isCategory: slugs.length > 0,
});

const isMeaningless = (word: string): boolean =>
  isFiller(word) || isDeterminer(word) || JOINS.includes(word);

const placesOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, place): [string, number] => [name, place]).toReversed());

interface TitlePart {
  readonly key: string;
  /** Of the other names of the same goods. */
  readonly same: readonly string[];
  readonly words: readonly string[];
  readonly where: number;
  readonly isMeasure: boolean;
}

interface Match {
  readonly how: number;
  readonly where: number;
  readonly isGoods: boolean;
}

function bestMatch(keys: Keys, title: readonly TitlePart[]): Match {
  // A play kitchen comes after all in the category of kitchens, and a dog bed after bedding.
  if (
    (keys.isPurpose || keys.isCategory) &&
    title.some(({ key, where }) => where === WHERE.head && keys.others.has(key))
  )
    return { how: HOW.mentioned, where: WHERE.aside, isGoods: true };
  const matches = title.flatMap((part) => {
    const how = howFound(keys, part);
    if (how === null) return [];
    const { isGoods } = keys;
    // For a bathroom, a bathroom shelf comes before a shower curtain.
    return how < MISFIT && isCalledFor(keys, part)
      ? [{ how: how - HOW.related, where: WHERE.head, isGoods }]
      : [{ how, where: part.where, isGoods }];
  });
  const main = title.filter(({ where }) => where < WHERE.rest).flatMap(({ words }) => words);
  if (keys.phrases.some((name) => name.length > 1 && isInOrder(name, main))) {
    matches.push({ how: HOW.named, where: WHERE.main, isGoods: keys.isGoods });
  }
  const all = new Set(title.flatMap(({ words }) => words));
  if (keys.begins !== null && keys.words.slice(0, -1).every((word) => all.has(word))) {
    matches.push(...begunBy(keys.begins, keys, title));
  }
  matches.push(matchApart(keys, title, all));
  const match = matches.reduce((best, each) =>
    each.how + each.where < best.how + best.where ? each : best,
  );
  // Toys seldom say so: a bouncer "with toy bar" comes after the goods of the category.
  const isMentioned = match.where >= WHERE.rest && match.how < HOW.absent;
  return keys.isCategory && isMentioned ? { ...match, how: HOW.mentioned } : match;
}

/** Whether the goods have the room or the task in their name. */
const isCalledFor = ({ isPurpose, purpose }: Keys, { words, where }: TitlePart): boolean =>
  isPurpose && where < WHERE.rest && purpose.every((word) => words.includes(word));

/** The words of the name apart from each other, of which the last may be the goods. */
function matchApart(
  { words, isGoods }: Keys,
  title: readonly TitlePart[],
  all: ReadonlySet<string>,
): Match {
  const isScattered = words.length > 1 && words.every((word) => all.has(word));
  if (!isScattered) return { how: HOW.absent, where: WHERE.rest, isGoods };
  const head = title.find(
    (part) => part.where !== WHERE.main && part.where < WHERE.rest && endsWith(part, words),
  );
  return head === undefined
    ? { how: HOW.scattered, where: WHERE.rest, isGoods }
    : { how: HOW.scatteredHead, where: head.where, isGoods };
}

const endsWith = (part: TitlePart, words: readonly string[]): boolean =>
  part.words.at(-1) === words.at(-1);

const begunBy = (text: string, { isGoods }: Keys, title: readonly TitlePart[]): Match[] =>
  title
    .filter(({ words }) => words.some((word) => word.startsWith(text)))
    .map(({ where }) => ({ how: HOW.begun, where, isGoods }));

/** A table lamp is no lamp table, and a desk and chair no desk chair. */
function isInOrder(name: Phrase, words: readonly string[]): boolean {
  const isJoined = name.includes('and');
  let from = 0;
  return name.every((word, place) => {
    const before = from;
    from = words.indexOf(word, from) + 1;
    const isApart = place > 0 && !isJoined && words.slice(before, from).includes('and');
    return from > 0 && !isApart;
  });
}

function howFound(keys: Keys, { key, same, words }: TitlePart): number | null {
  if (keys.others.has(key)) {
    const isAlike = words.at(-1) === keys.typed && !isOwner(words[0] ?? '', ['pets']);
    return isAlike ? HOW.otherKind : HOW.within;
  }
  if (key === keys.typed) return HOW.typed;
  if (keys.same.has(key) || same.includes(keys.typed)) return HOW.same;
  const names = [...(keys.isPurpose ? [] : [keys.typed]), ...keys.same];
  const last = words.at(-1) ?? '';
  const isKind = words.length > 1 && names.includes(last);
  const place = Math.min(...[key, ...same].map((each) => keys.related.get(each) ?? Infinity));
  if (place !== Infinity) return (isKind ? HOW.kindOfBoth : HOW.related) + LATER * place;
  if (isKind) return HOW.kind;
  if (words.length > 1 && keys.related.has(last)) return HOW.kindOfRelated;
  // A tv stand is no tv; but of words that name nothing else, "camping" means camping stoves.
  if (keys.isPlain && words[0] === keys.typed) return HOW.begun;
  return words.some((word) => names.includes(word)) ? HOW.within : null;
}

/** Whether the title has all words of the name. */
export function isNamedIn(name: string, title: string): boolean {
  const words = new Set(plainText(title).split(' ').map(singular));
  return name.split(' ').every((word) => words.has(singular(word)));
}

const WITH = / (?:with|w)[ /]/i;

/** What follows the name of the goods. */
const DETAIL = /,|\(|:| - | \u2013 | \u2014 | (?:with|for|on|in|by|from|w)[ /]/i;
const OF = / of /i;

function readTitle(title: string): TitlePart[] {
  const at = DETAIL.exec(title)?.index ?? title.length;
  const named = title.slice(0, at);
  const of = OF.exec(named);
  const isCounted =
    of !== null && isContainer(plainText(named.slice(0, of.index)).split(' ').at(-1) ?? '');
  const end = of === null || isCounted ? at : of.index;
  const main = partsIn(title.slice(0, end));
  const heads = headsOf(main);
  const rest = title.slice(end);
  const held = WITH.exec(rest)?.index ?? rest.length;
  return [
    ...main.map((part) => titlePart(part, heads.get(part) ?? WHERE.main)),
    ...partsIn(rest.slice(0, held)).map((part) => titlePart(part, WHERE.aside)),
    ...partsIn(rest.slice(held)).map((part) => titlePart(part, WHERE.rest)),
  ];
}

const partsIn = (text: string): Part[] =>
  partsOf(
    plainText(spellMeasures(text))
      .split(' ')
      .filter((word) => word !== ''),
  );

const titlePart = ({ words, same, role }: Part, where: number): TitlePart => ({
  key: keyOf(words),
  same: same.map(keyOf),
  words: words.map(singular),
  where,
  isMeasure: role === 'measure',
});

/** The last name before a set or a kit, and those joined to it by "and"; the first is the most. */
function headsOf(main: readonly Part[]): ReadonlyMap<Part, number> {
  const isNoun = ({ words, role }: Part): boolean =>
    role !== 'measure' && !(words.length === 1 && isContainer(words[0] ?? ''));
  const last = main.findLast(isNoun);
  const joined = main.filter((_, index) => main[index + 1]?.words[0] === 'and');
  const [first, ...more] = [...new Set([...joined, ...(last === undefined ? [] : [last])])];
  return new Map([
    ...more.map((part): [Part, number] => [part, WHERE.joined]),
    ...(first === undefined ? [] : [[first, WHERE.head] as const]),
  ]);
}
