import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Minified, because it is added to every page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The visible elements differ between these widths. */
const WIDTHS = [
  [360, 'light'],
  [1280, 'dark'],
] as const;

/** Its elements are those of the other widths; only their layout differs. */
const TABLET = 768;

/** UX-01: nothing works by mouse only. */
async function expectNoMouseOnly(page: Page, what: string): Promise<void> {
  const { controls, faults } = await page.evaluate(findMouseOnly);
  expect.soft(faults, `${what}: out of reach of the keyboard`).toEqual([]);
  expect(controls, `${what} has controls`).toBeGreaterThan(0);
}

/** Runs in the page: visible controls that Tab and arrow keys do not reach. */
function findMouseOnly(): { controls: number; faults: string[] } {
  const CONTROLS =
    'a, button, input, select, textarea, summary, [role=button], [role=link], [role=tab], ' +
    '[role=radio], [role=checkbox], [role=switch], [role=menuitem], [role=slider]';
  /** Arrow keys move within these groups, of which one element has the focus. */
  const GROUPS = '[role=tablist], [role=radiogroup], [role=menu], [role=listbox], [role=toolbar]';
  const faults: string[] = [];
  let controls = 0;
  const isReached = (one: HTMLElement): boolean => {
    if (one.tabIndex >= 0 || one.closest('[inert]') !== null) return true;
    // Arrow keys move between the cells of a grid, and Enter presses what is in one.
    const cell = one.closest('[role=gridcell], [role=rowheader]');
    if (cell?.closest('[role=grid]:has([data-cell][tabindex="0"])')) return true;
    const group = one.closest(GROUPS);
    return [...(group?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].some(
      ({ tabIndex }) => tabIndex >= 0,
    );
  };
  for (const one of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    // A second way to the same target, hidden from all who do not use a mouse.
    if (one.closest('[aria-hidden=true], :disabled, [aria-disabled=true]') !== null) continue;
    if (one.matches(CONTROLS)) {
      controls += 1;
      if (!isReached(one)) faults.push(one.outerHTML.slice(0, 160));
      continue;
    }
    const looksClickable = getComputedStyle(one).cursor === 'pointer';
    const belongsToControl = one.closest(`${CONTROLS}, label, [role=option]`) !== null;
    // Mantine's frame around the label of a box.
    const isFrame = one.previousElementSibling?.querySelector('input') ?? null;
    if (looksClickable && !belongsToControl && isFrame === null) {
      faults.push(one.outerHTML.slice(0, 160));
    }
  }
  return { controls, faults };
}

/** UX-01, UX-02: no violation in light or dark, and nothing wider than the screen. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expectNothingBeside(page, what);
  await expectNoMouseOnly(page, what);
  await expectNoFault(page, what);
  await expectContrastInDark(page, what);
}

/** At every width, for a page with nothing open: light on a phone, dark on a desktop. */
export async function expectAccessibleAtAnyWidth(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: TABLET, height: 800 });
  await expectNothingBeside(page, `${what} at ${TABLET} px`);
  for (const [width, colors] of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingBeside(page, `${what} at ${width} px`);
    await expectNoMouseOnly(page, `${what} at ${width} px`);
    await page.emulateMedia({ colorScheme: colors, reducedMotion: 'reduce' });
    expect.soft(await findFaults(page), `${what} at ${width} px, ${colors}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (before !== null) await page.setViewportSize(before);
}

async function expectNothingBeside(page: Page, what: string): Promise<void> {
  await untilRendered(page);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overhang, `${what} scrolls sideways`).toBe(0);
}

async function expectNoFault(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await findFaults(page), `${what} in light colors`).toEqual([]);
}

/** Dark mode changes only colors. */
async function expectContrastInDark(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await findFaults(page, ['color-contrast']), `${what} in dark colors`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

declare global {
  interface Window {
    /** Defined by the script of axe. */
    axe: { run(root: Document, options: RunOptions): Promise<AxeResults> };
  }
}

/** By all rules of axe, or the given ones: each with the elements that violate it. */
export async function findFaults(page: Page, rules?: readonly string[]): Promise<string[][]> {
  await untilRendered(page);
  // Once per loaded page, because it is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, {
      iframes: false,
      // Without passes, positions and a second reading of the style sheets, which takes half the
      // time.
      resultTypes: ['violations'],
      reporter: 'no-passes',
      selectors: false,
      preload: false,
      ...(only === undefined ? {} : { runOnly: [...only] }),
    });
    return violations.map(({ id, nodes }) => [
      id,
      ...nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join(' ')),
    ]);
  }, rules);
}

/** Waits until a new width or new colors are rendered and all motion has ended. */
const untilRendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const finite = document
      .getAnimations()
      // What follows the scrolling never finishes by itself.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
