// Divides the words of a search, or of a title, into names of goods, sizes and single words.
import { measureIn } from './measures.ts';
import { irregularForms } from './singular.ts';
import { isFiller, isQuality } from './vocabulary/modifiers.ts';
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
type Role = 'goods' | 'brand' | 'quality' | 'measure' | 'unknown';

export interface Part extends Meaning {
  /** As typed. */
  readonly words: Phrase;
  readonly role: Role;
}

const NOTHING = { same: [], related: [], others: [], slugs: [], areas: [] };

/** The parts in the order typed, the longest names first; fillers only where nothing else is. */
export function partsOf(words: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < words.length;) {
    const part = partAt(words, from);
    parts.push(part);
    from += part.words.length;
  }
  const meant = parts.filter(
    ({ words: [first = ''], role }) => role === 'goods' || role === 'measure' || !isFiller(first),
  );
  return meant.length === 0 ? parts : meant;
}

/**
 * Neighbors that are one name when the first is called otherwise: "telly stand" is a tv stand,
 * and "iphone charger" a phone charger.
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

/** What brands are known for, if nothing else is named. */
export function kindsOf(parts: readonly Part[]): Part[] {
  const isAlone = parts.every(({ role }) => role !== 'goods' && role !== 'unknown');
  if (!isAlone) return [];
  return parts
    .filter(({ role }) => role === 'brand')
    .flatMap(({ words }) => brandGoods(words))
    .flatMap((goods) => nameIn(goods) ?? { ...NOTHING, words: goods, role: 'goods' as const });
}

function renamedPair(before: Part, part: Part): Part | null {
  const words = [...before.words, ...part.words];
  if (before.role !== 'goods' && before.role !== 'brand') return null;
  if (part.role !== 'goods' || words.length > NAME_WORDS_MAX) return null;
  for (const other of before.same) {
    const phrase = [...other, ...part.words];
    const name = phrase.length > NAME_WORDS_MAX ? null : nameIn(phrase);
    if (name?.role === 'goods') return { ...name, words, same: [phrase, ...name.same] };
  }
  return null;
}

function partAt(words: readonly string[], from: number): Part {
  const measured = measureIn(words.slice(from));
  if (measured !== null) {
    const typed = words.slice(from, from + measured.length);
    const same = measured.same.filter((phrase) => phrase.join(' ') !== typed.join(' '));
    return { ...NOTHING, words: typed, same, role: 'measure' };
  }
  for (let length = Math.min(NAME_WORDS_MAX, words.length - from); length > 0; length -= 1) {
    const name = nameIn(words.slice(from, from + length));
    if (name !== null) return name;
  }
  const word = words[from] ?? '';
  return { ...NOTHING, words: [word], same: modelForms(word), role: roleOf(word) };
}

function nameIn(typed: Phrase): Part | null {
  const meaning = meaningOf(typed);
  const brand = isBrand(typed);
  if (meaning === null && !brand) return null;
  const forms = typed.length === 1 ? irregularForms(typed[0] ?? '').map((form) => [form]) : [];
  const { same, ...rest } = meaning ?? NOTHING;
  const isWeak = typed.length === 1 && isQuality(typed[0] ?? '');
  return {
    ...rest,
    same: [...forms, ...same].filter((phrase) => phrase.join(' ') !== typed.join(' ')),
    words: typed,
    role: brand ? 'brand' : isWeak ? 'quality' : 'goods',
  };
}

/** A number that is no size is one of a model, which may be left out. */
const roleOf = (word: string): Role =>
  isQuality(word) || /\d/.test(word) ? 'quality' : isWordKnown(word) ? 'goods' : 'unknown';

/** A model number, also where its letters and digits are written apart: wh1000 and WH-1000. */
function modelForms(word: string): Phrase[] {
  const forms = irregularForms(word).map((form) => [form]);
  if (!/\d/.test(word)) return forms;
  const places = Array.from(
    word.matchAll(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g),
    ({ index }) => index,
  );
  return [...forms, ...places.slice(0, 4).map((at) => [word.slice(0, at), word.slice(at)])];
}
