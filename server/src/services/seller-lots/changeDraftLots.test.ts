import type { SentTo } from '@hammerdock/contract/call.ts';
import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import type { ChangedLots } from '@hammerdock/contract/shapes/seller/changed-lots.ts';
import { lotFields } from '@hammerdock/contract/shapes/seller/typed-lot.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  openSellerLotsWorld,
  type SellerLotsWorld,
} from '../../testing/fixtures/seller/seller-lots-world.ts';

type Changes = SentTo<typeof sellerLots.changeDraftLots>['changes'];

describe('many drafts at once', () => {
  let world: SellerLotsWorld;
  beforeAll(async () => {
    world = await openSellerLotsWorld();
  });
  afterAll(() => world.close());

  const change = async (changes: Changes, as = world.seller.token) =>
    (await world.call('sellerLots.changeDraftLots', { changes }, { as })).body;
  const addTwo = async () => [
    await world.addDraft({ title: 'One', start_price: '10.00' }),
    await world.addDraft({ title: 'Two', category: world.category }),
  ];
  const undoOf = ({
    lot_id,
    version,
    before,
  }: ChangedLots['lotList'][number]): Changes[number] => ({
    ...(before.auction_id === undefined ? {} : { auction_id: before.auction_id }),
    lot_id,
    version: version ?? 0,
    fields: before.fields,
  });

  test('SELL-02 change together, and back by what the answer says', async () => {
    const lots = await addTwo();
    const changed = dataOf(
      await change(
        lots.map(({ id, version }) => ({
          lot_id: id,
          version,
          fields: { floor_location: 'B2', start_price: '8.00', category: '' },
        })),
      ),
    );
    expect(changed.written).toBe(1);
    for (const { id } of lots) {
      expect(await world.readLot(id)).toMatchObject({
        floor_location: 'B2',
        start_price: '8.00',
        category: null,
        version: 2,
      });
    }
    for (const { before } of changed.lotList) {
      expect(lotFields.safeParse(before.fields).success).toBe(true);
    }
    expect(dataOf(await change(changed.lotList.map(undoOf))).written).toBe(1);
    for (const lot of lots) expect(await world.readLot(lot.id)).toEqual({ ...lot, version: 3 });
  });

  test('change all or none, and answer for each', async () => {
    const [one, two, taken] = [...(await addTwo()), await world.addDraft({ lpn: 'TAKEN-1' })];
    const [a, b] = [one?.id ?? '', two?.id ?? ''];
    const both = (first: object, second: object, version = 1): Changes => [
      { lot_id: a, version, fields: first },
      { lot_id: b, version: 1, fields: second },
    ];
    const faulty = dataOf(await change(both({ title: 'New' }, { lpn: 'TAKEN-1' })));
    expect(faulty).toMatchObject({
      written: 0,
      lotList: [
        { lot_id: a, fault: null, version: null },
        { lot_id: b, fault: 'invalid', problems: [{ field: 'lpn' }] },
      ],
    });
    const stale = dataOf(await change(both({ title: 'New' }, { title: 'New' }, 7)));
    expect(stale.lotList.map(({ fault }) => fault)).toEqual(['changed', null]);
    const twice = dataOf(await change(both({ lpn: 'SAME-1' }, { lpn: 'SAME-1' })));
    expect(twice.lotList.map(({ fault }) => fault)).toEqual(['invalid', 'invalid']);
    expect((await world.readLot(a)).title).toBe('One');

    expect(dataOf(await change(both({ lpn: 'PAIR-A' }, { lpn: 'PAIR-B' }))).written).toBe(1);
    const swap = [
      { lot_id: a, version: 2, fields: { lpn: 'PAIR-B' } },
      { lot_id: b, version: 2, fields: { lpn: 'PAIR-A' } },
    ];
    expect(dataOf(await change(swap)).written).toBe(1);
    expect((await world.readLot(taken?.id ?? '')).version).toBe(1);
  });

  test('refuse other sellers’ and absent drafts alike', async () => {
    const [one] = await addTwo();
    const foreign = [{ lot_id: one?.id ?? '', version: 1, fields: { title: 'Mine' } }];
    expect(codeOf(await change(foreign, world.other.token))).toBe('NotFound');
    expect(codeOf(await change([{ lot_id: newId(), version: 1, fields: {} }]))).toBe('NotFound');
    expect((await world.readLot(one?.id ?? '')).title).toBe('One');
  });
});
