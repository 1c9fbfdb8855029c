import { expect, type Page } from '@playwright/test';

const FOR_GOOD = "Accept & Don't Show Again";

/** Reads the notice of a new account, whose buttons no alert covers; the increments are not new. */
export async function readNotices(page: Page): Promise<void> {
  const notice = page.getByRole('dialog', { name: 'New Location' });
  await expect(notice).toBeVisible();
  expect(await notice.evaluate(findCovered)).toEqual([]);
  await expect(page.getByRole('dialog', { name: 'Big Changes' })).toHaveCount(0);
  await notice.getByRole('button', { name: FOR_GOOD }).click();
  await expect(notice).toBeHidden();
}

/** The buttons of a dialog that an alert lies over. Runs in the page. */
function findCovered(dialog: Element): string[] {
  return [...dialog.querySelectorAll('button')]
    .filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return at !== null && at.closest('.mantine-Notification-root') !== null;
    })
    .map(({ outerHTML }) => outerHTML);
}
