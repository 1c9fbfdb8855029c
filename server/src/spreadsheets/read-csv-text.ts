// A CSV text as rows of cells with their lines; what they mean is the domain's affair.
import { cellText } from '@hammerdock/domain/text/csv.ts';
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod';
import { UnreadableFile } from './unreadable-file.ts';

export interface ReadRow {
  /** As an editor counts. */
  readonly line: number;
  readonly cells: readonly string[];
}

const RECORD_CHARACTERS_MAX = 20_000;
const DELIMITERS = [',', ';', '\t'] as const;

/** With `info` each record comes with the line it ends in; the library's types do not say so. */
const parsedRecords = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

export function readCsvText(text: string): ReadRow[] {
  const named = /^\uFEFF?sep=([,;\t])\r?\n/i.exec(text);
  const rest = named === null ? text : text.slice(named[0].length);
  try {
    const records: unknown = parse(rest, {
      bom: true,
      delimiter: named?.[1] ?? delimiterOf(rest),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: RECORD_CHARACTERS_MAX,
    });
    const skipped = named === null ? 0 : 1;
    return parsedRecords
      .parse(records)
      .map(({ record, info }) => ({ line: info.lines + skipped, cells: record.map(cellText) }));
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new UnreadableFile(sentenceOf(cause), { cause });
  }
}

/** The one that the first lines have most of, outside quotes. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((each) => [each, 0]));
  let quoted = false;
  for (const sign of text.slice(0, RECORD_CHARACTERS_MAX)) {
    if (sign === '"') quoted = !quoted;
    const count = counts.get(sign);
    if (!quoted && count !== undefined) counts.set(sign, count + 1);
  }
  const most = DELIMITERS.toSorted(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
  );
  return most[0] ?? ',';
}

function sentenceOf(error: CsvError): string {
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    const most = RECORD_CHARACTERS_MAX;
    return `A line of this file is longer than ${most} characters. Is it a manifest?`;
  }
  return `This is not a CSV file: ${error.message}`;
}
