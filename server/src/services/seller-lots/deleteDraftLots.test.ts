import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  openSellerLotsWorld,
  type SellerLotsWorld,
} from '../../testing/fixtures/seller/seller-lots-world.ts';

describe('sellerLots.deleteDraftLots', () => {
  let world: SellerLotsWorld;
  beforeAll(async () => {
    world = await openSellerLotsWorld();
  });
  afterAll(() => world.close());

  const remove = async (lot_ids: string[], as = world.seller.token) =>
    (await world.call('sellerLots.deleteDraftLots', { lot_ids }, { as, key: newId() })).body;

  test('deletes drafts of the seller', async () => {
    const ids = [(await world.addDraft()).id, (await world.addDraft()).id];
    expect(dataOf(await remove(ids)).deleted).toBe(2);
    const lot = await world.call(
      'sellerLots.getSellerLot',
      { lot_id: ids[0] ?? '' },
      { as: world.seller.token },
    );
    expect(codeOf(lot.body)).toBe('NotFound');
  });

  test('refuses all when one is another seller’s or absent', async () => {
    const { id } = await world.addDraft();
    expect(codeOf(await remove([id], world.other.token))).toBe('NotFound');
    expect(codeOf(await remove([id, newId()]))).toBe('NotFound');
    expect((await world.readLot(id)).id).toBe(id);
  });
});
