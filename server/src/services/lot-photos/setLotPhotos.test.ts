import { NOTHING_KNOWN } from '@hammerdock/domain/catalog/condition-report.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addDraft, addOpenLot, auditsOf } from '../../testing/seller/seller-lots.ts';
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
const draftOf = (id: string) =>
  world.owner.selectFrom('draftLots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('lotPhotos.setLotPhotos', () => {
  let names: [string, ...string[]];
  beforeEach(async () => {
    names = await uploadPhotoNames(world, seller, 3);
  });
  const set = async (
    lot_id: string,
    photos: readonly string[],
    { who = seller, version = 1 }: { who?: Member; version?: number | null } = {},
  ) => {
    const input = { lot_id, version, photos: [...photos] };
    return (await world.call('lotPhotos.setLotPhotos', input, as(who))).body;
  };

  test('SELL-02 sets the photos of a draft in their order; captions of defects follow them', async () => {
    const defectPhotos = [
      { photo: 1, caption: 'Dent' },
      { photo: 2, caption: 'Scratch' },
    ];
    const id = await addDraft(world, seller.id, {
      images: names,
      report: { ...NOTHING_KNOWN, defectPhotos },
    });
    const wanted = [names[2] ?? '', names[0]];
    const answer = dataOf(await set(id, wanted));
    expect(answer.version).toBe(2);
    expect(answer.photos.map(({ name }) => name)).toEqual(wanted);
    expect(await draftOf(id)).toMatchObject({
      images: wanted,
      report: { defectPhotos: [{ photo: 2, caption: 'Dent' }] },
    });
  });

  test('adds photos to a published lot, which is audited', async () => {
    const [first] = names;
    const id = await addOpenLot(world, seller.id, [first]);
    const admin = await addMember(world, 'admin');
    const answer = dataOf(await set(id, names, { who: admin, version: null }));
    expect(answer).toMatchObject({ version: null, photos: names.map((name) => ({ name })) });
    const { images } = await world.owner
      .selectFrom('lots')
      .select('images')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(images).toEqual(names);
    expect(await auditsOf(world, id)).toEqual([
      {
        actorId: admin.id,
        action: 'photos added',
        details: { added: names.slice(1), sellerId: seller.id },
      },
    ]);
  });

  test('refuses another seller’s lot and another seller’s photos', async () => {
    const foreign = await uploadPhotoNames(world, other, 1);
    const draft = await addDraft(world, seller.id);
    const lot = await addOpenLot(world, seller.id, []);
    for (const id of [draft, lot]) {
      expect(codeOf(await set(id, names, { who: other }))).toBe('NotFound');
      expect(codeOf(await set(id, foreign))).toBe('PictureGone');
      expect(codeOf(await set(id, ['none-00000000']))).toBe('PictureGone');
    }
    expect(codeOf(await set('none', names))).toBe('NotFound');
    // An admin acts for the seller of the lot, whose photos only may be used.
    const admin = await addMember(world, 'admin');
    expect(codeOf(await set(draft, foreign, { who: admin }))).toBe('PictureGone');
    expect((await draftOf(draft)).images).toEqual([]);
  });

  test('refuses an outdated version, a photo twice, and removing what buyers have seen', async () => {
    const [first, second] = names;
    const id = await addDraft(world, seller.id);
    await set(id, names);
    expect(codeOf(await set(id, [first]))).toBe('LotChanged');
    expect(codeOf(await set(id, [first, first], { version: 2 }))).toBe('PhotosTwice');
    const lot = await addOpenLot(world, seller.id, names.slice(0, 2));
    expect(codeOf(await set(lot, [first]))).toBe('PhotosAddedOnly');
    expect(codeOf(await set(lot, [second ?? '', first]))).toBe('PhotosAddedOnly');
    await world.owner
      .updateTable('lotStates')
      .set({ phase: 'unsold' })
      .where('lotId', '=', lot)
      .execute();
    expect(codeOf(await set(lot, names))).toBe('PhotosFinal');
  });
});
