import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { LotTile } from './lot-tile.tsx';

const tileFor = async (user: { role: 'buyer' } | undefined, wlist: 0 | 1) => {
  const lot = { ...sampleLotInPlay({ title: 'Copper kettle' }), wlist };
  const { render } = await openStage(user === undefined ? {} : { user });
  const html = render(<LotTile lot={lot} list="home" />);
  return /<button[^>]*aria-label="Watch Copper kettle"[^>]*>/.exec(html)?.[0];
};

test('KEEP-02 a tile of the home page has a heart, filled when watched', async () => {
  expect(await tileFor({ role: 'buyer' }, 0)).toContain('aria-pressed="false"');
  expect(await tileFor({ role: 'buyer' }, 1)).toContain('aria-pressed="true"');
});

test('a guest sees no heart on a tile', async () => {
  expect(await tileFor(undefined, 0)).toBeUndefined();
});
