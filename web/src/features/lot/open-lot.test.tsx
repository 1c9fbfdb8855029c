import { expect, test } from 'vitest';
import { openStage, renderHook } from '../../testing/render-hook.tsx';
import { LotLink, useOpenLot } from './open-lot.tsx';

test('NAV-11 the lot of the drawer is added to the query, and the page does not scroll', async () => {
  const { hook, navigations } = await renderHook(useOpenLot);
  hook('kettle');
  expect(navigations).toMatchObject([
    { to: '.', state: { lotOpenedHere: true }, resetScroll: false },
  ]);
  const search = navigations[0]?.search;
  expect(typeof search === 'function' && search({ q: 'saw' })).toEqual({ q: 'saw', lot: 'kettle' });
});

test('a link to a lot leads to its page in a new tab or without scripts', async () => {
  const { render } = await openStage();
  const html = render(<LotLink lotId="kettle">Kettle</LotLink>);
  expect(html).toContain('<a href="/productView/kettle">Kettle</a>');
});
