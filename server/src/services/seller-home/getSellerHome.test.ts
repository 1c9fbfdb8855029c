// What a seller has to do today, counted over their own rows only.
import { minutes, hours } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, readNow, toDate } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { buildAuction, buildBid, buildLot } from '../../testing/build.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { sellPaidLot } from '../../testing/fixtures/refunds.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, awaitReceipt, sellLots } from '../../testing/fixtures/sales.ts';
import { sellForSeller } from '../../testing/settlements/sales-of-seller.ts';
import { payOut } from '../../testing/settlements/settlement-world.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('sellerHome.getSellerHome', () => {
  let world: World;
  let seller: Member;
  beforeAll(async () => {
    world = await openWorld();
    seller = await addMember(world, 'seller');
  });
  afterAll(() => world.close());

  const read = async (as = seller.token, input: { seller_id?: string } = {}) =>
    (await world.call('sellerHome.getSellerHome', input, { as })).body;
  const own = (auctionId: string) =>
    world.owner
      .updateTable('auctions')
      .set({ sellerId: seller.id })
      .where('id', '=', auctionId)
      .execute();

  test('has nothing to do for a new seller', async () => {
    const home = dataOf(await read());
    const { liveList, unpaid_total, payable, waiting, payouts, ...counts } = home;
    expect([liveList, unpaid_total, payable, waiting]).toEqual([[], '0.00', '0.00', '0.00']);
    expect(payouts).toBeNull();
    expect(new Set(Object.values(counts))).toEqual(new Set([0]));
  });

  test('counts drafts, lots without photos, live auctions and open questions', async () => {
    const draft = { sellerId: seller.id, report: json({}) };
    await world.owner
      .insertInto('draftLots')
      .values([
        { ...draft, id: newId() },
        { ...draft, id: newId(), images: json(['a.webp']) },
      ])
      .execute();
    const auctionId = await buildAuction(world.owner);
    await own(auctionId);
    const lotId = await buildLot(world.owner, { auctionId });
    await buildLot(world.owner, { auctionId });
    const buyer = await addBuyer(world);
    await buildBid(world.owner, { lotId, bidderId: buyer.id, amountCents: 900 });
    const question = { id: newId(), lotId, askerId: buyer.id, question: 'Does it work?' };
    await world.owner.insertInto('lotQuestions').values(question).execute();
    const home = dataOf(await read());
    expect(home).toMatchObject({
      draft_lots: 2,
      incomplete_lots: 2,
      lots_without_photos: 3,
      drafts_without_photos: 1,
      open_questions: 1,
    });
    expect(home.liveList).toMatchObject([
      { id: auctionId, closes_today: true, open_lots: 2, lots_with_bids: 1, total: '5.00' },
    ]);
  });

  test('shows what is payable and what waits, and admins what they have to pay', async () => {
    const { token } = await addMember(world, 'admin');
    const asAdmin = async (seller_id: string) => dataOf(await read(token, { seller_id }));
    const sale = await sellForSeller(world);
    const waits = await sellForSeller(world, { pickedUp: false });
    const ready = { ready_statements: 1, payable: '87.50', waiting: '0.00', payouts: null };
    expect(dataOf(await read(sale.seller.token))).toMatchObject(ready);
    const notYet = { ready_statements: 0, payable: '0.00', waiting: '87.50', payouts: null };
    expect(dataOf(await read(waits.seller.token))).toMatchObject(notYet);
    // Over all sellers, whichever the admin acts for.
    const before = await asAdmin(waits.seller.id);
    expect(before).toMatchObject({ ...notYet, payouts: { sellers: 1, total: '87.50' } });
    dataOf(await payOut(world, { sellerId: sale.seller.id, amount: '87.50', as: token }));
    const paid = { ready_statements: 0, payable: '0.00', payouts: { sellers: 0, total: '0.00' } };
    expect(await asAdmin(sale.seller.id)).toMatchObject(paid);
  });

  test('counts unpaid receipts, pickups and unsold lots', async () => {
    const paid = await sellPaidLot(world);
    const debtor = await addBuyer(world, 'lacks funds');
    const unpaid = await sellLots(world, [{ buyer: debtor, hammerCents: 10_000 }]);
    await awaitReceipt(world, debtor, unpaid.auctionId);
    await own(unpaid.auctionId);
    const { auctionId } = await world.owner
      .selectFrom('invoices')
      .select('auctionId')
      .where('id', '=', paid.invoiceId)
      .executeTakeFirstOrThrow();
    await own(auctionId);
    const unsold = await buildLot(world.owner, { auctionId });
    await world.owner
      .updateTable('lots')
      .set({ phase: 'unsold' })
      .where('id', '=', unsold)
      .execute();
    const now = await readNow(world.owner);
    const endWindowAt = (endsAt: number) =>
      world.owner
        .updateTable('pickupWindows')
        .set({ startsAt: toDate(endsAt - hours(24)), endsAt: toDate(endsAt) })
        .where('invoiceId', '=', paid.invoiceId)
        .execute();
    await endWindowAt(now + hours(72));
    expect(dataOf(await read())).toMatchObject({
      unpaid_receipts: 1,
      unpaid_total: '126.36',
      pickups_waiting: 1,
      pickups_today: 0,
      unsold_lots: 1,
    });
    await world.clock.stopAt(Date.parse('2031-05-06T12:00:00-04:00'));
    await endWindowAt(Date.parse('2031-05-06T18:00:00-04:00'));
    const as = (await addMember(world, 'admin')).token;
    const later = dataOf(await read(as, { seller_id: seller.id }));
    expect(later).toMatchObject({ pickups_today: 1, pickups_overdue: 0 });
    await endWindowAt(Date.parse('2031-05-06T12:00:00-04:00') - minutes(1));
    const overdue = dataOf(await read(as, { seller_id: seller.id }));
    expect(overdue).toMatchObject({ pickups_today: 0 });
  });

  test('refuses buyers, another seller’s home, and admins who name no seller', async () => {
    const [buyer, other, admin] = [
      await addMember(world),
      await addMember(world, 'seller'),
      await addMember(world, 'admin'),
    ];
    expect(codeOf(await read(buyer.token))).toBe('RoleMissing');
    expect(codeOf(await read(other.token, { seller_id: seller.id }))).toBe('NotFound');
    expect(codeOf(await read(admin.token))).toBe('SellerMissing');
  });
});
