// A CSV file of the operator's disk as a manifest's table.
import { readFile, stat } from 'node:fs/promises';
import type { ManifestTable } from '@hammerdock/domain/catalog/manifest.ts';
import { decodeText } from '../spreadsheets/decode-text.ts';
import { readCsvText } from '../spreadsheets/read-csv-text.ts';
import { UnreadableFile } from '../spreadsheets/unreadable-file.ts';

const BYTES_MAX = 8 * 1024 * 1024;

export async function readCsvFile(path: string): Promise<ManifestTable> {
  // Reported in the next line, in the operator's words.
  const found = await stat(path).catch(() => null);
  if (found?.isFile() !== true) throw new UnreadableFile(`There is no file ${path}.`);
  const { size } = found;
  if (size > BYTES_MAX) {
    throw new UnreadableFile(`${path} is larger than ${BYTES_MAX / 1024 / 1024} MB: split it.`);
  }
  const [header, ...rows] = readCsvText(decodeText(await readFile(path)));
  return { header: header?.cells ?? [], rows };
}
