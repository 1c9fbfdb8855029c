import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  openSellerLotsWorld,
  type SellerLotsWorld,
} from '../../testing/fixtures/seller/seller-lots-world.ts';

describe('sellerLots.assignDraftLots', () => {
  let world: SellerLotsWorld;
  beforeAll(async () => {
    world = await openSellerLotsWorld();
  });
  afterAll(() => world.close());

  const assign = async (lot_ids: string[], auction_id: string | null, as = world.seller.token) =>
    (await world.call('sellerLots.assignDraftLots', { lot_ids, auction_id }, { as })).body;

  test('puts drafts into an auction that has not begun, and back into stock', async () => {
    const ids = [(await world.addDraft()).id, (await world.addDraft()).id];
    expect(dataOf(await assign(ids, world.nextAuctionId)).written).toBe(1);
    for (const id of ids) {
      expect((await world.readLot(id)).auction?.id).toBe(world.nextAuctionId);
    }
    const waiting = dataOf(await assign(ids, world.nextAuctionId));
    expect(waiting).toMatchObject({ auction: { id: world.nextAuctionId }, addedList: [] });
    expect(waiting.waitingList.map(({ problems }) => problems[0]?.problem)).toEqual([
      'Enter a title.',
      'Enter a title.',
    ]);
    const back = dataOf(await assign(ids, null));
    expect(back.lotList[0]?.before.auction_id).toBe(world.nextAuctionId);
    expect((await world.readLot(ids[1] ?? '')).auction).toBeNull();
  });

  test('adds complete drafts to an auction that is published, and says what others lack', async () => {
    const ready = [await world.addReady('Brass kettle'), await world.addReady('Brass teapot')];
    const { id: unready } = await world.addDraft({ title: 'Brass tray' });
    const [kettle = '', teapot = ''] = ready;
    const given = [teapot, unready, kettle];
    const assigned = dataOf(await assign(given, world.nextAuctionId));
    const [first] = assigned.addedList;
    const number = first?.lot_number ?? 0;
    expect(number).toBeGreaterThan(0);
    expect(assigned).toMatchObject({
      written: 1,
      addedList: [
        { lot_id: teapot, lot_number: number },
        { lot_id: kettle, lot_number: number + 1 },
      ],
      waitingList: [{ lot_id: unready, title: 'Brass tray' }],
    });
    expect(await world.readLot(kettle)).toMatchObject({
      status: 'upcoming',
      lot_number: number + 1,
      problems: [],
    });
    expect((await world.readLot(unready)).status).toBe('draft');
    const audits = await world.owner
      .selectFrom('auditEntries')
      .select('details')
      .where('subject', '=', world.nextAuctionId)
      .where('action', '=', 'lots added to auction')
      .execute();
    expect(audits).toEqual([{ details: { count: 2 } }]);
  });

  test('adds each draft once, and numbers none twice, when it is sent at once', async () => {
    const [kettle, teapot, tray] = await Promise.all([
      world.addReady('Tin kettle'),
      world.addReady('Tin teapot'),
      world.addReady('Tin tray'),
    ]);
    await Promise.all([
      assign([kettle, teapot], world.nextAuctionId),
      assign([teapot, kettle], world.nextAuctionId),
      assign([tray], world.nextAuctionId),
    ]);
    const lots = await world.owner
      .selectFrom('lots')
      .select(['title', 'number'])
      .where('auctionId', '=', world.nextAuctionId)
      .where('title', 'like', 'Tin %')
      .execute();
    expect(lots.map(({ title }) => title).toSorted()).toEqual([
      'Tin kettle',
      'Tin teapot',
      'Tin tray',
    ]);
    expect(new Set(lots.map(({ number }) => number)).size).toBe(3);
  });

  test('refuses an auction that was canceled before it began', async () => {
    const { id } = await world.addDraft();
    const cancel = (canceledAt: Date | null) =>
      world.owner
        .updateTable('auctions')
        .set({ canceledAt, cancelReason: canceledAt === null ? '' : 'Water damage' })
        .where('id', '=', world.farAuctionId)
        .execute();
    await cancel(new Date());
    expect(dataOf(await assign([id], world.farAuctionId))).toMatchObject({ written: 0 });
    await cancel(null);
    expect(dataOf(await assign([id], world.farAuctionId))).toMatchObject({ written: 1 });
  });

  test('names the lots that are at another center, and assigns none', async () => {
    const { id: fitting } = await world.addDraft({ title: 'Lamp' });
    const ids = [fitting];
    for (const title of ['Jute rug', 'Oak desk']) {
      const { id } = await world.addDraft({ title });
      const relistedFrom = await world.addLot('unsold');
      await world.owner
        .updateTable('draftLots')
        .set({ relistedFrom })
        .where('id', '=', id)
        .execute();
      ids.push(id);
    }
    const far = world.owner
      .selectFrom('auctions')
      .select('centerId')
      .where('id', '=', world.farAuctionId);
    await world.owner.updateTable('centers').set({ city: 'Macon' }).where('id', '=', far).execute();
    const [from, to] = [await world.centerOf(world.auctionId), 'Macon'];
    const fault = `in ${from} and can’t go to an auction in ${to}`;
    const problems = async (given: string[]) => {
      const { written, lotList } = dataOf(await assign(given, world.farAuctionId));
      expect(written).toBe(0);
      return lotList.map((lot) => lot.problems.map(({ problem }) => problem).join(' '));
    };
    const text = `2 of 3 lots are ${fault}: Jute rug, Oak desk.`;
    expect(await problems(ids)).toEqual(['', text, text]);
    expect(await problems(ids.slice(2))).toEqual([
      `This lot is ${fault}. Choose an auction in ${from}.`,
    ]);
    for (const id of ids) expect((await world.readLot(id)).auction).toBeNull();
    expect(dataOf(await assign(ids, world.nextAuctionId)).written).toBe(1);
  });

  test('refuses an auction that has begun, and other sellers', async () => {
    const { id } = await world.addDraft();
    expect(dataOf(await assign([id], world.auctionId))).toMatchObject({
      written: 0,
      lotList: [{ problems: [{ field: 'auction' }] }],
    });
    expect(codeOf(await assign([id], null, world.other.token))).toBe('NotFound');
  });
});
