// Every piece in every state, in both widths and both colour schemes, as pixels.
import { expect, type Locator } from '@playwright/test';
import { findFaults } from '../steps/accessible.ts';
import { test } from './stand.ts';

const SECTIONS = [
  'Words',
  'Numbers',
  'Marks',
  'Buttons',
  'Fields',
  'Facts',
  'Messages',
  'States',
] as const;
const LAYERS = [
  ['Open a dialog', 'dialog'],
  ['Open a panel', 'dialog'],
  ['Open a menu', 'list'],
] as const;
const NOON = Date.UTC(2026, 10, 21, 17);

// Pixels are drawn by the processor here: a busy machine takes its time.
test.describe.configure({ timeout: 300_000 });

for (const scheme of ['light', 'dark'] as const) {
  test(`the pieces look as they did, ${scheme}`, { tag: '@both' }, async ({ stand, page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.clock.setFixedTime(NOON);
    await stand.open();
    for (const name of SECTIONS) {
      const section = page.getByRole('region', { name, exact: true });
      await expectPixels(section, `${name.toLowerCase()}-${scheme}.png`);
    }
    for (const [button, role] of LAYERS) {
      await page.getByRole('button', { name: button }).click();
      const layer = page.getByRole(role);
      await expectPixels(layer, `${button.replace('Open a ', '')}-${scheme}.png`);
      await page.keyboard.press('Escape');
      await expect(layer).toBeHidden();
    }
    expect(await findFaults(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
}

test('the page of pieces is no page of the store', async ({ request }) => {
  expect((await request.get('/design')).status()).toBe(404);
});

/** Nothing moves on the stand, so one look is enough. */
async function expectPixels(piece: Locator, name: string): Promise<void> {
  const pixels = await piece.screenshot({ animations: 'disabled' });
  expect.soft(pixels).toMatchSnapshot(name, { threshold: 0.05, maxDiffPixelRatio: 0.001 });
}
