// Text enlarged as by a phone's setting.
import { expect, type Page } from '@playwright/test';

/** On each page that is opened from now on. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.addInitScript((size) => {
    const enlarge = (): void => {
      document.documentElement.style.fontSize = `${size}%`;
    };
    // A document may begin without its root, and hydration may reset it.
    new MutationObserver(enlarge).observe(document, { childList: true });
    addEventListener('load', enlarge);
  }, percent);
}

/** Nothing is beside the screen, and no label of a button is cut off. */
export async function expectFits(page: Page, what: string): Promise<void> {
  const { size, overhang, cut } = await page.evaluate(findCut);
  expect(size, `${what} is enlarged`).toBeGreaterThan(16);
  expect.soft(overhang, `${what} scrolls sideways`).toBe(0);
  expect.soft(cut, `${what}: cut off`).toEqual([]);
}

/** Runs in the page. Rows that scroll by themselves reach beyond the screen on purpose. */
function findCut(): { size: number; overhang: number; cut: string[] } {
  const root = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const isCut = (element: HTMLElement): boolean => {
    const { left, right, width } = element.getBoundingClientRect();
    const isWhole = element.scrollWidth <= element.clientWidth + 1;
    if (width > 1 && !isWhole) return true;
    return !scrolls(element.parentElement) && (left < -8 || right > root.clientWidth + 1);
  };
  const labels = '.mantine-Button-root, .mantine-Button-label, header a, header button, time';
  const prices = '[data-emphasis], aside p:not([class*="title"]), [role=dialog] td';
  const cut = [...document.querySelectorAll<HTMLElement>(`${labels}, ${prices}`)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => getComputedStyle(one).display !== 'inline' && isCut(one))
    .map((one) => one.outerHTML.slice(0, 160));
  return {
    size: Number.parseFloat(getComputedStyle(root).fontSize),
    overhang: root.scrollWidth - root.clientWidth,
    cut,
  };
}
