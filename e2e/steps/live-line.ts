import type { Page } from '@playwright/test';

/** To be asked for before a page is opened: fulfilled when it is told what happens to its lots. */
export async function becomesLive(page: Page): Promise<void> {
  const line = await page.waitForEvent('websocket');
  await line.waitForEvent('framereceived', ({ payload }) => payload.includes('"sequences"'));
}
