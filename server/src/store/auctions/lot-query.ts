// Builds a search in PostgreSQL's text search language. Everything quoted here has passed the
// dictionary or our own parsing of codes, so no user input becomes syntax.
import type { TermOption, Terms, WordsOption } from '@hammerdock/domain/search/terms.ts';

/** null: the search contains nothing that a lot could match. */
export function lotQueryOf({ all, code }: Pick<Terms, 'all' | 'code'>): string | null {
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

function formatOption(option: TermOption): string {
  switch (option.kind) {
    case 'words':
      return formatWords(option);
    case 'prefix':
      return `${quoted(option.text)}:*`;
    case 'category':
      return quoted(`#${option.text}`);
    case 'code':
      return labelQuery(option.text);
    case 'code prefix':
      return `${labelQuery(option.text)}:*`;
  }
}

function formatWords(option: WordsOption): string {
  const { lexemes, where, adjacent, begins, steps = [], without } = option;
  // The weights of title and brand.
  const weights = where === 'title' ? ':AB' : '';
  const whole = lexemes.map((lexeme) => `${quoted(lexeme)}${weights}`);
  const words = begins === undefined ? whole : [...whole, `${quoted(begins)}:*${weights.slice(1)}`];
  const others = without.map((phrase) => `!(${phrase.map(quoted).join(' <-> ')})`);
  const [first = '', ...more] = words;
  const behind = (place: number) => (adjacent ? `<${steps[place] ?? 1}>` : '&');
  const all = more.reduce((before, word, place) => `${before} ${behind(place)} ${word}`, first);
  return `(${[all, ...others].join(' & ')})`;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
