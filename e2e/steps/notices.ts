import { expect, type Page } from '@playwright/test';

const FOR_GOOD = "Accept & Don't Show Again";
const NOTICES = ['Big Changes', 'New Location'] as const;

/** Reads what is put before everybody who signs in for the first time, in its order (S4). */
export async function readNotices(page: Page): Promise<void> {
  // An alert stays as long as the pointer rests on it, and may cover a button meanwhile.
  await page.mouse.move(0, 0);
  for (const name of NOTICES) {
    const notice = page.getByRole('dialog', { name });
    await notice.getByRole('button', { name: FOR_GOOD }).click();
    await expect(notice).toBeHidden();
  }
}

/** Whoever may have read them before: they are answered when they come up. */
export async function answerNotices(page: Page): Promise<void> {
  for (const name of NOTICES) {
    const notice = page.getByRole('dialog', { name });
    await page.addLocatorHandler(notice, () =>
      notice.getByRole('button', { name: FOR_GOOD }).click(),
    );
  }
}
