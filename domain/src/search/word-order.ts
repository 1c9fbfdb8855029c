// Names whose words are typed in another order: "sofa set outdoor" is an outdoor sofa set.
import { nameIn, renamedPair, type Part } from './parts.ts';
import { isDeterminer } from './vocabulary/modifiers.ts';
import { NAME_WORDS_MAX } from './vocabulary/vocabulary.ts';

const BEFORE_MAX = 2;
const AFTER_MAX = 2;
const ORDERING = new Set(['goods', 'unknown', 'quality', 'purpose']);

const WORD_LENGTH_MIN = 3;

const isOfName = (word: string): boolean => word.length >= WORD_LENGTH_MIN && !isDeterminer(word);

/** The last part or two may begin the name of what is before them. */
export function reordered(parts: readonly Part[]): Part[] {
  for (let after = 1; after <= AFTER_MAX; after += 1) {
    for (let count = BEFORE_MAX; count > 0; count -= 1) {
      const from = parts.length - after - count;
      const [before, last] = [parts.slice(Math.max(0, from), -after), parts.slice(-after)];
      const name = from < 0 ? null : nameTurned(before, last);
      if (name !== null) return [...parts.slice(0, from), name];
    }
  }
  return [...parts];
}

/** "Mirror full length" is a full length mirror, and a "charger iphone" a phone charger. */
function nameTurned(before: readonly Part[], last: readonly Part[]): Part | null {
  const [[first, ...others], [start, ...more]] = [before, last];
  // A "light desk" is a desk.
  if (first === undefined || start === undefined || first.role === 'quality') return null;
  const [typed, after] = [before, last].map((each) => each.flatMap(({ words }) => words));
  if (typed === undefined || after === undefined) return null;
  const words = [...typed, ...after];
  const isOrdered = [...before, ...last].every(({ role }) => ORDERING.has(role));
  if (!isOrdered || !typed.every(isOfName) || words.length > NAME_WORDS_MAX) return null;
  const phrase = [...after, ...typed];
  const name = nameIn(phrase);
  if (name !== null && name.role === 'goods' && name.same.length > 0) {
    return { ...name, words, same: [phrase, ...name.same] };
  }
  const renamed = others.length + more.length === 0 ? renamedPair(start, first) : null;
  return renamed === null ? null : { ...renamed, words };
}
