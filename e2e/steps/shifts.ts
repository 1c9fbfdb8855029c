// What moves by itself under the eyes of whoever reads (UX-03).
import type { BrowserContext, Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly what: string;
}

/** To be asked for before the first page: everything that moves is noted from then on. */
export async function noteShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: Shift[] = [];
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      // The type of these entries is none of TypeScript's own yet.
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          return `${name} from ${previousRect.y} to ${currentRect.y}`;
        });
        noted.push({ value: entry.value, what: what.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** All that has moved on this page so far, once it is drawn. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Entries are told after the frame they belong to.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return (window as unknown as { noted: Shift[] }).noted;
  });
}

export const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);
