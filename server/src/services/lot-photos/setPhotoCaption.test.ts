import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addOpenLot, auditsOf } from '../../testing/seller/seller-lots.ts';
import { uploadPhotoNames } from '../../testing/fixtures/uploads.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let seller: Member;
let other: Member;
beforeAll(async () => {
  world = await openWorld();
  [seller, other] = [await addMember(world, 'seller'), await addMember(world, 'seller')];
});
afterAll(() => world.close());

const as = (who: Member) => ({ as: who.token });
const rowOf = (name: string) =>
  world.owner
    .selectFrom('lotPhotos')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow();

describe('lotPhotos.setPhotoCaption', () => {
  const caption = {
    filename: 'drill.jpg',
    title: 'Left side',
    description: 'A scratch near the handle',
  };
  const describePhoto = async (name: string, who: Member) =>
    (await world.call('lotPhotos.setPhotoCaption', { name, ...caption }, as(who))).body;

  test('SELL-02 describes the photo to buyers, and is audited once its lot is published', async () => {
    const [name] = await uploadPhotoNames(world, seller, 1);
    const { photo } = dataOf(await describePhoto(name, seller));
    expect(photo).toEqual({ name, address: `/pictures/${name}.webp`, ...caption });
    expect(await auditsOf(world, name)).toEqual([]);
    const lotId = await addOpenLot(world, seller.id, [name]);
    await describePhoto(name, seller);
    expect(await auditsOf(world, name)).toMatchObject([
      { actorId: seller.id, action: 'photo caption changed', details: caption },
    ]);
    const { body } = await world.call('catalog.getProductInfo', { product_id: lotId });
    const { title, description } = caption;
    expect(dataOf(body).attachments[0]).toMatchObject({ title, description });
  });

  test('refuses another seller’s photo, one that does not exist, and an empty title', async () => {
    const [name] = await uploadPhotoNames(world, seller, 1);
    expect(codeOf(await describePhoto(name, other))).toBe('NotFound');
    expect(codeOf(await describePhoto('none-00000000', seller))).toBe('NotFound');
    const empty = { name, ...caption, title: ' ' };
    const { body } = await world.call('lotPhotos.setPhotoCaption', empty, as(seller));
    expect(body).toMatchObject({ code: 'InputInvalid', fieldErrors: { title: 'Enter Title' } });
    expect((await rowOf(name)).title).toBe('');
  });
});
