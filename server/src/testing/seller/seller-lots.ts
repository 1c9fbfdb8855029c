// Lots of a seller, for tests of the seller console.
import type { DraftLotFields } from '@hammerdock/domain/catalog/draft-lot.ts';
import { NOTHING_KNOWN } from '@hammerdock/domain/catalog/condition-report.ts';
import { json } from '../../db/database.ts';
import { insertDraftLots, type NewDraftLot } from '../../store/auctions/draft-lots.ts';
import { buildAuction, buildLot } from '../build.ts';
import type { World } from '../world.ts';

const EMPTY: DraftLotFields = {
  lpn: '',
  title: '',
  description: '',
  categoryId: null,
  condition: null,
  conditionNote: '',
  itemCount: 1,
  msrpCents: 0,
  startPriceCents: null,
  buyNowCents: null,
  depositCents: 0,
  retractMinutes: 0,
  sku: '',
  upc: '',
  brand: '',
  sourceUrl: '',
  floorLocation: '',
  internalNote: '',
  report: NOTHING_KNOWN,
  images: [],
};

/** An empty draft in stock, unless the fields say otherwise. */
export async function addDraft(
  { owner }: Pick<World, 'owner'>,
  sellerId: string,
  fields: Partial<Omit<NewDraftLot, 'sellerId'>> = {},
): Promise<string> {
  const draft = { ...EMPTY, auctionId: null, ...fields, sellerId };
  const [id] = await owner.transaction().execute((tx) => insertDraftLots(tx, [draft]));
  if (id === undefined) throw new Error('the draft has no id');
  return id;
}

/** An open lot of the seller, with these photos. */
export async function addOpenLot(
  { owner }: Pick<World, 'owner'>,
  sellerId: string,
  images: readonly string[] = [],
): Promise<string> {
  const auctionId = await buildAuction(owner);
  await owner.updateTable('auctions').set({ sellerId }).where('id', '=', auctionId).execute();
  const id = await buildLot(owner, { auctionId });
  await owner
    .updateTable('lots')
    .set({ images: json(images) })
    .where('id', '=', id)
    .execute();
  return id;
}

/** What the audit says about a subject. */
export const auditsOf = ({ owner }: Pick<World, 'owner'>, subject: string) =>
  owner
    .selectFrom('auditEntries')
    .select(['actorId', 'action', 'details'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
