/**
 * Spreadsheets run a cell that begins with one of these as a formula, some of them also the wide
 * forms (SEC-09). A cell that begins with quotes before them is marked too, so that reading takes
 * off exactly the quote that writing added.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const MARKED = /^'+[=+\-@\t\r\n＝＋－＠]/;
const AMOUNT = /^-?\d+(\.\d+)?$/;

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const CSV_MARK = '\uFEFF';

/** A line of CSV (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The text of a cell, without the quote that prevented a formula. */
export const cellText = (cell: string): string => (MARKED.test(cell) ? cell.slice(1) : cell);

function csvCell(value: string): string {
  const text = FORMULA.test(value) && !AMOUNT.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
