import type { Page } from '@playwright/test';

/** Chooses a file after a click on the button, as people do. */
export async function chooseFile(
  page: Page,
  button: string,
  { name, content }: { readonly name: string; readonly content: string | Uint8Array },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  const mimeType = 'application/octet-stream';
  await (await chooser).setFiles([{ name, mimeType, buffer: Buffer.from(content) }]);
}
