// ZIP files with photos, as sellers upload them.
import type { Envelope, SentTo } from '@hammerdock/contract/call.ts';
import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import path from 'node:path';
import { readImageNames } from '../../db/json-columns.ts';
import { workOnArchives } from '../../operations/photo-archives/archives-queue.ts';
import { findPhotoArchive, type PhotoArchive } from '../../store/photo-archives/photo-archives.ts';
import { dataOf } from '../fixtures/registration.ts';
import { addMember, type Member } from '../fixtures/members.ts';
import { until } from '../process.ts';
import { openWorld, type World } from '../world.ts';

type Start = Partial<SentTo<typeof photoArchives.startPhotoArchive>>;

export const startArchive = async (
  world: World,
  who: Pick<Member, 'token'>,
  { file_name = 'photos.zip', bytes = 100, auction_id = null, ...more }: Start = {},
) =>
  (
    await world.call(
      'photoArchives.startPhotoArchive',
      { file_name, bytes, auction_id, ...more },
      { as: who.token },
    )
  ).body;

export async function sendPart(
  world: World,
  who: Pick<Member, 'token'> | null,
  { id, part, content }: { id: string; part: number; content: Buffer },
): Promise<{ status: number; body: Envelope<{ received: number }> }> {
  const payload = new FormData();
  payload.append('archive_id', id);
  payload.append('part', String(part));
  payload.append('file_upload', new Blob([Uint8Array.from(content)]), 'x');
  const response = await world.app.http.inject({
    method: 'POST',
    url: '/api/seller/uploadArchivePart',
    headers: who === null ? {} : { authorization: `Bearer ${who.token}` },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

/** Its id, after all of it was sent. */
export async function uploadArchive(
  world: World,
  who: Pick<Member, 'token'>,
  content: Buffer,
  start: Start = {},
): Promise<string> {
  const started = dataOf(await startArchive(world, who, { bytes: content.length, ...start }));
  const { archive_id: id, part_bytes: size, part_count: count } = started;
  for (let part = 0; part < count; part += 1) {
    const piece = content.subarray(part * size, (part + 1) * size);
    dataOf((await sendPart(world, who, { id, part, content: piece })).body);
  }
  return id;
}

type Show = SentTo<typeof photoArchives.getPhotoArchive>['show'];

export const getArchive = async (
  world: World,
  { token: as }: Pick<Member, 'token'>,
  { id, show = 'all' }: { id: string; show?: Show },
) =>
  dataOf(
    (await world.call('photoArchives.getPhotoArchive', { archive_id: id, show }, { as })).body,
  );

/** Waits until the jobs have brought it there. */
export async function awaitArchive(
  world: World,
  who: Pick<Member, 'token'>,
  { id, state }: { id: string; state: string },
) {
  let found = await getArchive(world, who, { id });
  await until(`the ZIP file is ${state}`, async () => {
    found = await getArchive(world, who, { id });
    return found.state === state;
  });
  return found;
}

export const addPhotosOf = async (world: World, who: Pick<Member, 'token'>, id: string) =>
  (await world.call('photoArchives.addArchivePhotos', { archive_id: id }, { as: who.token })).body;

export const assignPhotosOf = async (
  world: World,
  { token: as }: Pick<Member, 'token'>,
  input: SentTo<typeof photoArchives.assignArchivePhotos>,
) => (await world.call('photoArchives.assignArchivePhotos', input, { as })).body;

export const outcomesOf = (files: readonly { path: string; outcome: string }[]) =>
  Object.fromEntries(files.map((file) => [file.path, file.outcome]));

/** A store with two sellers, and what the first one does there. */
export async function openArchiveWorld() {
  const world = await openWorld();
  const [seller, other] = [await addMember(world, 'seller'), await addMember(world, 'seller')];
  const ready = async (content: Buffer, start: Start = {}, who: Member = seller) => {
    const id = await uploadArchive(world, who, content, start);
    await awaitArchive(world, who, { id, state: 'ready' });
    return id;
  };
  const rowOf = (id: string) =>
    world.owner.selectFrom('photoArchives').selectAll().where('id', '=', id).executeTakeFirst();
  return {
    world,
    seller,
    other,
    /** The id of an archive that was uploaded and read. */
    ready,
    /** After all its photos were added; it is ready again when others are left over. */
    addAll: async (id: string, state: 'done' | 'ready' = 'done') => {
      dataOf(await addPhotosOf(world, seller, id));
      return awaitArchive(world, seller, { id, state });
    },
    /** By the names of its files. */
    placesOf: async (id: string): Promise<Record<string, number>> => {
      const { fileList } = await getArchive(world, seller, { id });
      return Object.fromEntries(fileList.map((file) => [file.path, file.place]));
    },
    /** Confirmed, without its job. */
    confirm: async (id: string): Promise<PhotoArchive> => {
      const adding = { state: 'adding' };
      await world.owner.updateTable('photoArchives').set(adding).where('id', '=', id).execute();
      const archive = await findPhotoArchive(world.owner, id);
      if (archive === undefined) throw new Error('no archive');
      return archive;
    },
    rowOf,
    /** The row after the queue's next run. Poll it: the store's own run may still hold the item. */
    workOn: async (id: string) => {
      await workOnArchives(world.app.context);
      return rowOf(id);
    },
    fileOf: (id: string) => path.join(world.app.context.config.dataDir, 'archives', id, '0'),
    imagesOf: async (table: 'draftLots' | 'lots', id: string): Promise<readonly string[]> => {
      const query = world.owner.selectFrom(table).select('images').where('id', '=', id);
      return readImageNames((await query.executeTakeFirstOrThrow()).images, id);
    },
  };
}

export type ArchiveWorld = Awaited<ReturnType<typeof openArchiveWorld>>;
