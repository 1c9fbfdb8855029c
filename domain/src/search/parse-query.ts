// Parses the text of the search box.
import { codeAmongWords } from './code.ts';
import { giftToPerson } from './gifts.ts';
import { spellMeasures } from './measures.ts';
import { isName, kindsOf, nameIn, partsOf, renamed, turned, withBare, type Part } from './parts.ts';
import { plainText } from './plain-text.ts';
import { isDeterminer, isOwnerOfAny, isQuality } from './vocabulary/modifiers.ts';
import { isBrand, isWordKnown, namesEnding } from './vocabulary/vocabulary.ts';
import { reordered } from './word-order.ts';

const WORDS_MAX = 12;
const WORD_LENGTH_MAX = 40;

export interface ParsedQuery {
  /** In the order typed, without duplicates. */
  readonly words: readonly string[];
  /** The whole text as a code, if it could be one. */
  readonly code: string | null;
  /** What the words name. */
  readonly parts: readonly Part[];
  /** The goods of the brands, or with names that end so, where the words name no goods. */
  readonly kinds: readonly Part[];
}

export function parseQuery(text: string): ParsedQuery {
  const words = plainText(spellMeasures(spellSigns(joinLetters(withoutOwnership(text)))))
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, WORD_LENGTH_MAX).join(''));
  return queryOf(words, codeAmongWords(text));
}

/** "Sheets & pillows", "$100". */
const spellSigns = (text: string): string =>
  text
    .replaceAll(/ [&+] /g, ' and ')
    .replaceAll(/\$(\d[\d,.]*)/g, '$1 dollars')
    // Titles say the short form.
    .replaceAll(/stainless[ -]steel/gi, 'stainless');

/** "Kid's" is "kids", which is known, and "grandpa's" is "grandpa"; names of brands stay. */
const withoutOwnership = (text: string): string =>
  text.replaceAll(/(?<![a-z])([a-z]+)['’]s(?![a-z])/gi, (typed: string, owner: string) => {
    const joined = plainText(`${owner}s`);
    if (isBrand([joined])) return typed;
    return isWordKnown(joined) ? joined : owner;
  });

/** "Wi-fi", "a/c": one word, where it is known so and its first letters mean little alone. */
const joinLetters = (text: string): string =>
  text.replaceAll(/(?<![^ ])([a-z]{1,2})[/-]([a-z]+)(?![^ ])/gi, (typed, first, rest) => {
    const joined = plainText(`${first}${rest}`);
    return isWordKnown(joined) ? joined : typed;
  });

export function queryOf(all: readonly string[], code: string | null): ParsedQuery {
  const words = [...new Set(all)].slice(0, WORDS_MAX);
  // "Something to listen to music" has a word twice.
  const typed = ownerIn(all) ?? partsOf(all.slice(0, WORDS_MAX), { isSearch: true });
  const parts = withBare(reordered(turned(renamed(unique(typed)))));
  return { words, code, parts, kinds: [...kindsOf(parts), ...kindsEnding(parts)] };
}

/** A "cart" is a tool cart, a folding cart or a garden cart. */
function kindsEnding([part, ...more]: readonly Part[]): Part[] {
  const [word = '', ...words] = part?.words ?? [];
  if (part?.role !== 'goods' && part?.role !== 'unknown') return [];
  if (more.length + words.length > 0 || isName(part) || part.slugs.length > 0) return [];
  // Goods that only answer such a name are others: a play kitchen for play food.
  return namesEnding(word)
    .flatMap((name) => nameIn(name) ?? [])
    .map((kind) => ({ ...kind, related: [] }));
}

/** "Bathroom", "gym", "for kids" or "home office" alone means the goods for it. */
function ownerIn(all: readonly string[]): Part[] | null {
  const isFor = all[0] === 'for';
  const words = all.slice(isFor ? 1 : 0).filter((word) => !isDeterminer(word));
  const person = giftToPerson(words, isFor);
  if (person !== null) return [{ ...person, words, role: 'purpose' }];
  const [word = ''] = words;
  const isAlone = words.length === 1 && (isQuality(word) || isOwnerOfAny(word));
  if (!isAlone && nameIn(words) !== null) return null;
  const goods = nameIn([...words, 'stuff']);
  return goods?.role === 'purpose' ? [{ ...goods, words }] : null;
}

function unique(parts: readonly Part[]): Part[] {
  const typed = parts.map(({ words }) => words.join(' '));
  return parts.filter((_, place) => typed.indexOf(typed[place] ?? '') === place);
}
