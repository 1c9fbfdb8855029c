import { expect, type Page } from '@playwright/test';

interface Announcements {
  announced?: string[];
}

/** Records the live announcements of a page from now on, until a reload (UX-01). */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string>> {
  const status = page.getByRole('status', { name: 'Live changes' });
  await status.evaluate((region) => {
    const announced: string[] = [];
    (window as Announcements).announced = announced;
    const record = () => void announced.push(region.textContent);
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(record).observe(region, changes);
  });
  return () => page.evaluate(() => ((window as Announcements).announced ?? []).join(' '));
}

/** Expects each text exactly once so far, ignoring case. */
export async function expectAnnouncedOnce(
  announced: () => Promise<string>,
  ...texts: readonly string[]
): Promise<void> {
  for (const text of texts) {
    const times = async () =>
      (await announced()).toLowerCase().split(text.toLowerCase()).length - 1;
    await expect.poll(times, `${text} in: ${await announced()}`).toBe(1);
  }
}
