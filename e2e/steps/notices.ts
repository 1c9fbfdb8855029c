import { expect, type Page } from '@playwright/test';

const FOR_GOOD = "Accept & Don't Show Again";
const NOTICES = ['Big Changes', 'New Location'] as const;

/** Reads the notices of a first sign-in, in their order (S4). */
export async function readNotices(page: Page): Promise<void> {
  // An alert stays while the pointer is on it, and could cover a button.
  await page.mouse.move(0, 0);
  for (const name of NOTICES) {
    const notice = page.getByRole('dialog', { name });
    await notice.getByRole('button', { name: FOR_GOOD }).click();
    await expect(notice).toBeHidden();
  }
}

/** Dismisses the notices whenever they appear; they may have been read before. */
export async function answerNotices(page: Page): Promise<void> {
  for (const name of NOTICES) {
    const notice = page.getByRole('dialog', { name });
    await page.addLocatorHandler(notice, () =>
      notice.getByRole('button', { name: FOR_GOOD }).click(),
    );
  }
}
