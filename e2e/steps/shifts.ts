// Layout shifts: elements that move while the user reads (UX-03).
import type { BrowserContext, Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly what: string;
}

declare global {
  interface Window {
    recordedShifts: Shift[];
  }
}

/** Call before the first page: records all shifts from then on. */
export async function recordShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const recorded: Shift[] = [];
    window.recordedShifts = recorded;
    new PerformanceObserver((list) => {
      // TypeScript has no type for these entries.
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          return `${name} from ${previousRect.y} to ${currentRect.y}`;
        });
        recorded.push({ value: entry.value, what: what.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** All shifts on this page so far, after it is rendered. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Entries arrive after the frame they belong to.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return window.recordedShifts;
  });
}

/** Starts from zero: shifts so far are expected. */
export async function forgetShifts(page: Page): Promise<void> {
  await shiftsOf(page);
  await page.evaluate(() => {
    window.recordedShifts.length = 0;
  });
}

export const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);
