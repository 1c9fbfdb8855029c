/** Spreadsheets run a cell that begins with one of these as a formula (SEC-09). */
const FORMULA = /^[=+\-@\t\r]/;
const AMOUNT = /^-?\d+(\.\d+)?$/;

/** A line of CSV (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: string): string {
  const text = FORMULA.test(value) && !AMOUNT.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
