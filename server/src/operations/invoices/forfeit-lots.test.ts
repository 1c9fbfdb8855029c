import { hours, minutes } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { buildAuction } from '../../testing/build.ts';
import { messagesTo } from '../../testing/fixtures/members.ts';
import { until } from '../../testing/process.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  addBuyer,
  addStaff,
  awaitReceipt,
  sellLots,
  sellOne,
  type Buyer,
  type Sale,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { forfeitDueLots } from './forfeit-lots.ts';
import { countDiscrepanciesAfter } from '../../testing/spoil.ts';

const WEEK = hours(24 * 7);

describe('R22 lots that were not collected', () => {
  let world: World;
  let buyer: Buyer;
  let sale: Sale;
  let staff: Buyer;
  beforeAll(async () => {
    world = await openWorld();
    buyer = await addBuyer(world, 'good');
    sale = await sellLots(world, [
      { buyer, hammerCents: 1000 },
      { buyer, hammerCents: 2000 },
      { buyer, hammerCents: 3000 },
    ]);
    await awaitReceipt(world, buyer, sale.auctionId);
    staff = await addStaff(world, sale.auctionId);
    // A buyer who does not pay: unpaid lots are not forfeited.
    const poor = await addBuyer(world);
    await sellOne(world, poor, 700);
  });
  afterAll(() => world.close());

  const run = () => forfeitDueLots(world.app.context);
  const won = async (pickup_status: '' | '0' | '1' | '3' = '') =>
    dataOf((await world.call('bids.getWon', { pickup_status }, { as: buyer.token })).body).wonList;
  const forfeited = () => world.owner.selectFrom('forfeits').select('lotId').execute();
  const openPass = async () => {
    const pass = await world.call('pickup.getCheckoutQr', {}, { as: buyer.token });
    const { code } = dataOf(pass.body);
    return dataOf((await world.call('pickup.openPickupPass', { code }, { as: staff.token })).body);
  };
  const collect = async (pass_id: string, lot: string) =>
    (await world.call('pickup.pickUpLot', { pass_id, lot }, { as: staff.token })).body;
  const findAgain = (lotId: string) =>
    world.owner
      .selectFrom('lots')
      .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
      .selectAll(['lots', 'lotStates'])
      .where('relistedFrom', '=', lotId)
      .execute();
  const [first, second, third] = [0, 1, 2].map((place) => () => sale.lotIds[place] ?? '');

  test('belong to the buyer until the pickup window is over', async () => {
    await run();
    expect(await forfeited()).toEqual([]);
    expect((await won('0')).length).toBe(3);
  });

  test('are either handed over or forfeited when both run concurrently', async () => {
    await world.clock.advance(WEEK);
    const { pass_id } = await openPass();
    const [answer] = await Promise.all([collect(pass_id, first?.() ?? ''), run(), run()]);
    await run();
    const collected = answer.status === 'success';
    expect(await forfeited()).toHaveLength(collected ? 2 : 3);
    expect((await won('1')).length).toBe(collected ? 1 : 0);
    expect((await won('0')).length).toBe(0);
    const shown = await won('3');
    expect(shown).toHaveLength(collected ? 2 : 3);
    expect(shown.every(({ checkout_status, paid }) => checkout_status === '3' && paid)).toBe(true);
    const late = await collect(pass_id, second?.() ?? '');
    expect(codeOf(late)).toBe('LotForfeited');
    const { lots } = await openPass();
    expect(lots.find(({ lot_id }) => lot_id === second?.())?.status).toBe('forfeited');
  });

  test('NTF-02 cause one email each to the buyer, and no refund', async () => {
    const { email } = await world.owner
      .selectFrom('users')
      .select('email')
      .where('id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    await until('both emails are queued', async () => {
      const messages = await messagesTo(world, email);
      return messages.filter(({ template }) => template === 'lot-forfeited').length >= 2;
    });
    const refunds = await world.owner
      .selectFrom('journals')
      .select('kind')
      .where('userId', '=', buyer.id)
      .execute();
    expect(refunds.some(({ kind }) => kind.includes('refund'))).toBe(false);
  });

  test('are relisted under their label in the next auction of their seller and center', async () => {
    const lot = third?.() ?? '';
    expect(await findAgain(lot)).toEqual([]);
    const origin = await world.owner
      .selectFrom('auctions')
      .select(['centerId', 'sellerId'])
      .where('id', '=', sale.auctionId)
      .executeTakeFirstOrThrow();
    const now = await readNow(world.owner);
    const elsewhere = await buildAuction(world.owner, { endsAt: now + hours(30) });
    const next = await buildAuction(world.owner, { endsAt: now + hours(48) });
    const startsAt = new Date(now + hours(24));
    for (const [id, place] of [
      [elsewhere, { startsAt }],
      [next, { startsAt, ...origin }],
    ] as const) {
      await world.owner.updateTable('auctions').set(place).where('id', '=', id).execute();
    }
    await world.owner
      .insertInto('conditionReports')
      .values({ lotId: lot, tested: 'works', weightPoundHundredths: 1240 })
      .execute();
    await Promise.all([run(), run()]);
    const [again, ...more] = await findAgain(lot);
    expect(more).toEqual([]);
    const before = await world.owner
      .selectFrom('lots')
      .selectAll()
      .where('id', '=', lot)
      .executeTakeFirstOrThrow();
    expect(again).toMatchObject({
      auctionId: next,
      phase: 'upcoming',
      lpn: before.lpn,
      title: before.title,
      startPriceCents: before.startPriceCents,
      bidCount: 0,
      leaderId: null,
      opensAt: startsAt.getTime(),
    });
    expect(before).toMatchObject({ phase: 'sold', winnerId: buyer.id });
    const shown = await world.call('catalog.getProductInfo', { product_id: again?.id ?? '' });
    expect(dataOf(shown.body).condition_report).toMatchObject({
      tested: 'works',
      completeness: null,
      weight_pound_hundredths: 1240,
    });
    const scanned = await world.call('catalog.getLotByLabel', { code: before.lpn });
    expect(dataOf(scanned.body)).toMatchObject({ product_id: again?.id, market_status: 'open' });
  });

  test('OPS-10 are checked by verify, which reports impossible forfeits', async () => {
    expect(await findDiscrepancies(world.owner)).toEqual([]);
    const spoil = (check: string, text: string) =>
      countDiscrepanciesAfter(world.owner, check, (tx) => sql.raw(text).execute(tx));
    const handover = `insert into handovers (lot_id, staff_id)
      select lot_id, '${staff.id}' from forfeits on conflict do nothing`;
    expect(await spoil('forfeit after hand-over', handover)).toBeGreaterThan(0);
    const early = `update forfeits set at = at - interval '${WEEK / minutes(1)} minutes'`;
    expect(await spoil('forfeit too early', early)).toBeGreaterThan(0);
    const moved = `update forfeits set invoice_id = (select id from invoices other
      where other.id <> forfeits.invoice_id limit 1)`;
    expect(await spoil('forfeit on another receipt', moved)).toBeGreaterThan(0);
    expect(await spoil('relisting', 'update lots set relisted_from = null')).toBeGreaterThan(0);
  });
});
