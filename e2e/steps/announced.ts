import { expect, type Page } from '@playwright/test';

interface Heard {
  heard?: string[];
}

/** Notes from now on, as long as the page is not loaded again, what it says by itself (UX-01). */
export async function hear(page: Page): Promise<() => Promise<string>> {
  const voice = page.getByRole('status', { name: 'Live changes' });
  await voice.evaluate((region) => {
    const heard: string[] = [];
    (window as Heard).heard = heard;
    const note = () => void heard.push(region.textContent);
    const whatever = { childList: true, characterData: true, subtree: true };
    new MutationObserver(note).observe(region, whatever);
  });
  return () => page.evaluate(() => ((window as Heard).heard ?? []).join(' '));
}

/** Each of them is said, once so far; capitals do not matter. */
export async function expectSaidOnce(
  heard: () => Promise<string>,
  ...texts: readonly string[]
): Promise<void> {
  for (const text of texts) {
    const times = async () => (await heard()).toLowerCase().split(text.toLowerCase()).length - 1;
    await expect.poll(times, `${text} in: ${await heard()}`).toBe(1);
  }
}
