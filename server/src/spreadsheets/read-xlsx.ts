// The rows of an Excel workbook: of its first sheet with a header. It is unpacked only if its ZIP
// directory is small enough; read it in a worker (read-spreadsheet.ts).
import { unzipSync, zipSync, type UnzipFileInfo } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import type { ReadRow } from './read-csv-text.ts';
import { findHeader, type SheetTable } from './sheet-table.ts';
import { UnreadableFile } from './unreadable-file.ts';

const UNPACKED_BYTES_MAX = 100 * 1024 * 1024;
const ENTRIES_MAX = 1000;

export async function readXlsx(bytes: Uint8Array): Promise<SheetTable> {
  const parts = unpack(bytes);
  const sheets = await readSheets(parts);
  for (const [index, { sheet, data }] of sheets.entries()) {
    const rows = data
      .map((cells, place): ReadRow => ({ line: place + 1, cells: cells.map(textOf) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    const table = findHeader(rows);
    if (table === null) continue;
    refuseMerged(parts, { index, sheet, headerLine: table.headerLine });
    return table;
  }
  throw new UnreadableFile('This workbook has no sheet with a header and rows.');
}

type Parts = Record<string, Uint8Array>;

function unpack(bytes: Uint8Array): Parts {
  let unpacked = 0;
  let entries = 0;
  try {
    // Nothing is unpacked: only the directory is read.
    unzipSync(bytes, {
      filter: ({ originalSize }: UnzipFileInfo) => {
        unpacked += originalSize;
        entries += 1;
        return false;
      },
    });
    if (unpacked <= UNPACKED_BYTES_MAX && entries <= ENTRIES_MAX) {
      return unzipSync(bytes, { filter: ({ name }) => /\.xml(?:\.rels)?$/.test(name) });
    }
  } catch (cause) {
    throw new UnreadableFile('This workbook is damaged. Save it again and retry.', { cause });
  }
  throw new UnreadableFile(
    'This workbook unpacks to more than 100 MB. ' +
      'Delete the sheets and pictures you don’t need, or save it as CSV.',
  );
}

async function readSheets(parts: Parts) {
  if (parts['xl/workbook.xml'] === undefined) {
    throw new UnreadableFile('This ZIP file isn’t an Excel workbook (.xlsx).');
  }
  // Packed without compression, so that the library does not start workers of its own.
  const packed = zipSync(parts, { level: 0 });
  try {
    return await readXlsxFile(new Blob([packed]));
  } catch (cause) {
    throw new UnreadableFile(
      'A cell of this workbook can’t be read. Save it again, or save it as CSV.',
      { cause },
    );
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // 15 digits are what a spreadsheet shows of a number.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return typeof cell === 'string' ? cell : '';
}

interface Read {
  readonly index: number;
  readonly sheet: string;
  readonly headerLine: number;
}

const MERGED_SHOWN = 5;

/** A merged cell has a value in one of its cells only, so the others would be empty. */
function refuseMerged(parts: Parts, { index, sheet, headerLine }: Read): void {
  const xml = sheetXml(parts, index);
  const merged = [...xml.matchAll(/<mergeCell ref="([A-Z]{1,3}\d{1,7}:[A-Z]{1,3}(\d{1,7}))"/g)]
    .filter(([, , lastRow]) => Number(lastRow) >= headerLine)
    .map(([, range = '']) => range);
  if (merged.length === 0) return;
  const shown = merged.slice(0, MERGED_SHOWN).join(', ');
  const more = merged.length > MERGED_SHOWN ? ` and ${merged.length - MERGED_SHOWN} more` : '';
  throw new UnreadableFile(
    `The sheet “${sheet}” has merged cells: ${shown}${more}. ` +
      'Unmerge them, so that each row has its own values.',
  );
}

function sheetXml(parts: Parts, index: number): string {
  const text = (name: string): string => new TextDecoder().decode(parts[name] ?? new Uint8Array());
  const ids = [...text('xl/workbook.xml').matchAll(/<sheet [^<>]{0,500}r:id="(\w{1,40})"/g)];
  const id = ids[index]?.[1] ?? '';
  for (const [tag] of text('xl/_rels/workbook.xml.rels').matchAll(
    /<Relationship [^<>]{1,1000}>/g,
  )) {
    if (!tag.includes(` Id="${id}"`)) continue;
    const target = / Target="\/?(?:xl\/)?([\w./-]{1,200})"/.exec(tag)?.[1] ?? '';
    return text(`xl/${target}`);
  }
  return '';
}
