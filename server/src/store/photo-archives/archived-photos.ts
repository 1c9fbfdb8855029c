// The files of a ZIP with photos: which lot gets each, and what became of it.
import { ASSIGNABLE_PROBLEMS } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import type {
  LotWithPhotos,
  PlannedPhoto,
} from '@hammerdock/domain/catalog/zip-photos/plan-photos.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

interface WantedLots {
  readonly sellerId: string;
  /** null: by label only. */
  readonly auctionId: string | null;
  readonly labels: readonly string[];
}

/**
 * The drafts and the published lots that have not closed, of an auction, or with these labels. The
 * drafts of an auction have the numbers that publishing them now would give them.
 */
export async function listLotsForPhotos(
  db: Db,
  { sellerId, auctionId, labels }: WantedLots,
): Promise<LotWithPhotos[]> {
  const { rows } = await sql<LotWithPhotos>`
    select id, lpn, photos, number from ${lotsFor({ sellerId, auctionId })} as those
    where ${auctionId}::uuid is not null or lpn = any(${labels}::text[])`.execute(db);
  return rows;
}

/** A number is of an auction: without one, lots have none here. */
const lotsFor = ({ sellerId, auctionId }: Omit<WantedLots, 'labels'>) => sql`(
  select id, lpn, title, jsonb_array_length(images) as photos,
    case when ${auctionId}::uuid is not null then
      (row_number() over (partition by auction_id order by position)
        + coalesce((select max(number) from lots where lots.auction_id = draft_lots.auction_id),
          0))::int end as number
  from draft_lots where seller_id = ${sellerId}
    and (${auctionId}::uuid is null or auction_id = ${auctionId}::uuid)
  union all
  select lots.id, lots.lpn, lots.title, jsonb_array_length(lots.images),
    case when ${auctionId}::uuid is not null then lots.number end
  from lots join auctions on auctions.id = lots.auction_id
  where auctions.seller_id = ${sellerId} and lots.phase in ('upcoming', 'open')
    and (lots.offer_id is null or lots.offer_id = lots.id)
    and (${auctionId}::uuid is null or auction_id = ${auctionId}::uuid)
)`;

export interface FoundLot extends LotWithPhotos {
  readonly title: string;
}

const FOUND_MAX = 20;

/** Whose label begins with the text, whose number it is, or whose title has it. */
export async function searchLotsForPhotos(
  db: Db,
  { text, ...of }: Omit<WantedLots, 'labels'> & { readonly text: string },
): Promise<FoundLot[]> {
  const typed = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const number = /^\d{1,6}$/.test(text) ? Number(text) : null;
  const { rows } = await sql<FoundLot>`
    select id, lpn, title, photos, number from ${lotsFor(of)} as those
    where lpn ilike ${`${typed}%`} or number = ${number}::int or title ilike ${`%${typed}%`}
    order by number = ${number}::int desc nulls last, lpn ilike ${`${typed}%`} desc,
      lower(title), id
    limit ${FOUND_MAX}`.execute(db);
  return rows;
}

export interface NewArchivedPhoto extends PlannedPhoto {
  /** As it may be stored. */
  readonly path: string;
}

export async function insertArchivedPhotos(
  tx: Tx,
  archiveId: string,
  photos: readonly NewArchivedPhoto[],
): Promise<void> {
  await sql`insert into archived_photos (archive_id, place, path, lot_id, sequence, outcome)
    select ${archiveId}::uuid, place, path, lot_id, sequence, outcome
    from unnest(${photos.map(({ place }) => place)}::int[],
      ${photos.map(({ path }) => path)}::text[], ${photos.map(({ lotId }) => lotId)}::uuid[],
      ${photos.map(({ sequence }) => sequence)}::int[],
      ${photos.map(({ problem }) => problem ?? '')}::text[])
      as given (place, path, lot_id, sequence, outcome)`.execute(tx);
}

/** The places of the photos of a lot that is not done, in their order; undefined when all are. */
export async function findNextLot(
  db: Db,
  archiveId: string,
): Promise<{ lotId: string; places: number[] } | undefined> {
  const { rows } = await sql<{ lotId: string; places: number[] }>`
    select lot_id as "lotId", array_agg(place order by sequence, place) as places
    from archived_photos
    where archive_id = ${archiveId}::uuid and outcome = ''
      and lot_id = (select lot_id from archived_photos
        where archive_id = ${archiveId}::uuid and outcome = '' order by lot_id limit 1)
    group by lot_id`.execute(db);
  return rows[0];
}

export async function setPhotoOutcomes(
  tx: Tx,
  archiveId: string,
  outcomes: ReadonlyMap<number, string>,
): Promise<void> {
  await sql`update archived_photos set outcome = given.outcome
    from unnest(${[...outcomes.keys()]}::int[], ${[...outcomes.values()]}::text[])
      as given (place, outcome)
    where archive_id = ${archiveId}::uuid and archived_photos.place = given.place`.execute(tx);
}

export interface PhotoCounts {
  /** Photos that lots get. */
  readonly waiting: number;
  readonly added: number;
  readonly notAdded: number;
  /** Of these, those that can be given to a lot by hand. */
  readonly assignable: number;
  /** Lots that get photos, or got some. */
  readonly lots: number;
  /** Not among the others. */
  readonly discarded: number;
}

const GETS = sql<boolean>`outcome in ('', 'added')`;
/** Its lot was chosen by hand, and it is not added yet. */
const HAS_CHOSEN_LOT = sql<boolean>`
  (outcome = '' and (outcome_before is not null or sequence_before is not null))`;
/** It was taken off the lot that its name says. */
const IS_DETACHED = sql<boolean>`(outcome = 'unknown' and sequence_before is not null)`;
const IS_CHOSEN = sql<boolean>`(${HAS_CHOSEN_LOT} or ${IS_DETACHED})`;
const IS_ASSIGNABLE = sql<boolean>`outcome = any(${[...ASSIGNABLE_PROBLEMS]}::text[])`;

export const countArchivedPhotos = (db: Db, archiveId: string): Promise<PhotoCounts> =>
  db
    .selectFrom('archivedPhotos')
    .select([
      sql<number>`(count(*) filter (where outcome = ''))::int`.as('waiting'),
      sql<number>`(count(*) filter (where outcome = 'added'))::int`.as('added'),
      sql<number>`(count(*) filter (where not ${GETS}))::int`.as('notAdded'),
      sql<number>`(count(*) filter (where ${IS_ASSIGNABLE}))::int`.as('assignable'),
      sql<number>`(count(distinct lot_id) filter (where ${GETS}))::int`.as('lots'),
      sql<number>`(select count(*) from discarded_photos
        where archive_id = ${archiveId}::uuid)::int`.as('discarded'),
    ])
    .where('archiveId', '=', archiveId)
    .executeTakeFirstOrThrow();

interface PhotoAt {
  readonly archiveId: string;
  readonly place: number;
}

interface PhotosAt {
  readonly archiveId: string;
  readonly places: readonly number[];
}

/** Of these, the pictures that no lot gets, and those that wait for one; lock their archive. */
export const countMovable = (
  tx: Tx,
  { archiveId, places }: PhotosAt,
): Promise<{ loose: number; waiting: number }> =>
  tx
    .selectFrom('archivedPhotos')
    .select([
      sql<number>`(count(*) filter (where ${IS_ASSIGNABLE}))::int`.as('loose'),
      sql<number>`(count(*) filter (where outcome = ''))::int`.as('waiting'),
    ])
    .where('archiveId', '=', archiveId)
    .where('place', 'in', places)
    .executeTakeFirstOrThrow();

export async function hasAssignablePhotos(tx: Tx, archiveId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('archivedPhotos')
    .select('place')
    .where('archiveId', '=', archiveId)
    .where(IS_ASSIGNABLE)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many other photos wait for the lot, and the last number that one has or had. */
export const readPhotosForLot = (
  tx: Tx,
  { archiveId, places, lotId }: PhotosAt & { readonly lotId: string },
): Promise<{ waiting: number; last: number }> =>
  tx
    .selectFrom('archivedPhotos')
    .select([
      sql<number>`(count(*) filter (where outcome = ''
        and place <> all(${[...places]}::int[])))::int`.as('waiting'),
      sql<number>`coalesce(max(sequence), 0)`.as('last'),
    ])
    .where('archiveId', '=', archiveId)
    .where('lotId', '=', lotId)
    .executeTakeFirstOrThrow();

/** The lot gets them as its last ones, in this order. Of repeated choices the first is undone. */
export async function assignPhotos(
  tx: Tx,
  { archiveId, places, lotId, last }: PhotosAt & { lotId: string; last: number },
): Promise<void> {
  await sql`update archived_photos set
      lot_before = case when ${IS_CHOSEN} then lot_before else lot_id end,
      outcome_before = case when outcome = '' or ${IS_DETACHED} then outcome_before
        else outcome end,
      sequence_before = case when ${IS_CHOSEN} then sequence_before
        when outcome = '' then sequence end,
      lot_id = ${lotId}::uuid, sequence = ${last} + given.nth, outcome = ''
    from unnest(${[...places]}::int[]) with ordinality as given (place, nth)
    where archive_id = ${archiveId}::uuid and archived_photos.place = given.place`.execute(tx);
}

/** Those that had no lot before one was chosen are as they were then. */
export async function detachPhotos(tx: Tx, { archiveId, places }: PhotosAt): Promise<void> {
  await sql`update archived_photos set
      lot_before = case when outcome_before is not null then null
        when ${HAS_CHOSEN_LOT} then lot_before else lot_id end,
      sequence_before = case when outcome_before is not null then null
        else coalesce(sequence_before, sequence) end,
      lot_id = case when outcome_before is not null then lot_before end,
      outcome = coalesce(outcome_before, 'unknown'), sequence = 0, outcome_before = null
    where archive_id = ${archiveId}::uuid and place = any(${[...places]}::int[])`.execute(tx);
}

export interface UndoablePhotos {
  /** How many choices can be undone. */
  readonly count: number;
  /** By how many photos fewer lots get after that; negative for photos that lots get again. */
  readonly fewer: number;
}

/** Of these, those whose lots were chosen by hand, and those that were taken off their lots. */
export const countChosen = (tx: Tx, { archiveId, places }: PhotosAt): Promise<UndoablePhotos> =>
  tx
    .selectFrom('archivedPhotos')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where outcome_before is not null)
        - count(*) filter (where outcome <> ''))::int`.as('fewer'),
    ])
    .where('archiveId', '=', archiveId)
    .where('place', 'in', places)
    .where(IS_CHOSEN)
    .executeTakeFirstOrThrow();

/** Those among them that were chosen by hand are as they were before. */
export async function unassignPhotos(tx: Tx, { archiveId, places }: PhotosAt): Promise<void> {
  await sql`update archived_photos set lot_id = lot_before,
      outcome = coalesce(outcome_before, ''), sequence = coalesce(sequence_before, 0),
      lot_before = null, outcome_before = null, sequence_before = null
    where archive_id = ${archiveId}::uuid and place = any(${[...places]}::int[])
      and ${IS_CHOSEN}`.execute(tx);
}

/** Of these, those that still wait for the lot; their archive must be locked. */
export async function listWaitingFor(
  tx: Tx,
  { archiveId, lotId, places }: PhotosAt & { readonly lotId: string },
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('archivedPhotos')
    .select('place')
    .where('archiveId', '=', archiveId)
    .where('lotId', '=', lotId)
    .where('outcome', '=', '')
    .where('place', 'in', places)
    .execute();
  return new Set(rows.map(({ place }) => place));
}

export interface ArchivedPhotoRow {
  readonly place: number;
  readonly path: string;
  readonly outcome: string;
  /** Its lot, or that it has none, by hand. */
  readonly isChosen: boolean;
  /** null also when the lot is gone. */
  readonly lotId: string | null;
  readonly title: string;
  readonly lpn: string;
}

interface PageWanted {
  readonly archiveId: string;
  readonly show: 'all' | 'matched' | 'unmatched' | 'discarded';
  readonly page: number;
  readonly size: number;
}

/** By lot and in the order of its photos; those of no lot come first. */
export async function listArchivedPhotos(
  db: Db,
  { archiveId, show, page, size }: PageWanted,
): Promise<ArchivedPhotoRow[]> {
  const table = show === 'discarded' ? DISCARDED : ARCHIVED;
  const { rows } = await sql<ArchivedPhotoRow>`${withLots(table)}
    where archive_id = ${archiveId}::uuid
      and (${show} in ('all', 'discarded') or (${show} = 'matched') = ${GETS})
    order by lot_id nulls first, sequence, place
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
}

/** Also one that is discarded. */
export async function findArchivedPhoto(
  db: Db,
  { archiveId, place }: PhotoAt,
): Promise<ArchivedPhotoRow | undefined> {
  const at = sql`archive_id = ${archiveId}::uuid and place = ${place}`;
  const { rows } = await sql<ArchivedPhotoRow>`${withLots(ARCHIVED)} where ${at}
    union all ${withLots(DISCARDED)} where ${at}`.execute(db);
  return rows[0];
}

const ARCHIVED = sql.table('archived_photos');
const DISCARDED = sql.table('discarded_photos');

const withLots = (table: typeof ARCHIVED) => sql`
  select place, path, outcome, ${IS_CHOSEN} as "isChosen",
    coalesce(draft_lots.id, lots.id) as "lotId",
    coalesce(draft_lots.title, lots.title, '') as title,
    coalesce(draft_lots.lpn, lots.lpn, '') as lpn
  from ${table}
  left join draft_lots on draft_lots.id = lot_id
  left join lots on lots.id = lot_id`;
