// What is searched for in turn, until some lot matches.
import type { Analyses } from './analyses.ts';
import type { ParsedQuery } from './parse-query.ts';
import { idleParts, leaveOut, leaveOutIdle } from './left-out.ts';
import type { Part } from './parts.ts';
import type { Respelled } from './respell.ts';
import { NONE, termsOf, type Terms } from './terms.ts';
import { completed } from './unfinished.ts';

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
  const typedFor = respelled[0]?.typedFor ?? NONE;
  const rest = [
    ...others,
    ...[leaveOutIdle(first, analyses, typedFor)].filter((each) => each !== null),
    ...ofKinds(query, analyses),
    ...leaveOut(first, analyses, typedFor),
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

/**
 * Of a brand alone that no lot has, the goods that it is known for: next, of any quality. Of a word
 * that no lot has, goods whose name ends with it.
 */
function ofKinds(query: ParsedQuery, analyses: Analyses): Terms[] {
  if (query.kinds.length === 0) return [];
  const isOfBrand = query.parts.some(({ role }) => role === 'brand');
  if (!isOfBrand) return [{ ...kindsWith(query, [], analyses), dropped: [] }];
  const idle = idleParts(query.parts);
  const asked = query.parts.filter((part) => part.role !== 'brand' && !idle.includes(part));
  const limits = asked.filter(({ role }) => role === 'limit');
  const isLess = limits.length < asked.length;
  return [asked, ...(isLess ? [limits] : [])].map((others) => kindsWith(query, others, analyses));
}

function kindsWith(
  { parts, kinds, code }: ParsedQuery,
  others: readonly Part[],
  analyses: Analyses,
): Terms {
  const wanted = { words: [], code: null, kinds: [] };
  const rest = termsOf({ ...wanted, parts: others }, analyses);
  // Their names were not typed, and mean no other goods.
  const named = kinds.map((kind) => ({ ...kind, same: [kind.words, ...kind.same] }));
  const goods = termsOf({ ...wanted, parts: named }, analyses);
  const either = goods.all.flat().filter((option) => option.kind === 'words' && option.isOtherName);
  const idle = idleParts(parts);
  const left = parts.filter((part) => !others.includes(part) && !idle.includes(part));
  const names = kinds.map(({ words }) => words.join(' '));
  return {
    ...goods,
    parts: [...goods.parts, ...others.filter(({ role }) => role === 'limit')],
    code,
    all: [either, ...rest.all],
    expanded: [...new Set([...names, ...goods.expanded])],
    dropped: left.map(({ words }) => words.join(' ')),
    isEither: true,
  };
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
