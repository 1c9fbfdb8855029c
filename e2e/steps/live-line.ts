import type { Page } from '@playwright/test';

/** To be asked for before a page is opened: fulfilled when it is told what happens to its lots. */
export const becomesLive = (page: Page): Promise<void> => hears(page, '"sequences"');

/** The same of what happens to its person: in their room it is told the time. */
export const hearsOwn = (page: Page): Promise<void> => hears(page, 'sliservertime');

async function hears(page: Page, what: string): Promise<void> {
  const line = await page.waitForEvent('websocket');
  await line.waitForEvent('framereceived', ({ payload }) => payload.includes(what));
}
