import { expect, type Page } from '@playwright/test';
import jsQr from 'jsqr';
import { PNG } from 'pngjs';

/** Reads the code on the screen as a scanner does: from its pixels only. */
export async function scanQr(page: Page, name: string): Promise<string> {
  const picture = page.getByRole('img', { name });
  await expect(picture).toBeVisible();
  let read: string | undefined;
  // Scans again if the dialog was still opening.
  await expect(async () => {
    const { data, width, height } = PNG.sync.read(await picture.screenshot());
    read = jsQr.default(new Uint8ClampedArray(data), width, height)?.data;
    expect(read).toBeTruthy();
  }).toPass({ timeout: 30_000 });
  if (read === undefined) throw new Error('there is no code in the picture');
  return read;
}
