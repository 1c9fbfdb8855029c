// Parses the text of the search box.
import { codeAmongWords } from './code.ts';
import { plainText } from './plain-text.ts';

const WORDS_MAX = 12;
const WORD_LENGTH_MAX = 40;

export interface ParsedQuery {
  /** In the order typed, without duplicates. */
  readonly words: readonly string[];
  /** The whole text as a code, if it could be one. */
  readonly code: string | null;
}

export function parseQuery(text: string): ParsedQuery {
  const words = plainText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, WORD_LENGTH_MAX).join(''));
  return { words: [...new Set(words)].slice(0, WORDS_MAX), code: codeAmongWords(text) };
}
