// Divides the words of a search, or of a title, into names of goods, sizes and single words.
import { ageIn, agesIn, giftIn, isChild, isOccasionOf, isOfAge } from './gifts.ts';
import { measureIn } from './measures.ts';
import { keepsLimit, limitIn, type Limit } from './limits.ts';
import { plainText } from './plain-text.ts';
import { irregularForms, singular } from './singular.ts';
import {
  alikeForms,
  isDeterminer,
  isFiller,
  isGeneric,
  isQuality,
  isQualityPhrase,
  isTool,
} from './vocabulary/modifiers.ts';
import {
  brandGoods,
  isBrand,
  isWordKnown,
  meaningOf,
  NAME_WORDS_MAX,
  type Meaning,
  type Phrase,
} from './vocabulary/vocabulary.ts';

/** What a part is, which decides whether it may be corrected or left out. */
type Role = 'goods' | 'purpose' | 'brand' | 'quality' | 'measure' | 'limit' | 'unknown';

export interface Part extends Meaning {
  /** As typed. */
  readonly words: Phrase;
  readonly role: Role;
  /** The goods without "set" or "kit" behind them, for where no lot has the whole name. */
  readonly bare?: Part;
  /** Its last word may begin a longer one. */
  readonly isUnfinished?: boolean;
  /** Of a comparison. */
  readonly limit?: Limit;
  /** What the goods should not be: "not leather". */
  readonly unwanted?: readonly Phrase[];
  /** For whom they should be, in years. */
  readonly age?: number;
}

const NOTHING = { same: [], related: [], others: [], slugs: [], areas: [] };

/**
 * The parts in the order typed, as few as possible; of "king bed sheets" the last name is the
 * longest. Fillers only where nothing else is; comparisons only of a search.
 */
export function partsOf(
  words: readonly string[],
  { isSearch = false }: { isSearch?: boolean } = {},
): Part[] {
  const best: (readonly Part[])[] = [];
  best[words.length] = [];
  for (let from = words.length - 1; from >= 0; from -= 1) {
    const ways = partsAt(words, from, isSearch).map((part) => [
      part,
      ...(best[from + part.words.length] ?? []),
    ]);
    best[from] = ways.reduce((fewest, way) => (way.length < fewest.length ? way : fewest));
  }
  const parts = [...(best[0] ?? [])];
  const isTask = parts.some(({ role }) => role === 'purpose');
  const phrases = parts.filter(({ role }) => role === 'purpose').map(({ words: typed }) => typed);
  const meant = parts.filter(
    (part) =>
      !isMeaningless(part) &&
      !(isTask && isTool(part.words.join(' '))) &&
      !isOccasionOf(part.words, phrases),
  );
  return meant.length === 0 ? parts : meant;
}

/** The goods have other names, so that they are known. */
export const isName = ({ role, same, related }: Part): boolean =>
  role === 'goods' && same.length + related.length > 0;

/** A filler that names no goods. */
const isMeaningless = ({ words: [first = '', ...more], role, same, related }: Part): boolean =>
  more.length === 0 &&
  isFiller(first) &&
  role !== 'measure' &&
  (role !== 'goods' || same.length + related.length === 0);

/**
 * Neighbors that are one name when one of them is called otherwise: "telly stand" is a tv stand,
 * "iphone charger" a phone charger, and "doorbell cam" a doorbell camera.
 */
export function renamed(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const before = result.at(-1);
    const name = before === undefined ? null : renamedPair(before, part);
    if (name === null) result.push(part);
    else result.splice(-1, 1, name);
  }
  return result;
}

/** "Knife set" names knives as well. */
export const withBare = (parts: readonly Part[]): Part[] =>
  parts.map((part) => {
    const { words, role } = part;
    const isSet = role === 'goods' && words.length > 1 && isGeneric(words.at(-1) ?? '');
    const bare = isSet ? nameIn(words.slice(0, -1)) : null;
    return bare?.role === 'goods' && isName(bare) ? { ...part, bare } : part;
  });

/** "Water bowl for dogs" is a dog water bowl, where that is a name. */
export function turned(parts: readonly Part[]): Part[] {
  const place = parts.findIndex(({ words }) => words.length === 1 && words[0] === 'for');
  const owner = parts.slice(place + 1).filter(({ words }) => !isDeterminer(words[0] ?? ''));
  const [first, second, ...more] = owner;
  if (place < 1 || first === undefined || more.length > 0) return [...parts];
  // "Camera for the baby room" is a baby camera.
  const isRoom = second?.role === 'quality';
  const owners = [
    ...(second === undefined ? [] : [[first, second]]),
    ...(isRoom || !second ? [[first]] : []),
  ];
  // "Kitchen set" may be several parts.
  for (const from of [Math.max(0, place - 2), place - 1]) {
    const goods = parts.slice(from, place);
    for (const of of owners) {
      const name = nameOwned(namesOf(of), namesOf(goods));
      if (name === null) continue;
      const words = [...goods, { words: ['for'] }, ...of].flatMap((part) => part.words);
      return [...parts.slice(0, from), { ...name, words }];
    }
  }
  return [...parts];
}

/** Dogs are also called puppies. */
const namesOf = (parts: readonly Part[]): Phrase[] => [
  parts.flatMap(({ words }) => words),
  ...(parts.length === 1 ? (parts[0]?.same ?? []) : []),
];

function nameOwned(owners: readonly Phrase[], goods: readonly Phrase[]): Part | null {
  for (const phrase of owners.flatMap((owner) => goods.map((each) => [...owner, ...each]))) {
    const name = phrase.length > NAME_WORDS_MAX ? null : nameIn(phrase);
    if (name?.role === 'goods') return { ...name, same: [phrase, ...name.same] };
  }
  return null;
}

/** What brands are known for, if nothing else is named. */
export function kindsOf(parts: readonly Part[]): Part[] {
  const isAlone = parts.every(({ role }) => role !== 'goods' && role !== 'unknown');
  if (!isAlone) return [];
  return parts
    .filter(({ role }) => role === 'brand')
    .flatMap(({ words }) => brandGoods(words))
    .flatMap((goods) => nameIn(goods) ?? { ...NOTHING, words: goods, role: 'goods' as const });
}

export function renamedPair(before: Part, part: Part): Part | null {
  const words = [...before.words, ...part.words];
  if (part.role !== 'goods' || words.length > NAME_WORDS_MAX) return null;
  const firsts = [...before.same, before.words];
  const phrases = [part.words, ...part.same].flatMap((last) =>
    firsts.map((first) => [...first, ...last]),
  );
  for (const phrase of phrases) {
    const name = phrase.length > NAME_WORDS_MAX ? null : nameIn(phrase);
    if (name?.role === 'goods') return { ...name, words, same: [phrase, ...name.same] };
  }
  return echoed(before, part) ? { ...before, words, same: [before.words, ...before.same] } : null;
}

/** "Crockpot pot", "roomba vacuum": a brand that names goods, and the last word of their name. */
const echoed = ({ role, same }: Part, { words: [word = '', ...more] }: Part): boolean =>
  role === 'brand' &&
  more.length === 0 &&
  same.some((name) => name.length > 1 && singular(name.at(-1) ?? '') === singular(word));

/** A boy is a kid, of whom names tell: "kids bike". */
const agesOf = (who: string): Phrase[] => [...(isChild(who) ? [['kid']] : []), [who]];

/** What the words from there on may be: a size, or names, the shortest first. */
function partsAt(words: readonly string[], from: number, isSearch: boolean): Part[] {
  const compared = isSearch ? limitIn(words.slice(from)) : null;
  if (compared !== null) {
    const typed = words.slice(from, from + compared.length);
    return [{ ...NOTHING, words: typed, role: 'limit', limit: compared.limit }];
  }
  const gift = isSearch ? giftIn(words.slice(from)) : null;
  if (gift !== null) {
    const typed = words.slice(from, from + gift.length);
    return [{ ...gift.meaning, words: typed, role: 'purpose' }];
  }
  const age = isSearch ? ageIn(words.slice(from)) : null;
  if (age !== null) {
    const typed = words.slice(from, from + age.length);
    return [{ ...NOTHING, words: typed, same: agesOf(age.who), role: 'limit', age: age.years }];
  }
  const measured = measureIn(words.slice(from));
  if (measured !== null) {
    const typed = words.slice(from, from + measured.length);
    const same = measured.same.filter((phrase) => phrase.join(' ') !== typed.join(' '));
    const measure = { ...NOTHING, words: typed, same, role: 'measure' as const };
    // In "3 step stool" the step belongs to the stool.
    const last = from + measured.length - 1;
    const isUnitOfName =
      last > from &&
      nameIn(words.slice(last, last + 2))?.role === 'goods' &&
      last + 2 <= words.length;
    const [number = ''] = typed;
    return isUnitOfName ? [{ ...NOTHING, words: [number], role: 'quality' }, measure] : [measure];
  }
  const names: Part[] = [];
  let length = 0;
  let counted = 0;
  while (counted < NAME_WORDS_MAX && from + length < words.length) {
    const word = words[from + length] ?? '';
    const isCounted = length === 0 || !isDeterminer(word);
    length += 1;
    counted += isCounted ? 1 : 0;
    const name = isCounted ? nameIn(words.slice(from, from + length)) : null;
    if (name !== null) names.push(name);
  }
  const word = words[from] ?? '';
  if (isSearch) {
    const rest = words.slice(from);
    names.push(...[qualityIn(rest), unwantedIn(rest)].filter((each) => each !== null));
  }
  if (names[0]?.words.length === 1) return names;
  return [{ ...NOTHING, words: [word], same: modelForms(word), role: roleOf(word) }, ...names];
}

const LACKS = ['non', 'anti'];

/** "Cold weather", or "non slip", which is also written as one word. */
function qualityIn([first = '', second]: readonly string[]): Part | null {
  if (second === undefined) return null;
  const words = [first, second];
  const isLack = LACKS.includes(first);
  if (!isLack && !isQualityPhrase(words.join(' '))) return null;
  return { ...NOTHING, words, same: isLack ? [[words.join('')]] : [], role: 'quality' };
}

const NEGATIONS = ['no', 'not', 'without', 'except'];
const UNWANTED_WORDS_MAX = 2;

/** "Not leather", "not for a baby". */
function unwantedIn(words: readonly string[]): Part | null {
  if (!NEGATIONS.includes(words[0] ?? '')) return null;
  let from = words[1] === 'for' ? 2 : 1;
  if (isDeterminer(words[from] ?? '')) from += 1;
  for (let count = UNWANTED_WORDS_MAX; count > 0; count -= 1) {
    const thing = words.slice(from, from + count);
    const name = thing.length < count ? null : nameIn(thing);
    if (thing.length < count || (name === null && count > 1)) continue;
    const unwanted = [thing, ...(name?.same ?? [])];
    return { ...NOTHING, words: words.slice(0, from + count), role: 'limit', unwanted };
  }
  return null;
}

/** Whether the title has what the part asks for, as far as it says so. */
export function keepsPart(title: string, { limit, unwanted = [], age }: Part): boolean {
  const words = plainText(title).split(' ').map(singular);
  const isUnwanted = unwanted.some((name) => name.every((word) => words.includes(singular(word))));
  const ages = age === undefined ? null : agesIn(title);
  return (
    !isUnwanted &&
    (limit === undefined || keepsLimit(title, limit)) &&
    (age === undefined || ages === null || isOfAge(ages, age))
  );
}

/** null: the words name nothing. */
export function nameIn(typed: Phrase): Part | null {
  const meaning = meaningOf(typed);
  const brand = isBrand(typed);
  if (meaning === null && !brand) return null;
  const forms = typed.length === 1 ? formsOf(typed[0] ?? '') : [];
  const { same, ...rest } = meaning ?? NOTHING;
  const isWeak = typed.length === 1 && isQuality(typed[0] ?? '');
  return {
    ...rest,
    same: [...forms, ...same].filter((phrase) => phrase.join(' ') !== typed.join(' ')),
    words: typed,
    role: brand ? 'brand' : isWeak ? 'quality' : meaning?.isPurpose ? 'purpose' : 'goods',
  };
}

/** A number that is no size is one of a model, which may be left out. */
const roleOf = (word: string): Role =>
  isQuality(word) || /\d/.test(word) ? 'quality' : isWordKnown(word) ? 'goods' : 'unknown';

const formsOf = (word: string): Phrase[] =>
  [...irregularForms(word), ...alikeForms(word)].map((form) => [form]);

/** A model number, also where its letters and digits are written apart: wh1000 and WH-1000. */
function modelForms(word: string): Phrase[] {
  const forms = formsOf(word);
  if (!/\d/.test(word)) return forms;
  const places = Array.from(
    word.matchAll(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g),
    ({ index }) => index,
  );
  return [...forms, ...places.slice(0, 4).map((at) => [word.slice(0, at), word.slice(at)])];
}
