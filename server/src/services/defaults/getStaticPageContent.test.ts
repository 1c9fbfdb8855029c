import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAuction } from '../../testing/build.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const HOSTILE = `<h2 id="a" onclick="x()">Terms</h2><script>window.__x = 1</script>
<p style="color:red">Pay <a href="javascript:x()">here</a> or
<a href="https://example.com">there</a></p>
<img src=x onerror=x()><iframe src="https://evil.example"></iframe><svg onload=x()></svg>
<details open ontoggle=x()><summary onclick=x()>Why?</summary>{{cities}}</details>`;

test('SEC-05 getStaticPageContent returns a page by number or address, without active content', async () => {
  await world.owner
    .insertInto('staticPages')
    .values({ id: 4, slug: 'terms', title: 'Terms', html: HOSTILE, version: 3 })
    .execute();
  await buildAuction(world.owner);
  await world.owner.updateTable('centers').set({ city: 'Decatur <script>x()</script>' }).execute();
  const byNumber = await world.call('defaults.getStaticPageContent', { page_id: 4 });
  const bySlug = await world.call('defaults.getStaticPageContent', { page_id: 'terms' });
  expect(dataOf(bySlug.body)).toEqual(dataOf(byNumber.body));
  const { html, ...page } = dataOf(byNumber.body);
  expect(page).toEqual({ page_id: 4, slug: 'terms', title: 'Terms', version: 3 });
  expect(html).toContain('<h2 id="a">Terms</h2>');
  expect(html).toContain('<a href="https://example.com">there</a>');
  expect(html).toContain('<summary>Why?</summary>Decatur &lt;script&gt;x()&lt;/script&gt;');
  expect(html).not.toMatch(/<script|javascript:|on\w+=|style=|<iframe|<svg|<img/);
});

test('getStaticPageContent refuses a page that does not exist', async () => {
  for (const page_id of [9, '9', 'nothing', '99999999999']) {
    const { body } = await world.call('defaults.getStaticPageContent', { page_id });
    expect(codeOf(body)).toBe('NotFound');
  }
});
