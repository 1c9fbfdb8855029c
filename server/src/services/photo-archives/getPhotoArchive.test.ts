import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Member } from '../../testing/fixtures/members.ts';
import { codeOf } from '../../testing/fixtures/registration.ts';
import { addDraftAuction, newLabel } from '../../testing/seller/manifests.ts';
import {
  addPhotosOf,
  awaitArchive,
  getArchive,
  uploadArchive,
  outcomesOf,
  openArchiveWorld,
  type ArchiveWorld,
} from '../../testing/seller/photo-archives.ts';
import { zipOf } from '../../testing/seller/zip-of-photos.ts';
import { addDraft } from '../../testing/seller/seller-lots.ts';
import { LOT_PHOTOS_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import type { World } from '../../testing/world.ts';

let at: ArchiveWorld;
let world: World;
let seller: Member;
let other: Member;
beforeAll(async () => {
  at = await openArchiveWorld();
  ({ world, seller, other } = at);
});
afterAll(() => world.close());

describe('photoArchives.getPhotoArchive', () => {
  test('shows which lot gets each file, and why others get none', async () => {
    const [lpn, full] = [newLabel(), newLabel()];
    const lotId = await addDraft(world, seller.id, { lpn, title: 'Pan' });
    const images = Array.from({ length: LOT_PHOTOS_MAX }, (_, index) => `demo-${index}`);
    await addDraft(world, seller.id, { lpn: full, images });
    const foreign = newLabel();
    await addDraft(world, other.id, { lpn: foreign });
    const text = Buffer.from('no picture');
    const id = await at.ready(
      await zipOf(
        `${lpn}.jpg`,
        `${lpn}/${full}.jpg`,
        `${full}.jpg`,
        `../${foreign}.jpg`,
        '12.jpg',
        [`${lpn}-2.jpg`, text],
        [`${lpn}.zip`, text],
        '__MACOSX/._x.jpg',
      ),
    );
    const found = await getArchive(world, seller, { id });
    expect(outcomesOf(found.fileList)).toEqual({
      [`${lpn}.jpg`]: 'matched',
      [`${lpn}/${full}.jpg`]: 'ambiguous',
      [`${full}.jpg`]: 'full',
      [`../${foreign}.jpg`]: 'unknown',
      '12.jpg': 'unknown',
      [`${lpn}-2.jpg`]: 'not a picture',
      [`${lpn}.zip`]: 'archive',
    });
    expect(found).toMatchObject({ photos: 1, counts: { waiting: 1, not_added: 6, lots: 1 } });
    const matched = await getArchive(world, seller, { id, show: 'matched' });
    expect(matched.fileList).toEqual([
      {
        place: 0,
        path: `${lpn}.jpg`,
        outcome: 'matched',
        is_chosen: false,
        lot: { id: lotId, lpn, title: 'Pan' },
        preview: {
          small: `/archive-photos/${id}/320/0.webp`,
          large: `/archive-photos/${id}/1280/0.webp`,
        },
      },
    ]);
    expect([
      matched.fileCount,
      (await getArchive(world, seller, { id, show: 'unmatched' })).fileCount,
    ]).toEqual([1, 6]);
    const call = { archive_id: id };
    const asOther = await world.call('photoArchives.getPhotoArchive', call, { as: other.token });
    expect(codeOf(asOther.body)).toBe('NotFound');
  });

  test('matches the numbers that lots have, or would get, in the auction', async () => {
    const auctionId = await addDraftAuction(world, seller.id);
    const [one, two] = [
      await addDraft(world, seller.id, { auctionId }),
      await addDraft(world, seller.id, { auctionId }),
    ];
    const lpn = newLabel();
    await addDraft(world, seller.id, { lpn });
    const content = await zipOf('1.jpg', 'lot-02 (3).jpg', '3.jpg', `${lpn}.jpg`);
    const id = await at.ready(content, { auction_id: auctionId });
    const { fileList, auction } = await getArchive(world, seller, { id });
    const lots = Object.fromEntries(fileList.map((file) => [file.path, file.lot?.id]));
    expect(lots).toEqual({ '1.jpg': one, 'lot-02 (3).jpg': two });
    expect(auction?.id).toBe(auctionId);
  });

  test.each([
    ['This isn’t a ZIP file', async () => Buffer.from('hello')],
    ['This ZIP file is empty.', () => zipOf()],
    ['unpacks to more than 20 times', () => zipOf(['a.jpg', new Uint8Array(1_000_000)])],
  ])('a file that cannot be read fails: %s', async (problem, make) => {
    const id = await uploadArchive(world, seller, await make());
    const found = await awaitArchive(world, seller, { id, state: 'failed' });
    expect(found.problem).toContain(problem);
    expect(codeOf(await addPhotosOf(world, seller, id))).toBe('ArchiveBusy');
  });
});
