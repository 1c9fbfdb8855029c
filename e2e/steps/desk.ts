import { expect, type Page } from '@playwright/test';

/** A hand scanner types the code into the focused box and presses Enter. */
export async function scanAtDesk(page: Page, code: string): Promise<void> {
  await expect(page.getByLabel('Checkout code')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

export async function handOver(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Hand over ${title}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Picked Up');
  await expect(page.getByText('All done')).toBeVisible();
}

export async function undoHandOver(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Undo the hand-over of ${title}` }).click();
  await expect(page.getByRole('button', { name: `Hand over ${title}` })).toBeVisible();
}
