import { expect, type Page } from '@playwright/test';

/** Runs the step that signs a new account in: no location and no increment is new to it. */
export async function expectNoNotices(page: Page, signIn: () => Promise<void>): Promise<void> {
  const known = page.waitForResponse((answer) =>
    answer.url().endsWith('/checkLogedUserAlreadySeenLocation'),
  );
  await signIn();
  await known;
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
