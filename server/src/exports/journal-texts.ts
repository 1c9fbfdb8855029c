// Journals as CSV and as ledger text, a batch at a time.
import { dayOf, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { ledgerText } from '@hammerdock/domain/accounting/ledger-text.ts';
import { csvLine } from '@hammerdock/domain/text/csv.ts';
import { formatClockSeconds } from '@hammerdock/domain/time.ts';
import type { ExportedLine } from '../store/accounting/exported-journals.ts';
import { viewSides } from '../views/accounting/books.ts';

type Batches = AsyncIterable<readonly ExportedLine[]>;

const COLUMNS = [
  'Date',
  'Time (Eastern)',
  'Journal',
  'Kind',
  'Reference',
  'Receipt',
  'Account',
  'User',
  'Debit',
  'Credit',
];

export async function* journalsCsv(batches: Batches): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for await (const lines of batches) yield lines.map(csvOf).join('');
}

function csvOf(line: ExportedLine): string {
  const { debit, credit } = viewSides(line.amountCents);
  const receipt = line.invoiceNumber === null ? '' : String(line.invoiceNumber);
  return csvLine([
    writeDay(dayOf(line.at)),
    formatClockSeconds(line.at),
    line.id,
    line.kind,
    line.reference,
    receipt,
    line.account,
    line.username ?? '',
    debit,
    credit,
  ]);
}

export async function* journalsText(batches: Batches): AsyncGenerator<string> {
  yield '; Hammerdock: amounts above zero are debits.\n\n';
  for await (const lines of batches) {
    const journals = Map.groupBy(lines, ({ id }) => id);
    yield [...journals.values()].map(textOf).join('');
  }
}

function textOf(lines: readonly ExportedLine[]): string {
  const [first] = lines;
  if (first === undefined) return '';
  const { at, kind, reference } = first;
  const postings = lines.map(({ account, amountCents: cents }) => ({ account, cents }));
  return ledgerText({ day: writeDay(dayOf(at)), kind, reference, lines: postings });
}
