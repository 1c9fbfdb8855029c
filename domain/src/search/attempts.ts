// What is searched for in turn, until some lot matches.
import type { Analyses } from './analyses.ts';
import type { ParsedQuery } from './parse-query.ts';
import { isName, type Part } from './parts.ts';
import type { Respelled } from './respell.ts';
import { NONE, termsOf, type Terms } from './terms.ts';
import { completed } from './unfinished.ts';
import { isDeterminer, isNoun, isOwner, isTool } from './vocabulary/modifiers.ts';

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
  const either = eitherOf(first);
  const rest = [
    ...others,
    ...ofKinds(query, analyses),
    ...leaveOut(first, analyses, respelled[0]?.typedFor ?? NONE),
  ];
  const unfinished = completed(query, respelled, analyses);
  const isTwoGoods =
    first.parts.filter(({ words: [word = ''], role }) => role === 'goods' && !JOINS.includes(word))
      .length === 2;
  if (either !== null && isTwoGoods) return [either, first, ...rest];
  // An unfinished word is completed before words are left out, or it is taken for another one.
  const begun = unfinished === null ? [] : [unfinished];
  const [best = first, ...more] = [...begun, first, ...rest, ...(either === null ? [] : [either])];
  return [best, ...more];
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
      parts: [...goods.parts, ...others.filter(({ role }) => role === 'limit')],
      code,
      all: [either, ...rest.all],
      expanded: [...new Set([...names, ...goods.expanded])],
      dropped,
      isEither: true,
    },
  ];
}

const JOINS = ['and', 'or', 'n'];

/** "Washer and dryer" means one or the other. */
function eitherOf(terms: Terms): Terms | null {
  const joins = terms.parts.flatMap(({ words: [word = ''] }, place) =>
    JOINS.includes(word) ? [place] : [],
  );
  const [place] = joins;
  if (place === undefined || joins.length > 1) return null;
  const sides = [terms.all.slice(0, place), terms.all.slice(place + 1)].map((side) =>
    side.filter((options) => options.length > 0),
  );
  const [one, other] = sides;
  // Of longer sides it is unclear what the rest belongs to.
  if (one?.length !== 1 || other?.length !== 1) return null;
  return { ...terms, isEither: true, all: [[...(one[0] ?? []), ...(other[0] ?? [])]] };
}

/** What follows one of these is not the goods. */
const DETAILS = ['with', 'for', 'in', 'on', 'under'];
const LEFT_OUT = [
  ['brand'],
  ['quality', 'measure'],
  ['brand', 'quality', 'measure'],
  ['limit'],
  ['brand', 'quality', 'measure', 'limit'],
];

function leaveOut(
  terms: Terms,
  analyses: Analyses,
  typedFor: ReadonlyMap<string, string>,
): Terms[] {
  const detail = terms.parts.findIndex(
    ({ words: [word = ''], role }) => DETAILS.includes(word) && role !== 'limit',
  );
  const details = detail > 0 ? terms.parts.slice(detail) : [];
  const sets = [
    details,
    ...LEFT_OUT.map((roles) =>
      terms.parts.filter((part) => roles.includes(part.role) && !isHead(part, terms)),
    ),
    aroundHead(terms, analyses, typedFor),
  ];
  const keys = sets.map((left) =>
    left
      .flatMap(({ words }) => words)
      .filter((word) => !DETAILS.includes(word))
      .join(' '),
  );
  const different = sets.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
  return different.flatMap((left) => {
    const remaining = terms.parts.filter((part) => !left.includes(part));
    if (left.length === 0 || remaining.length === 0) return [];
    const words = remaining.flatMap((part) => part.words);
    const fewer = termsOf({ words, code: null, parts: remaining, kinds: [] }, analyses);
    // A word that is left out is named as it was typed, since its correction found nothing.
    const dropped = left
      .map((part) =>
        shownWords(part)
          .map((word) => typedFor.get(word) ?? word)
          .join(' '),
      )
      .filter((word) => !DETAILS.includes(word) && !isDeterminer(word));
    const corrected = words.some((word) => typedFor.has(word)) ? words.join(' ') : '';
    return [{ ...fewer, code: terms.code, corrected, dropped, wished: left }];
  });
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
