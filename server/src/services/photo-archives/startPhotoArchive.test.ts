import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addImpersonated, addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addDraftAuction } from '../../testing/seller/manifests.ts';
import {
  startArchive,
  openArchiveWorld,
  type ArchiveWorld,
} from '../../testing/seller/photo-archives.ts';
import { ARCHIVE_PART_BYTES } from '@hammerdock/domain/auctions/seller-limits.ts';
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

describe('photoArchives.startPhotoArchive', () => {
  test('begins an upload in parts, for the lots of one auction or all', async () => {
    const auctionId = await addDraftAuction(world, seller.id);
    const bytes = 2 * ARCHIVE_PART_BYTES + 1;
    const started = dataOf(await startArchive(world, seller, { bytes, auction_id: auctionId }));
    expect(started).toMatchObject({ part_bytes: ARCHIVE_PART_BYTES, part_count: 3 });
    expect(await at.rowOf(started.archive_id)).toMatchObject({ sellerId: seller.id, auctionId });
  });

  test('refuses large files, other sellers’ auctions, impersonators and too many', async () => {
    const large = await startArchive(world, seller, { bytes: 500 * 1024 * 1024 + 1 });
    expect(large).toMatchObject({
      status: 'error',
      statusText: 'This file is larger than 500 MB. Split it, or remove what you don’t need.',
    });
    const foreign = await addDraftAuction(world, other.id);
    expect(codeOf(await startArchive(world, seller, { auction_id: foreign }))).toBe('NotFound');
    const seen = await addImpersonated(world);
    expect(codeOf(await startArchive(world, seen))).toBe('RoleMissing');
    const busy = await addMember(world, 'seller');
    for (let times = 0; times < 5; times += 1) dataOf(await startArchive(world, busy));
    expect(codeOf(await startArchive(world, busy))).toBe('ArchivesTooMany');
  });
});
