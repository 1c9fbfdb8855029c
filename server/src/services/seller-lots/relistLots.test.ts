import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forfeitDueLots } from '../../operations/invoices/forfeit-lots.ts';
import { newId } from '../../security/ids.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  openSellerLotsWorld,
  type SellerLotsWorld,
} from '../../testing/fixtures/seller/seller-lots-world.ts';

describe('relisting', () => {
  let world: SellerLotsWorld;
  beforeAll(async () => {
    world = await openSellerLotsWorld();
  });
  afterAll(() => world.close());

  const relist = async (
    lot_ids: string[],
    given: { auction_id?: string; lower_percent?: number; as?: string } = {},
  ) => {
    const { as = world.seller.token, auction_id = null, lower_percent = 20 } = given;
    const input = { lot_ids, auction_id, lower_percent };
    return (await world.call('sellerLots.relistLots', input, { as, key: newId() })).body;
  };
  const list = async (state: 'unsold' | 'draft' | 'relisted') => {
    const input = { list: state } as const;
    const as = { as: world.seller.token };
    return dataOf((await world.call('sellerLots.listSellerLots', input, as)).body).lotList;
  };

  test('SELL-02 R20 makes a draft at a lower price of an unsold lot, once, and the lists show both', async () => {
    const lotId = await world.addLot('unsold');
    const sold = await world.addLot('sold');
    expect(dataOf(await relist([lotId, sold]))).toEqual({ relisted: 1, skipped: 1, added: 0 });
    expect(dataOf(await relist([lotId]))).toEqual({ relisted: 0, skipped: 1, added: 0 });
    const draft = (await list('draft')).find(({ relisted_from }) => relisted_from === lotId);
    const origin = await world.readLot(lotId);
    expect(draft).toMatchObject({
      lpn: origin.lpn,
      title: origin.title,
      start_price: '4.00',
      auction: null,
    });
    const relisted = (await list('relisted')).find(({ id }) => id === lotId);
    expect(relisted?.relisted_as).toMatchObject({ id: draft?.id, status: 'draft' });
    expect((await list('unsold')).map(({ id }) => id)).not.toContain(lotId);
    const audit = await world.owner
      .selectFrom('auditEntries')
      .select(['actorId', 'action', 'details'])
      .where('subject', '=', lotId)
      .execute();
    expect(audit).toMatchObject([
      { actorId: world.seller.id, action: 'lot relisted', details: { lowerPercent: 20 } },
    ]);
    const found = await findDiscrepancies(world.owner);
    expect(found.filter(({ check }) => ['relisting', 'two times'].includes(check))).toEqual([]);

    // The label stays with the goods, and a deleted draft gives the lot back.
    const changes = [{ lot_id: draft?.id ?? '', version: 1, fields: { lpn: 'OTHER-1' } }];
    const as = { as: world.seller.token };
    const renamed = dataOf((await world.call('sellerLots.changeDraftLots', { changes }, as)).body);
    expect(renamed.lotList).toMatchObject([{ problems: [{ field: 'lpn' }] }]);
    const deletion = { lot_ids: [draft?.id ?? ''] };
    const { body } = await world.call('sellerLots.deleteDraftLots', deletion, {
      ...as,
      key: newId(),
    });
    expect(dataOf(body).deleted).toBe(1);
    expect((await list('unsold')).map(({ id }) => id)).toContain(lotId);
  });

  test('R20 adds a relisted lot to an auction that is published, at once or from stock', async () => {
    const [one, other] = [await world.addLot('unsold'), await world.addLot('unsold')];
    const auction_id = world.nextAuctionId;
    await world.owner.updateTable('lots').set({ condition: 'Damaged' }).execute();
    expect(dataOf(await relist([one], { auction_id }))).toEqual({
      relisted: 1,
      skipped: 0,
      added: 1,
    });
    await relist([other]);
    const draft = (await list('draft')).find(({ relisted_from }) => relisted_from === other);
    const { body } = await world.call(
      'sellerAuctions.addLotsToAuction',
      { auction_id, lot_ids: [draft?.id ?? ''] },
      { as: world.seller.token, key: newId() },
    );
    expect(dataOf(body)).toEqual({ lot_count: 1 });
    const relisted = await list('relisted');
    for (const id of [one, other]) {
      expect(relisted.find((each) => each.id === id)?.relisted_as?.status).toBe('upcoming');
    }
    const found = await findDiscrepancies(world.owner);
    expect(found.filter(({ check }) => ['relisting', 'two times'].includes(check))).toEqual([]);
  });

  test('R22 relists a forfeited lot by hand or by itself, never twice', async () => {
    const lotId = await world.addLot('sold');
    const invoiceId = newId();
    await world.owner
      .insertInto('invoices')
      .values({
        id: invoiceId,
        userId: world.other.id,
        auctionId: world.auctionId,
        cardFeeBps: 0,
        hammerCents: 0,
        premiumCents: 0,
        taxCents: 0,
        totalCents: 0,
        taxExempt: false,
      })
      .execute();
    const line = { lotId, invoiceId, hammerCents: 0, premiumCents: 0, taxCents: 0 };
    await world.owner
      .insertInto('invoiceLines')
      .values({ ...line, id: newId() })
      .execute();
    await world.owner.insertInto('forfeits').values({ lotId, invoiceId }).execute();
    expect((await list('unsold')).map(({ id }) => id)).toContain(lotId);
    expect(dataOf(await relist([lotId]))).toEqual({ relisted: 1, skipped: 0, added: 0 });
    await forfeitDueLots(world.app.context);
    const again = await world.owner
      .selectFrom('lots')
      .select('id')
      .where('relistedFrom', '=', lotId)
      .execute();
    expect(again).toEqual([]);
    expect((await list('draft')).filter((each) => each.relisted_from === lotId)).toHaveLength(1);
  });

  test('refuses other sellers’ lots and auctions, and another pickup center', async () => {
    const lotId = await world.addLot('unsold');
    expect(codeOf(await relist([lotId], { as: world.other.token }))).toBe('NotFound');
    expect(codeOf(await relist([lotId], { as: world.admin.token }))).toBe('SellerMissing');
    expect(codeOf(await relist([newId()]))).toBe('NotFound');
    expect(codeOf(await relist([lotId], { auction_id: world.auctionId }))).toBe('NotFound');
    expect(codeOf(await relist([lotId], { auction_id: world.farAuctionId }))).toBe(
      'LotsAtOtherCenter',
    );
    expect((await list('unsold')).map(({ id }) => id)).toContain(lotId);
  });
});
