import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openDemoWorld,
  type DemoWorld,
} from '@hammerdock/server/src/testing/fixtures/demo-world.ts';
import { dataOf } from '@hammerdock/server/src/testing/fixtures/registration.ts';

let world: DemoWorld;
beforeAll(async () => {
  world = await openDemoWorld();
});
afterAll(() => world.close());

const PAGES =
  'about expect open_jobs faq refer_a_friend auction_details services help guidelines privacy ' +
  'locationHours terms pickup pickup_instructions how_it_works';

test('each page of S2 has a text, with every placeholder filled in', async () => {
  const titles = new Set<string>();
  for (const page_id of PAGES.split(' ')) {
    const { body } = await world.call('defaults.getStaticPageContent', { page_id });
    const { title, html } = dataOf(body);
    titles.add(title);
    expect(html.length, page_id).toBeGreaterThan(100);
    expect(html, page_id).not.toMatch(/\{\{|\}\}|undefined|NaN/);
    // Pages contain nothing that sanitizing would remove.
    expect(html, page_id).not.toContain('&lt;');
  }
  expect(titles.size).toBe(PAGES.split(' ').length);
});

test('R44 pages contain the same amounts and hours as the rest of the store', async () => {
  const read = async (page_id: string) =>
    dataOf((await world.call('defaults.getStaticPageContent', { page_id })).body).html;
  const { locations } = dataOf((await world.call('defaults.getLocations', {})).body);
  const pickup = await read('pickup');
  expect(locations).toHaveLength(2);
  for (const { weeklyHours, saturdayHours } of locations) {
    expect(pickup).toContain(weeklyHours);
    expect(pickup).toContain(saturdayHours);
  }
  expect(await read('terms')).toMatch(
    /17%\s+of\s+the\s+bid\s+or\s+\$3,\s+whichever\s+is\s+greater/,
  );
});
