import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { newYorkDate } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, readNow } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { buildAuction, buildLot, buildPerson } from '../../testing/build.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('getDefault returns what all screens need, from the tables and the domain', async () => {
  await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
  const found = dataOf((await world.call('defaults.getDefault', {})).body);
  expect(found.tableValues.categories).toHaveLength(1);
  expect(found.tableValues.locations).toHaveLength(1);
  expect(found.tableValues.conditions).toEqual(['New']);
  expect(found.variables).toMatchObject({
    country_code: '+1',
    appVersion: '11/01/24',
    buyerpremium: '17.00',
    buyerpremium_minimum: '3.00',
  });
  expect(found.allBidIncrements).toHaveLength(7);
  expect(found.bidIncrementDefault).toEqual({ from: '0.50', step: '0.50' });
  expect(found.phrases).toMatchObject({ LotClosed: 'Auction Closed' });
  expect(found.maintanenceData).toEqual({ enabled: false, message: '' });
  expect(found.features).toEqual({ outbox: true, demo_rivals: false });
});

test('getDefault lists sellers, banners, questions and kinds of notifications of the store', async () => {
  const { tradeName } = await world.owner
    .updateTable('users')
    .set({ tradeName: 'Peachtree Liquidation' })
    .where('role', '=', 'seller')
    .returning('tradeName')
    .executeTakeFirstOrThrow();
  const idle = await buildPerson(world.owner, { role: 'seller' });
  const banner = { text: 'Today', button: 'See it', link: '/search', place: 1 };
  await world.owner
    .insertInto('homeBanners')
    .values([
      { ...banner, id: newId(), title: 'Shown' },
      { ...banner, id: newId(), title: 'Hidden', active: false },
    ])
    .execute();
  const html =
    '<h2>Paying</h2><details><summary>Do you <b>ship</b>?</summary><p>No.</p></details>' +
    '<details><summary>How long?</summary><p onclick="steal()">{{pickup_days}} days</p></details>';
  await world.owner
    .insertInto('staticPages')
    .values({ id: 5, slug: 'faq', title: 'FAQ', html })
    .execute();
  world.app.context.homeBanners.clear();
  const { tableValues } = dataOf((await world.call('defaults.getDefault', {})).body);
  expect(tableValues.organizations).toEqual([{ id: expect.any(String), name: tradeName }]);
  expect(JSON.stringify(tableValues)).not.toContain(idle.username);
  expect(tableValues.home_banners).toMatchObject([{ title: 'Shown', active: 1 }]);
  expect(tableValues.faq).toEqual([
    { question: 'Do you <b>ship</b>?', answer: '<p>No.</p>' },
    { question: 'How long?', answer: '<p>4 days</p>' },
  ]);
  expect(tableValues.notifications).toContainEqual({
    id: 7,
    name: 'Payment information',
    email_flag: 0,
    sms_flag: 1,
    mandatory: 1,
  });
});

test('getDefault lists the choices of forms, the zone, the plan and the settings', async () => {
  const { tableValues } = dataOf((await world.call('defaults.getDefault', {})).body);
  const [category] = tableValues.categories;
  expect(tableValues.sub_categories).toEqual([
    { id: category?.id, name: 'Kitchen', category: 'Home' },
  ]);
  expect(tableValues.dropdown_data.states).toContainEqual({ code: 'GA', name: 'Georgia' });
  expect(tableValues.dropdown_data.countries).toEqual([{ code: 'US', name: 'United States' }]);
  expect(tableValues.dropdown_data.exp_months).toHaveLength(12);
  const now = await readNow(world.owner);
  expect(tableValues.dropdown_data.exp_years[0]).toBe(String(newYorkDate(now).year));
  expect(tableValues.dropdown_data.exp_years).toHaveLength(26);
  expect(tableValues.condition_types).toEqual([...CONDITIONS]);
  expect(tableValues.time_zones).toEqual([{ id: 'America/New_York', name: 'Eastern Time' }]);
  expect(tableValues.event_types).toEqual([{ id: 'timed', name: 'Timed auction' }]);
  expect(tableValues.bidding_plans).toEqual([{ id: 'auto', bidding_types: ['proxy', 'hard'] }]);
  expect(tableValues.ui_settings).toMatchObject({ social_links: [], test_store: {} });
  // The store has no data for these.
  expect([tableValues.business_categories, tableValues.vat_registrations]).toEqual([[], []]);
});

test('getDefault includes maintenance while it is on', async () => {
  const value = json({ enabled: true, message: 'Back at noon.' });
  await world.owner.insertInto('settings').values({ name: 'maintenance', value }).execute();
  const { maintanenceData } = dataOf((await world.call('defaults.getDefault', {})).body);
  expect(maintanenceData).toEqual({ enabled: true, message: 'Back at noon.' });
});

test('getDefault refuses unknown fields', async () => {
  const response = await world.app.http.inject({ url: '/api/common/getDefault?colour=red' });
  expect(response.statusCode).toBe(422);
});
