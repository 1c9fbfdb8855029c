// Builds a search in PostgreSQL's text search language. Everything quoted here has passed the
// dictionary or our own parsing of codes, so no user input becomes syntax.
import type { TermOption, Terms } from '@hammerdock/domain/search/terms.ts';

/** null: the search contains nothing that a lot could match. */
export function lotQueryOf({ all, code }: Terms): string | null {
  const words = all
    .filter((options) => options.length > 0)
    .map((options) => `(${options.map(formatOption).join(' | ')})`)
    .join(' & ');
  const label = code === null ? '' : labelQuery(code);
  return [words, label].filter((part) => part !== '').join(' | ') || null;
}

/** Finds the lots that carry the code, and no others. */
export const labelQuery = (code: string): string => quoted(`=${code}`);

export const lexemeQuery = (lexeme: string): string => quoted(lexeme);

function formatOption({ kind, text }: TermOption): string {
  switch (kind) {
    case 'lexeme':
      return quoted(text);
    case 'prefix':
      return `${quoted(text)}:*`;
    case 'category':
      return quoted(`#${text}`);
    case 'code':
      return labelQuery(text);
    case 'code prefix':
      return `${labelQuery(text)}:*`;
  }
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
