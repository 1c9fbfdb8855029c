// Ages, and whom gifts are for: "gift ideas for a 5 year old boy".
import { isDeterminer, isOccasion } from './vocabulary/modifiers.ts';
import { meaningOf, type Meaning, type Phrase } from './vocabulary/vocabulary.ts';

interface Found {
  /** In words. */
  readonly length: number;
}

interface Gift extends Found {
  readonly meaning: Meaning;
}

interface Age extends Found {
  /** Who has this age, such as "kid". */
  readonly who: string;
  readonly years: number;
}

const GIFTS = new Set(['gift', 'gifts', 'present', 'presents']);
const IDEAS = new Set(['idea', 'ideas']);
const YEARS = new Set(['year', 'years', 'yr', 'yrs', 'yo']);
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MONTHS = new Set(['month', 'months', 'mo']);
const CHILDREN = new Set(['boy', 'boys', 'girl', 'girls', 'kid', 'kids', 'child', 'children']);
const LOVES = new Set(['loves', 'likes', 'love', 'like', 'enjoys']);
const BABY_UNTIL_YEARS = 1;
const TODDLER = 'toddler';
const TODDLER_UNTIL_YEARS = 4;
const TEEN_FROM_YEARS = 13;
const ADULT_FROM_YEARS = 20;
const RECIPIENT_WORDS_MAX = 3;

/** For whom gifts are suggested while they are typed, those who are searched most first. */
const SUGGESTED = 'mom dad her him kids wife husband teens girlfriend boyfriend grandma grandpa'
  .split(' ')
  .concat('coffee lovers', 'dog lovers', 'cooks', 'gamers', 'teachers', 'toddlers');

/** In years, both included. */
export interface Ages {
  readonly from: number;
  readonly to: number;
}

/** "Ages 2 to 4"; null: the title names no ages. */
export function agesIn(title: string): Ages | null {
  const [, from, to] = /\bages (\d{1,2}) to (\d{1,2})\b/.exec(title) ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to) };
}

export const isOfAge = ({ from, to }: Ages, years: number): boolean => years >= from && years <= to;

export const isChild = (who: string): boolean => who === TODDLER || CHILDREN.has(who);

/** "5 year old boy", "6 months old"; null: the words do not begin with an age. */
export function ageIn(words: readonly string[]): Age | null {
  const [number = '', unit = ''] = words;
  const isYears = YEARS.has(unit);
  const count = NUMBERS.indexOf(number) + 1 || Number(/^\d{1,3}$/.exec(number)?.[0] ?? 0);
  if (count === 0 || (!isYears && !MONTHS.has(unit))) return null;
  const isOld = words[2] === 'old' || words[2] === 'olds';
  const years = count / (isYears ? 1 : 12);
  const child = words[isOld ? 3 : 2] ?? '';
  // "3 year warranty" is no age.
  if (!isOld && unit !== 'yo' && !CHILDREN.has(child)) return null;
  const length = 2 + (isOld ? 1 : 0) + (CHILDREN.has(child) ? 1 : 0);
  return { length, who: whoIs(years, child), years };
}

function whoIs(years: number, child: string): string {
  if (years >= ADULT_FROM_YEARS) return 'friend';
  if (years >= TEEN_FROM_YEARS) return 'teen';
  if (years < BABY_UNTIL_YEARS) return 'baby';
  if (child !== '') return child;
  return years < TODDLER_UNTIL_YEARS ? TODDLER : 'kid';
}

/** Whom goods are for where nothing else is named. */
const PEOPLE = new Set([
  ...'wife husband son daughter girlfriend boyfriend nephew niece grandson granddaughter'.split(
    ' ',
  ),
  ...'mom mother dad father grandma grandmother grandpa grandfather sister brother'.split(' '),
]);

/** `isFor`: "for" stands before them. null: the words are of no person. */
export function giftToPerson(words: Phrase, isFor: boolean): Meaning | null {
  const isPerson = words.length === 1 && PEOPLE.has(words[0] ?? '');
  return isFor || isPerson ? giftFor(words) : null;
}

/** Goods for a person: "gifts for my dad", "10 year old girl gift"; null: no gift is named. */
export function giftIn(words: readonly string[]): Gift | null {
  const [first = ''] = words;
  const age = ageIn(words);
  if (age !== null) {
    const meaning = GIFTS.has(words[age.length] ?? '') ? giftFor([age.who]) : null;
    return meaning === null ? null : { length: age.length + 1, meaning };
  }
  if (!GIFTS.has(first)) return null;
  const place = IDEAS.has(words[1] ?? '') ? 2 : 1;
  const hasFor = words[place] === 'for';
  const isForAnyone = words.length === place + (hasFor ? 1 : 0);
  const forAnyone = isForAnyone ? giftFor(['birthday']) : null;
  if (forAnyone !== null) return { length: words.length, meaning: forAnyone };
  // "Birthday gift girl".
  if (!hasFor) return giftFrom(words, place);
  const [who = '', ...more] = words.slice(place + 1);
  // "For her" is for a woman; "for her mother" is not.
  if (who === 'her' && more.length === 0) {
    const meaning = giftFor(['woman']);
    return meaning === null ? null : { length: place + 2, meaning };
  }
  const start = place + 1 + (isDeterminer(who) ? 1 : 0);
  // "My dear wife".
  return giftFrom(words, start) ?? giftFrom(words, start + 1);
}

/** "Someone who loves coffee" is a coffee lover. */
function giftFrom(words: readonly string[], start: number): Gift | null {
  const loved = LOVES.has(words[start + 2] ?? '') && words[start + 1] === 'who';
  const lover = loved ? giftFor([words[start + 3] ?? '', 'lover']) : null;
  if (lover !== null) return { length: start + 4, meaning: lover };
  const age = ageIn(words.slice(start));
  const old = age === null ? null : giftFor([age.who]);
  if (age !== null && old !== null) return { length: start + age.length, meaning: old };
  for (let count = RECIPIENT_WORDS_MAX; count > 0; count -= 1) {
    const who = words.slice(start, start + count);
    const meaning = who.length < count ? null : giftFor(who);
    if (meaning !== null) return { length: start + count, meaning };
  }
  return null;
}

export const namesGift = ([first = '']: Phrase): boolean => GIFTS.has(first);

/** "Gift for mom" and others for "gift f"; none unless more than "gift" is typed. */
export function giftsBegun(words: Phrase): Phrase[] {
  const typed = words.join(' ');
  if (!namesGift(words) || words.length < 2) return [];
  return SUGGESTED.map((who) => `${words[0] ?? ''} for ${who}`)
    .filter((text) => text.startsWith(typed))
    .map((text) => text.split(' '));
}

function giftFor(who: Phrase): Meaning | null {
  const meaning = meaningOf(['gift', 'for', ...who]);
  return meaning?.isPurpose === true ? meaning : null;
}

/** The occasion of a gift, which says nothing about the goods. */
export const isOccasionOf = (words: Phrase, others: readonly Phrase[]): boolean =>
  words.every(isOccasion) && others.some((each) => each.some((word) => GIFTS.has(word)));
