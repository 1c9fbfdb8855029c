import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  openSellerLotsWorld,
  type SellerLotsWorld,
} from '../../testing/fixtures/seller/seller-lots-world.ts';

describe('sellerLots.getSellerLot', () => {
  let world: SellerLotsWorld;
  beforeAll(async () => {
    world = await openSellerLotsWorld();
  });
  afterAll(() => world.close());

  test('shows a lot with every field to its seller and admins only', async () => {
    const draft = await world.addDraft({ title: 'Lamp', internal_note: 'Pallet 9' });
    const get = async (lot_id: string, as: string) =>
      (await world.call('sellerLots.getSellerLot', { lot_id }, { as })).body;
    const shown = dataOf(await get(draft.id, world.seller.token));
    expect(shown.lot).toMatchObject({ title: 'Lamp', internal_note: 'Pallet 9', version: 1 });
    expect(shown.may_change).toContain('start_price');
    expect(dataOf(await get(draft.id, world.admin.token)).seller_id).toBe(world.seller.id);
    const open = await world.addLot('open');
    expect(dataOf(await get(open, world.seller.token))).toMatchObject({
      lot: { status: 'open', start_price: '5.00', problems: [] },
      may_change: ['floor_location', 'internal_note', 'addition', 'added photos'],
    });
    for (const id of [draft.id, open, newId(), 'nonsense']) {
      expect([id, codeOf(await get(id, world.other.token))]).toEqual([id, 'NotFound']);
    }
  });
});
