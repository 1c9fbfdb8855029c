// The ZIP codes of the United States with their cities, from GeoNames (CC BY 4.0, decision 0065).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openZipTable, type ZipTable } from '@hammerdock/domain/places/zip-table.ts';

const FILE = path.join(import.meta.dirname, 'zip-codes.tsv.gz');

let table: ZipTable | null = null;

/** Read on the first use. */
export const zipCodes = (): ZipTable => (table ??= readTable());

function readTable(): ZipTable {
  const lines = gunzipSync(readFileSync(FILE)).toString('utf8').trimEnd().split('\n');
  return openZipTable(
    lines.map((line) => {
      const [zip = '', city = '', state = '', latitude, longitude] = line.split('\t');
      return { zip, city, state, latitude: Number(latitude), longitude: Number(longitude) };
    }),
  );
}
