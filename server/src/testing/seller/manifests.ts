// Imports of manifests, as sellers do them.
import type { Envelope, SentTo } from '@hammerdock/contract/call.ts';
import type { manifests } from '@hammerdock/contract/services/seller/manifests.ts';
import { CATEGORIES } from '@hammerdock/domain/catalog/categories.ts';
import { DEFAULT_INCREMENTS } from '@hammerdock/domain/bidding/increments.ts';
import { minutes } from '@hammerdock/domain/time.ts';
import { json, readNow, toDate } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { buildCenter, nextNumber } from '../build.ts';
import { until } from '../process.ts';
import { openWorld, type World } from '../world.ts';
import { addMember, type Member } from '../fixtures/members.ts';
import { dataOf } from '../fixtures/registration.ts';

type Fields = Readonly<Record<string, string>>;

export async function uploadManifest(
  world: World,
  who: Pick<Member, 'token'> | null,
  content: string | Uint8Array,
  fields: Fields = {},
): Promise<{ status: number; body: Envelope<{ import_id: string }> }> {
  const payload = new FormData();
  for (const [name, value] of Object.entries({ file_name: 'march.csv', ...fields })) {
    payload.append(name, value);
  }
  payload.append(
    'file_upload',
    new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]),
    'x',
  );
  const response = await world.app.http.inject({
    method: 'POST',
    url: '/api/seller/uploadManifest',
    headers: who === null ? {} : { authorization: `Bearer ${who.token}` },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

export const getManifest = async (world: World, { token: as }: Pick<Member, 'token'>, id: string) =>
  dataOf((await world.call('manifests.getManifest', { import_id: id }, { as })).body);

/** Waits until the jobs have brought it there. */
export async function awaitManifest(
  world: World,
  who: Pick<Member, 'token'>,
  { id, state }: { id: string; state: string },
) {
  let found = await getManifest(world, who, id);
  await until(`the import is ${state}`, async () => {
    found = await getManifest(world, who, id);
    return found.state === state;
  });
  return found;
}

/** Uploaded, read, mapped as suggested, and checked. */
export async function prepareManifest(
  world: World,
  seller: Pick<Member, 'token'>,
  content: string | Uint8Array,
): Promise<string> {
  const { import_id: id } = dataOf((await uploadManifest(world, seller, content)).body);
  const { columns } = await awaitManifest(world, seller, { id, state: 'mapping' });
  const fields = columns.map(({ field }) => field);
  const given = { import_id: id, fields };
  dataOf((await world.call('manifests.mapManifest', given, { as: seller.token })).body);
  await awaitManifest(world, seller, { id, state: 'ready' });
  return id;
}

export const PLAIN_IMPORT = {
  auction_id: null,
  start_price: { kind: 'none' },
  condition: null,
  category_id: null,
} as const satisfies Omit<SentTo<typeof manifests.importManifest>, 'import_id'>;

/** An auction that is not published yet. */
export async function addDraftAuction({ owner: db }: World, sellerId: string): Promise<string> {
  const id = newId();
  const now = await readNow(db);
  const { id: centerId } = await buildCenter(db);
  await db
    .insertInto('auctions')
    .values({
      id,
      number: 5000 + nextNumber(),
      title: 'Spring returns',
      centerId,
      sellerId,
      startsAt: toDate(now + minutes(60)),
      endsAt: toDate(now + minutes(120)),
      increments: json(DEFAULT_INCREMENTS),
      taxBps: 800,
      pickupStartsAt: toDate(now + minutes(180)),
      publishedAt: null,
    })
    .execute();
  return id;
}

let count = 0;
/** A label that no other row has. */
export const newLabel = (): string => `LPNT${(count += 1).toString().padStart(5, '0')}`;

const HEADER = 'LPN,Item Desc,Qty,Unit Retail,Condition,Category,Bin';

/** A manifest of these rows. */
export const manifestOf = (...rows: string[]): string => `${HEADER}\n${rows.join('\n')}\n`;

/** A row that can be imported. */
export const goodRow = (label = newLabel()): string => `${label},Pan,1,5.00,New,Toys,`;

type Row = Omit<SentTo<typeof manifests.updateManifestRow>, 'import_id' | 'line'>;
type Confirmed = Partial<SentTo<typeof manifests.importManifest>>;

/** A store with categories and a seller, and what the seller does there. */
export async function openManifestWorld() {
  const world = await openWorld();
  await world.owner
    .insertInto('categories')
    .values(CATEGORIES.map((category) => ({ ...category, id: newId() })))
    .execute();
  const seller = await addMember(world, 'seller');
  const as = { as: seller.token };
  return {
    world,
    seller,
    as,
    prepare: (...rows: string[]) => prepareManifest(world, seller, manifestOf(...rows)),
    find: (id: string) => getManifest(world, seller, id),
    reach: (id: string, state: string) => awaitManifest(world, seller, { id, state }),
    rowsOf: async (id: string, show: 'all' | 'errors' | 'warnings' | 'skipped' = 'all') =>
      dataOf((await world.call('manifests.listManifestRows', { import_id: id, show }, as)).body),
    change: async (id: string, line: number, more: Row) =>
      (await world.call('manifests.updateManifestRow', { import_id: id, line, ...more }, as)).body,
    confirm: async (id: string, more: Confirmed = {}) => {
      const given = { import_id: id, ...PLAIN_IMPORT, ...more };
      return (await world.call('manifests.importManifest', given, as)).body;
    },
    draftsOf: () =>
      world.owner
        .selectFrom('draftLots')
        .selectAll()
        .where('sellerId', '=', seller.id)
        .orderBy('position')
        .execute(),
  };
}

export type ManifestWorld = Awaited<ReturnType<typeof openManifestWorld>>;
