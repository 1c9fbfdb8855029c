import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('SEC-09: a cell that a spreadsheet would run as a formula becomes text', () => {
  const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'];
  for (const formula of formulas) expect(csvLine([formula])).toMatch(/^"?'/);
  expect(csvLine(['-12.50', '3', 'Ann - Smith'])).toBe('-12.50,3,Ann - Smith\r\n');
});

test('a cell with a comma, a quote or a line end is quoted', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'plain'])).toBe(
    '"a,b","say ""hi""","two\nlines",plain\r\n',
  );
});
