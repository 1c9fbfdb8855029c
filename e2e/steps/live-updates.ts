import type { Page } from '@playwright/test';

/** Call before opening a page: resolves when it gets the state of its lots. */
export const untilLive = (page: Page): Promise<void> => untilFrame(page, '"sequences"');

/** The same for the user's own room, in which the server sends its time. */
export const untilLiveForUser = (page: Page): Promise<void> => untilFrame(page, 'sliservertime');

async function untilFrame(page: Page, what: string): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => payload.includes(what));
}
