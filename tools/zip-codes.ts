// Writes the ZIP codes of the offline maps from the postal codes of GeoNames (CC BY 4.0):
// `node tools/zip-codes.ts US.txt`, the file from https://download.geonames.org/export/zip/US.zip.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { STATES } from '../domain/src/checks/states.ts';
import { root } from './tracked-files.ts';

const TARGET = 'server/src/gateways/maps/offline/zip-codes.tsv.gz';

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('usage: node tools/zip-codes.ts US.txt');
const states = new Set(STATES.map(({ code }) => code));
/** By ZIP code: GeoNames lists some twice. */
const lines = new Map<string, string>();
for (const line of readFileSync(source, 'utf8').split('\n')) {
  const [, zip = '', city, , state = ''] = line.split('\t');
  const [latitude, longitude] = line.split('\t').slice(9);
  if (!states.has(state) || lines.has(zip)) continue;
  lines.set(zip, [zip, city, state, latitude, longitude].join('\t'));
}
const sorted = [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1));
const text = sorted.map(([, line]) => `${line}\n`).join('');
writeFileSync(join(root, TARGET), gzipSync(text, { level: 9 }));
console.log(`${sorted.length} ZIP codes in ${TARGET}`);
