// A CSV file as rows of text with their lines; what they mean is the domain's affair.
import { readFile, stat } from 'node:fs/promises';
import type { ManifestTable } from '@hammerdock/domain/catalog/manifest.ts';
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod';

export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

const BYTES_MAX = 8 * 1024 * 1024;
const RECORD_CHARACTERS_MAX = 20_000;

export async function readCsvFile(path: string): Promise<ManifestTable> {
  // Reported in the next line, in the operator's words.
  const found = await stat(path).catch(() => null);
  if (found?.isFile() !== true) throw new UnreadableFile(`There is no file ${path}.`);
  const { size } = found;
  if (size > BYTES_MAX) {
    throw new UnreadableFile(`${path} is larger than ${BYTES_MAX / 1024 / 1024} MB: split it.`);
  }
  return readCsv(await readFile(path));
}

/** With `info` each record comes with the line it ends in; the library's types do not say so. */
const parsedRecords = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

function readCsv(bytes: Buffer): ManifestTable {
  const text = decode(bytes);
  try {
    const records: unknown = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: RECORD_CHARACTERS_MAX,
    });
    const parsed = parsedRecords.parse(records);
    const [header, ...rows] = parsed;
    return {
      header: header?.record ?? [],
      rows: rows.map(({ record, info }) => ({ line: info.lines, cells: record })),
    };
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new UnreadableFile(`This is not a CSV file: ${cause.message}`, { cause });
  }
}

/** UTF-8, or what older spreadsheets write on Windows. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: spreadsheets on Windows save this encoding.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
