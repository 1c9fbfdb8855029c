// The manifests of the demo store: the goods of its auctions.
import path from 'node:path';
import type { Condition } from '@hammerdock/domain/catalog/conditions.ts';
import {
  readManifest,
  type CompleteLot,
  type ManifestTable,
} from '@hammerdock/domain/catalog/manifest.ts';
import { readCsvFile } from '@hammerdock/server/src/commands/read-csv.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';
import { listCategories } from '@hammerdock/server/src/store/catalog/categories.ts';

interface DemoManifest {
  readonly file: string;
  readonly title: string;
}

const CONDITION_IF_ABSENT: Condition = 'Opened Box';

export const MANIFESTS: readonly DemoManifest[] = [
  { file: 'store-returns.csv', title: 'store returns' },
  { file: 'club-salvage.csv', title: 'warehouse club salvage' },
  { file: 'online-returns.csv', title: 'online returns' },
];

export const readDemoTable = (file: string): Promise<ManifestTable> =>
  readCsvFile(path.join(import.meta.dirname, file));

export async function readDemoManifest(tx: Tx, index: number): Promise<readonly CompleteLot[]> {
  const manifest = MANIFESTS[index % MANIFESTS.length];
  if (manifest === undefined) throw new Error('there are no manifests');
  const table = await readDemoTable(manifest.file);
  const categories = await listCategories(tx);
  const reading = readManifest(table, { categories, conditionIfAbsent: CONDITION_IF_ABSENT });
  if (!reading.ok) throw new Error(`${manifest.file}: ${JSON.stringify(reading.faults[0])}`);
  return reading.lots;
}
