// What somebody typed into the search box, taken apart.
import { codeAmongWords } from './code.ts';
import { plainText } from './plain-text.ts';

const WORDS_MAX = 12;
const WORD_LENGTH_MAX = 40;

export interface Question {
  /** In the order typed, each once. */
  readonly words: readonly string[];
  /** All of it read as one code, in case it is one. */
  readonly code: string | null;
}

export function readQuestion(text: string): Question {
  const words = plainText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, WORD_LENGTH_MAX).join(''));
  return { words: [...new Set(words)].slice(0, WORDS_MAX), code: codeAmongWords(text) };
}
