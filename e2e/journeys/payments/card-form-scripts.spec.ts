import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { startSession } from '../../steps/store/over-http.ts';

const BUILD = path.join(import.meta.dirname, '../../../web/dist/client');
const hashOf = (script: Buffer): string => createHash('sha256').update(script).digest('base64');

test('S37 the page around the card form runs exactly the files of the build, byte for byte, and no other script', async ({
  page,
  baseURL,
}) => {
  const served: Promise<[url: string, hash: string]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // The card form in the frame is the card service's.
    if (response.frame() !== page.mainFrame()) return;
    served.push(response.body().then((script) => [response.url(), hashOf(script)]));
  });
  await startSession(page, 'inspector');
  const document = await page.goto('/payments/saved_cards');
  const policy = document?.headers()['content-security-policy'] ?? '';
  expect(/script-src ([^;]*);/.exec(policy)?.[1]).toMatch(
    /^'self'( 'sha256-[\w+/]{43}=')+ 'wasm-unsafe-eval'$/,
  );
  await page.getByRole('button', { name: 'Add a new card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Card Details' });
  await expect(dialog.getByLabel('Charge this card automatically')).toBeVisible();
  const frame = page.frameLocator('iframe[title="Card details"]');
  await expect(frame.getByLabel('Card number')).toBeVisible();
  expect(served.length).toBeGreaterThan(3);
  for (const [url, hash] of await Promise.all(served)) {
    expect(url).toMatch(new RegExp(`^${baseURL}/assets/[\\w.-]+\\.js$`));
    const built = readFileSync(path.join(BUILD, new URL(url).pathname));
    expect([url, hash]).toEqual([url, hashOf(built)]);
  }
});
