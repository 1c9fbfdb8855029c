// Cells as text for the clipboard, as spreadsheets exchange them.

/** Cells with a tab, a quote or a line break are quoted. */
export const formatTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join('\t')).join('\n');

const quoted = (text: string): string =>
  /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A quote counts only at the beginning of a cell. A final line break begins no row. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const unified = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  let at = 0;
  while (at <= unified.length) {
    const cell = readCell(unified, at);
    rows.at(-1)?.push(cell.text);
    if (unified[cell.end] === '\n' && cell.end < unified.length - 1) rows.push([]);
    else if (unified[cell.end] !== '\t') break;
    at = cell.end + 1;
  }
  return rows;
}

interface ReadCell {
  readonly text: string;
  /** The place of the tab or line break after it. */
  readonly end: number;
}

function readCell(text: string, from: number): ReadCell {
  const quote = text[from] === '"' ? closingQuote(text, from) : -1;
  if (quote >= 0) {
    return { text: text.slice(from + 1, quote).replaceAll('""', '"'), end: quote + 1 };
  }
  let end = from;
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n') end += 1;
  return { text: text.slice(from, end), end };
}

/** The quote that ends the cell; -1 where the text is not quoted after all. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  const after = at < 0 ? 'none' : text[at + 1];
  return after === undefined || after === '\t' || after === '\n' ? at : -1;
}
