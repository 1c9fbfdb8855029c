// The table in the bytes of a file: CSV in the encodings and with the delimiters that spreadsheets
// write, or an Excel workbook. Its kind is known by its content, never by its name.
import { MANIFEST_ROWS_MAX } from '@hammerdock/domain/catalog/manifest.ts';
import { decodeText } from './decode-text.ts';
import { readCsvText } from './read-csv-text.ts';
import { readXlsx } from './read-xlsx.ts';
import { findHeader, type SheetTable } from './sheet-table.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Throws UnreadableFile. */
export async function readBytes(bytes: Uint8Array): Promise<SheetTable> {
  if (bytes.length === 0) throw new UnreadableFile('This file is empty.');
  const table = startsWith(bytes, ZIP) ? await readXlsx(bytes) : readText(bytes);
  if (table.rows.length <= MANIFEST_ROWS_MAX) return table;
  throw new UnreadableFile(
    `This file has ${table.rows.length} rows. Split it into files of up to ${MANIFEST_ROWS_MAX}.`,
  );
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Excel before 2007, and workbooks with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, place) => bytes[place] === byte);

function readText(bytes: Uint8Array): SheetTable {
  if (startsWith(bytes, OLE)) {
    throw new UnreadableFile(
      'This is an old or password-protected Excel file. ' +
        'Save it as an Excel workbook (.xlsx) without a password.',
    );
  }
  const table = findHeader(readCsvText(decodeText(bytes)));
  if (table !== null) return table;
  throw new UnreadableFile('This file has no header with rows below it.');
}
