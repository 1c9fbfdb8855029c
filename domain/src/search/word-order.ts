// Names whose words are typed in another order: "sofa set outdoor" is an outdoor sofa set.
import { nameIn, type Part } from './parts.ts';
import { isDeterminer } from './vocabulary/modifiers.ts';
import { NAME_WORDS_MAX } from './vocabulary/vocabulary.ts';

const BEFORE_MAX = 2;
const ORDERING = new Set(['goods', 'unknown', 'quality', 'purpose']);

const WORD_LENGTH_MIN = 3;

const isOfName = (word: string): boolean => word.length >= WORD_LENGTH_MIN && !isDeterminer(word);

/** The last part may begin the name of what is before it. */
export function reordered(parts: readonly Part[]): Part[] {
  const last = parts.at(-1);
  if (last === undefined || !ORDERING.has(last.role)) return [...parts];
  for (let count = BEFORE_MAX; count > 0; count -= 1) {
    const before = parts.slice(-1 - count, -1);
    const [first] = before;
    // A "light desk" is a desk.
    if (first === undefined || before.length < count || first.role === 'quality') continue;
    const typed = before.flatMap(({ words }) => words);
    if (!before.every(({ role }) => ORDERING.has(role)) || !typed.every(isOfName)) continue;
    const phrase = [...last.words, ...typed];
    const name = phrase.length > NAME_WORDS_MAX ? null : nameIn(phrase);
    if (name === null || name.role !== 'goods' || name.same.length === 0) continue;
    const words = [...typed, ...last.words];
    const same = [phrase, ...name.same];
    return [...parts.slice(0, -1 - count), { ...name, words, same }];
  }
  return [...parts];
}
