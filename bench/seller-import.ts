// A manifest of 10,000 rows, from the upload to drafts of lots, beside a bare insert of its rows.
import { services } from '@hammerdock/contract';
import { CATEGORIES } from '@hammerdock/domain/catalog/categories.ts';
import { newId } from '@hammerdock/server/src/security/ids.ts';
import { joinDatabase } from '@hammerdock/server/src/testing/join-database.ts';
import { until } from '@hammerdock/server/src/testing/process.ts';
import pg from 'pg';
import { IMPORTED } from './gates.ts';
import { interleave, type Report } from './measure.ts';
import { addSeller, callAs, type Seller } from './seller.ts';
import { openServer, RAISED } from './test-bed.ts';

const ROWS = 10_000;
const ROUNDS = 3;
/** Of SELL-03. */
const SECONDS_MAX = 60;
/** A bare insert neither reads a file nor checks, encrypts or remembers anything. */
const [GATE, AIM] = [30, 15];

export async function benchSellerImport(report: Report): Promise<void> {
  const store = await openServer({ HAMMERDOCK_WORLD: 'none', ...RAISED });
  const { database, close } = await joinDatabase(store.dataDir);
  const client = new pg.Client(database);
  try {
    await client.connect();
    await addCategories(client);
    const seller = await addSeller(client);
    const at = { url: store.url, ...seller };
    const counts: number[] = [];
    const measured = await interleave(
      ROUNDS,
      (round) => insertRows(client, { sellerId: seller.sellerId, rows: makeRows(`B${round}`) }),
      async (round) => {
        const rows = makeRows(`O${round}`);
        const took = await importRows(at, rows);
        const drafts = await countDrafts(client, rows);
        report.log(`${drafts} of ${ROWS} rows were imported in ${took.toFixed(1)} s.`);
        counts.push(drafts);
        return took;
      },
    );
    const name = 'a manifest of 10,000 rows, beside a bare insert';
    report.check(IMPORTED.whole, counts.length === ROUNDS && counts.every((n) => n === ROWS));
    report.check(IMPORTED.within, Math.max(...measured.ours) <= SECONDS_MAX);
    report.add({ name, better: 'less', unit: 's', gate: GATE, aim: AIM, ...measured });
  } finally {
    await client.end();
    await close();
    await store.close();
  }
}

interface Row {
  readonly lpn: string;
  readonly title: string;
  readonly count: number;
  readonly retail: string;
  readonly bin: string;
}

const makeRows = (prefix: string): Row[] =>
  Array.from({ length: ROWS }, (_, n) => ({
    lpn: `LPN${prefix}${String(n).padStart(6, '0')}`,
    title: `Enameled cast iron Dutch oven with lid, ${4 + (n % 5)} quarts, model ${n}`,
    count: 1 + (n % 3),
    retail: (19.99 + (n % 400)).toFixed(2),
    bin: `A-${n % 90}`,
  }));

async function addCategories(client: pg.Client): Promise<void> {
  for (const { slug, name, section } of CATEGORIES) {
    await client.query('insert into categories (id, slug, name, section) values ($1, $2, $3, $4)', [
      newId(),
      slug,
      name,
      section,
    ]);
  }
}

/** In seconds. */
async function insertRows(
  client: pg.Client,
  { sellerId, rows }: { readonly sellerId: string; readonly rows: readonly Row[] },
): Promise<number> {
  const began = performance.now();
  await client.query(
    `insert into draft_lots (id, seller_id, lpn, title, item_count, msrp_cents, condition,
       category_id, floor_location, report)
     select gen_random_uuid(), $1, lpn, title, count, (retail * 100)::bigint, 'Opened Box',
       (select id from categories where slug = $3), bin, '{}'
     from jsonb_to_recordset($2) as rows (lpn text, title text, count int, retail numeric,
       bin text)`,
    [sellerId, JSON.stringify(rows), CATEGORIES[0]?.slug],
  );
  const seconds = (performance.now() - began) / 1000;
  await removeDrafts(client, rows);
  return seconds;
}

const labelsOf = (rows: readonly Row[]): string[] => rows.map(({ lpn }) => lpn);

const removeDrafts = (client: pg.Client, rows: readonly Row[]) =>
  client.query('delete from draft_lots where lpn = any ($1)', [labelsOf(rows)]);

async function countDrafts(client: pg.Client, rows: readonly Row[]): Promise<number> {
  const { rowCount } = await removeDrafts(client, rows);
  return rowCount ?? 0;
}

type At = Seller & { readonly url: string };

/** In seconds, as a seller waits who confirms at once. */
async function importRows(at: At, rows: readonly Row[]): Promise<number> {
  const lines = rows.map(
    ({ lpn, title, count, retail, bin }) =>
      `${lpn},"${title}",${count},$${retail},Customer Return,Cookware,${bin}`,
  );
  const content = ['LPN,Item Desc,Qty,Unit Retail,Condition,Category,Bin', ...lines].join('\n');
  const began = performance.now();
  const form = new FormData();
  form.append('file_name', 'manifest.csv');
  form.append('file_upload', new Blob([content]), 'manifest.csv');
  const uploaded = await callAs(at, 'uploadManifest', form);
  const { import_id } = services.manifests.uploadManifest.output.parse(uploaded);
  const { columns } = await reach(at, import_id, 'mapping');
  await callAs(at, 'mapManifest', { import_id, fields: columns.map(({ field }) => field) });
  const { counts } = await reach(at, import_id, 'ready');
  if (counts.ready !== rows.length) throw new Error(`${counts.ready} rows are ready`);
  await callAs(at, 'importManifest', {
    import_id,
    auction_id: null,
    start_price: { kind: 'percent', percent: 10, minimum: '1.00' },
    condition: null,
    category_id: null,
  });
  await reach(at, import_id, 'imported');
  return (performance.now() - began) / 1000;
}

async function reach(at: At, import_id: string, state: string) {
  const find = async () =>
    services.manifests.getManifest.output.parse(await callAs(at, 'getManifest', { import_id }));
  let found = await find();
  await until(`the import is ${state}`, async () => {
    found = await find();
    if (found.state === 'failed') throw new Error(found.problem ?? 'the import failed');
    return found.state === state;
  });
  return found;
}
