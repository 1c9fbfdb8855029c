// Every component in every state as pixels, in both widths and both color schemes.
import { expect, type Locator } from '@playwright/test';
import { findFaults } from '../steps/accessible.ts';
import { test } from './design-page.ts';

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

// Rendering runs on the CPU here, which takes longer on a busy machine.
test.describe.configure({ timeout: 300_000 });

// A width changes the layout and a scheme the colors, so two of the four combinations show both.
for (const [scheme, tag] of [
  ['light', '@phone'],
  ['dark', '@desktop'],
] as const) {
  test(
    `the components look unchanged in ${scheme} colors`,
    { tag },
    async ({ designPage, page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.clock.setFixedTime(NOON);
      await designPage.open();
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
    },
  );
}

test('the design page is not a page of the store', async ({ request }) => {
  expect((await request.get('/design')).status()).toBe(404);
});

/** Nothing moves on the design page, so one screenshot is enough. */
async function expectPixels(piece: Locator, name: string): Promise<void> {
  const pixels = await piece.screenshot({ animations: 'disabled' });
  expect.soft(pixels).toMatchSnapshot(name, { threshold: 0.05, maxDiffPixelRatio: 0.001 });
}
