// Which words of a search are left out in turn while no lot matches: what adds nothing to the goods
// first, the goods themselves never.
import type { Analyses } from './analyses.ts';
import { isName, type Part } from './parts.ts';
import { termsOf, type Terms } from './terms.ts';
import {
  isAmount,
  isContainer,
  isDeterminer,
  isGeneric,
  isNoun,
  isOwner,
  isPerson,
  isTool,
} from './vocabulary/modifiers.ts';

/** "Desk that goes up and down": what follows is named as a whole. */
const CLAUSES = ['that', 'which', 'to'];
/** What follows one of these is not the goods. */
const DETAILS = ['with', 'for', 'in', 'on', 'under', ...CLAUSES];
const LINKS = [...DETAILS, 'of'];
const BY_ROLE = [
  ['brand'],
  ['quality', 'measure'],
  ['brand', 'quality', 'measure'],
  ['limit'],
  ['brand', 'quality', 'measure', 'limit'],
  ['purpose'],
  ['brand', 'quality', 'measure', 'limit', 'purpose'],
];
/** "Lego" is a brand and the goods. */
const NAMED_LAST = [['quality', 'measure'], ...BY_ROLE.filter(([role]) => role !== 'quality')];

/** Words that tell only how goods are sold: "lego set", "roomba machine", "box of pens". */
export const idleParts = (parts: readonly Part[]): Part[] =>
  parts.filter(({ words: [word = '', ...more], role }, place) => {
    if (more.length > 0) return false;
    const [of] = parts[place + 1]?.words ?? [];
    return of === 'of'
      ? isAmount(word)
      : (word === 'of' && place > 0) || (role === 'quality' && isGeneric(word));
  });

/** Without those alone; null where there are none. */
export function leaveOutIdle(
  terms: Terms,
  analyses: Analyses,
  typedFor: ReadonlyMap<string, string>,
): Terms | null {
  const left = idleParts(terms.parts);
  return left.length === 0 ? null : fewerTerms(terms, { left }, { analyses, typedFor });
}

export function leaveOut(
  terms: Terms,
  analyses: Analyses,
  typedFor: ReadonlyMap<string, string>,
): Terms[] {
  const read = { analyses, typedFor };
  const sets = leftOut(terms, read);
  const isSet = terms.parts.some(({ bare }) => bare !== undefined);
  // Last of all a single knife answers "knife set".
  const bare = isSet ? [[], ...sets].map((left) => ({ left, isBare: true })) : [];
  const others = allButPeople(terms.parts).map((left) => ({ left }));
  return [...sets.map((left) => ({ left })), ...bare, ...others].flatMap(
    (each) => fewerTerms(terms, each, read) ?? [],
  );
}

/** Where there is no men's jacket, other clothes for men are of more use than other jackets. */
function allButPeople(parts: readonly Part[]): (readonly Part[])[] {
  const left = parts.filter(({ words: [word = ''] }) => !isPerson(word));
  const isClothes = left.some((part) => isName(part) && part.areas.includes('apparel'));
  return isClothes && left.length < parts.length ? [left] : [];
}

/** Sizes and qualities one by one, in pairs, and all but one, before all; sizes last. */
function smallerOmissions(left: readonly Part[], idle: readonly Part[]): (readonly Part[])[] {
  const qualitiesAndSizes = left.filter(
    (part) => (part.role === 'quality' || isSize(part)) && !idle.includes(part),
  );
  const rest = left.filter((part) => !qualitiesAndSizes.includes(part));
  const inOrder = qualitiesAndSizes.toSorted(
    (one, other) => Number(isSize(one)) - Number(isSize(other)),
  );
  const pairs = inOrder.flatMap((one, place) =>
    inOrder.slice(place + 1).map((other) => [one, other]),
  );
  const allButOne = inOrder
    .toReversed()
    .map((remaining) => inOrder.filter((part) => part !== remaining));
  return [...inOrder.map((one) => [one]), ...pairs, ...allButOne]
    .filter((set) => set.length > 0 && set.length < inOrder.length)
    .map((set) => [...rest, ...set]);
}

const isSize = ({ role }: Part): boolean => role === 'measure';

interface Read {
  readonly analyses: Analyses;
  readonly typedFor: ReadonlyMap<string, string>;
}

interface Left {
  readonly left: readonly Part[];
  /** And "set" or "kit" of the names of goods. */
  readonly isBare?: boolean;
}

/** null: what remains asks for nothing. */
function fewerTerms(
  terms: Terms,
  { left, isBare = false }: Left,
  { analyses, typedFor }: Read,
): Terms | null {
  const idle = idleParts(terms.parts);
  const others = terms.parts.filter((part) => !left.includes(part));
  if (!isAsking(others, left, idle)) return null;
  const remaining = isBare ? others.map((part) => part.bare ?? part) : others;
  const words = remaining.flatMap((part) => part.words);
  const fewer = termsOf({ words, code: null, parts: remaining, kinds: [] }, analyses);
  // Of "ice pack" it is unclear what the ice would be.
  const isKnown = remaining.some(
    ({ role, areas }) => role === 'brand' || (role !== 'quality' && areas.length > 0),
  );
  // A word that is left out is named as it was typed, since its correction found nothing.
  const shown = left
    .filter((part) => !isKnown || !idle.includes(part))
    .map((part) =>
      shownWords(part)
        .map((word) => typedFor.get(word) ?? word)
        .join(' '),
    );
  const [first = '', ...clause] = shown;
  const dropped = CLAUSES.includes(first)
    ? [clause.join(' ')]
    : shown.filter((word) => !LINKS.includes(word) && !isDeterminer(word));
  const corrected = words.some((word) => typedFor.has(word)) ? words.join(' ') : '';
  return { ...fewer, code: terms.code, corrected, dropped, droppedParts: left };
}

/** What to leave out in turn. */
function leftOut(terms: Terms, { analyses, typedFor }: Read): (readonly Part[])[] {
  const { parts } = terms;
  const idle = idleParts(parts);
  const detail = parts.findIndex(
    ({ words: [word = ''], role }) => DETAILS.includes(word) && role !== 'limit',
  );
  const isNamed = parts.some((part) => part.role === 'brand' && hasNames(part));
  const sets = [
    idle,
    detail > 0 ? parts.slice(detail) : [],
    ...(isNamed ? NAMED_LAST : BY_ROLE).flatMap((roles) => {
      const left = parts.filter((part) => roles.includes(part.role) && !isHead(part, terms));
      return [...smallerOmissions(left, idle), left, [...left, ...idle]];
    }),
    aroundHead(terms, analyses, typedFor),
  ].map((left) => parts.filter((part) => left.includes(part)));
  const keys = sets.map((left) =>
    left
      .flatMap(({ words }) => words)
      .filter((word) => !DETAILS.includes(word))
      .join(' '),
  );
  // The first was left out before.
  return sets.filter(
    (left, place) => place > 0 && left.length > 0 && keys.indexOf(keys[place] ?? '') === place,
  );
}

const hasNames = ({ same, related }: Part): boolean => same.length + related.length > 0;

/** "Set" alone asks for no goods, and nor does "red" of "red Lego", or "box" of "Lego box". */
function isAsking(
  remaining: readonly Part[],
  left: readonly Part[],
  idle: readonly Part[],
): boolean {
  const isNamed = left.some(({ role }) => role === 'brand');
  return remaining.some(
    (part) =>
      !idle.includes(part) &&
      !isDeterminer(part.words[0] ?? '') &&
      (!isNamed || (part.role !== 'quality' && !isContainer(part.words.join(' ')))),
  );
}

/** Of "desk light" the light is meant, so that no desk answers. A "drill tool" is a drill. */
function isHead({ words: [word = ''] }: Part, { parts }: Terms): boolean {
  const [head, before] = [parts.at(-1), parts.at(-2)];
  if (head?.words[0] !== word || head.words.length > 1 || !isNoun(word)) return false;
  return !isTool(word) || before === undefined || !isName(before);
}

/** Whose the goods are, and words that no lot has, before a name of goods. */
function aroundHead(
  { parts }: Terms,
  analyses: Analyses,
  typedFor: ReadonlyMap<string, string>,
): Part[] {
  const head = parts.at(-1);
  if (head === undefined || !isName(head)) return [];
  const left = parts.slice(0, -1).filter(({ words, role }) => {
    const [word = ''] = words;
    const isUnknown = role === 'unknown' && analyses.get(word)?.isKnown === false;
    const isNew = isUnknown || typedFor.has(word);
    return words.length === 1 && (role === 'quality' || isNew || isOwner(word, head.areas));
  });
  return left.length === parts.length - 1 ? left : [];
}

/** "$50" was read as "50 dollars". */
function shownWords({ words, role }: Part): readonly string[] {
  const isPrice = role === 'limit' && words.at(-1) === 'dollars';
  return isPrice ? [...words.slice(0, -2), `$${words.at(-2) ?? ''}`] : words;
}
