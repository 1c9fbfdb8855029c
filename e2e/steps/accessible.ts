import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Phone, tablet, desktop: what is seen changes between them. */
const WIDTHS = [360, 768, 1280] as const;

/** UX-01, UX-02: no fault in light or dark, and nothing beside the screen. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expectNothingBeside(page, what);
  await expectNoFault(page, what);
  await expectContrastInDark(page, what);
}

/** The same at every width, of a page on which nothing is open. */
export async function expectAccessibleAtAnyWidth(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingBeside(page, `${what} at ${width} px`);
    // A tablet shows nothing that one of the others does not.
    if (width !== 768) await expectNoFault(page, `${what} at ${width} px`);
  }
  await expectContrastInDark(page, what);
  if (before !== null) await page.setViewportSize(before);
}

async function expectNothingBeside(page: Page, what: string): Promise<void> {
  const overhang = await page.evaluate(async () => {
    // What follows the width has been drawn anew by then.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect.soft(overhang, `${what} scrolls sideways`).toBe(0);
}

async function expectNoFault(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNone(inspect(page), `${what} in light colours`);
}

/** The dark changes colours and nothing else. */
async function expectContrastInDark(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNone(inspect(page).withRules(['color-contrast']), `${what} in dark colours`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** In one frame and one page: for more, axe opens a page of its own each time. */
const inspect = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

async function expectNone(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect.soft(found, what).toEqual([]);
}
