// The terms of a search in PostgreSQL's own language of text search. What is quoted here is what
// the dictionary or our own reading of codes left of a question, so nothing typed becomes syntax.
import type { Choice, Terms } from '@hammerdock/domain/search/terms.ts';

/** null: nothing was asked that a lot could have. */
export function lotQueryOf({ all, code }: Terms): string | null {
  const words = all
    .filter((choices) => choices.length > 0)
    .map((choices) => `(${choices.map(written).join(' | ')})`)
    .join(' & ');
  const label = code === null ? '' : labelQuery(code);
  return [words, label].filter((part) => part !== '').join(' | ') || null;
}

/** Finds the lots that carry the code, and no others. */
export const labelQuery = (code: string): string => quoted(`=${code}`);

export const lexemeQuery = (lexeme: string): string => quoted(lexeme);

function written({ kind, text }: Choice): string {
  switch (kind) {
    case 'lexeme':
      return quoted(text);
    case 'beginning':
      return `${quoted(text)}:*`;
    case 'category':
      return quoted(`#${text}`);
    case 'code':
      return labelQuery(text);
    case 'beginning of code':
      return `${labelQuery(text)}:*`;
  }
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
