import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addDraftAuction } from '../../testing/seller/manifests.ts';
import {
  startArchive,
  openArchiveWorld,
  type ArchiveWorld,
} from '../../testing/seller/photo-archives.ts';
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

describe('photoArchives.listPhotoArchives', () => {
  const list = async (who: Member, sellerId?: string) => {
    const input = sellerId === undefined ? {} : { seller_id: sellerId };
    return (await world.call('photoArchives.listPhotoArchives', input, { as: who.token })).body;
  };

  test('lists the files of the seller, and the auctions whose lots can get photos', async () => {
    const auctionId = await addDraftAuction(world, seller.id);
    const { archive_id: id } = dataOf(await startArchive(world, seller));
    const { archiveList, targets } = dataOf(await list(seller));
    expect(archiveList).toMatchObject([{ id, state: 'receiving', photos: 0, done: 0 }]);
    expect(targets).toMatchObject([{ id: auctionId }]);
  });

  test('belongs to the seller that an admin acts for', async () => {
    const admin = await addMember(world, 'admin');
    const given = { seller_id: other.id };
    const { archive_id: id } = dataOf(await startArchive(world, admin, given));
    expect(await at.rowOf(id)).toMatchObject({ sellerId: other.id, createdBy: admin.id });
    expect(dataOf(await list(admin, other.id)).archiveList).toMatchObject([{ id }]);
    expect(codeOf(await list(admin))).toBe('SellerMissing');
    expect(codeOf(await list(seller, other.id))).toBe('NotFound');
  });
});
