// Finding a lot without its full name: suggestions, labels, codes in pictures and from the camera.
import { expect, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { drawBlank, drawCode, pointCamera } from '../../steps/camera.ts';
import { enterAt, expectFocusIn } from '../../steps/keyboard.ts';
import { openSearchBox } from '../../steps/shell.ts';

const LABEL = 'LPNWALK006';
const TITLE = 'Copper kettle';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: TITLE });

async function openScan(page: Page): Promise<ReturnType<Page['getByRole']>> {
  await openSearchBox(page);
  await enterAt(page, page.getByRole('button', { name: 'Scan Label' }).last());
  const dialog = page.getByRole('dialog', { name: 'Scan Label' });
  await expectFocusIn(dialog);
  return dialog;
}

async function pick(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await enterAt(page, page.getByRole('button', { name: 'Scan an image File' }));
  await (await chosen).setFiles({ name, mimeType: 'image/png', buffer });
}

test('FIND-03: suggestions appear while typing, and one is selected and opened by keys only', async ({
  page,
}) => {
  await page.goto('/');
  const box = await openSearchBox(page);
  await box.fill('copper ket');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option', { name: TITLE, exact: true })).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.press('Escape');
  await expect(list).toBeHidden();
  await box.fill('copper kettl');
  // The words themselves are suggested too, in lowercase.
  const option = list.getByRole('option', { name: TITLE, exact: true });
  await expect(option).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    if ((await option.getAttribute('aria-selected')) === 'true') break;
    await box.press('ArrowDown');
  }
  const id = await option.getAttribute('id');
  await expect(box).toHaveAttribute('aria-activedescendant', id ?? '');
  await box.press('Enter');
  await expect(heading(page)).toBeVisible();
});

test('FIND-05: a typed label opens its lot directly', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const box = await openSearchBox(page);
  await box.fill(LABEL);
  await box.press('Enter');
  await expect(heading(page)).toBeVisible();
});

test(
  'UX-08 FIND-04 FIND-05: by keys, a label in a picture opens its lot, or a message appears',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const dialog = await openScan(page);
    await expect(dialog.getByRole('button', { name: 'Scan an image File' })).toBeVisible();
    await pick(page, 'kitten.png', await drawBlank(page));
    await expect(dialog.getByText('No Barcode Found')).toBeVisible();
    // A product code that no lot has is still read, and named.
    await pick(page, 'box.png', await drawCode('ean13', '4006381333931'));
    await expect(dialog.getByText('No lot has the code 4006381333931.')).toBeVisible();
    await pick(page, 'qr.png', await drawCode('qrcode', 'NOT-A-LOT-77'));
    await expect(dialog.getByText('No lot has the code NOT-A-LOT-77.')).toBeVisible();
    await pick(page, 'label.png', await drawCode('code128', LABEL));
    await expect(heading(page)).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);

test(
  'FIND-04: without a camera, pictures can still be used',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const dialog = await openScan(page);
    await enterAt(page, dialog.getByRole('button', { name: 'Use the camera' }));
    await expect(dialog.getByText('We can’t use your camera.')).toBeVisible();
    await pick(page, 'label.png', await drawCode('code128', LABEL));
    await expect(heading(page)).toBeVisible();
  },
);

test(
  'FIND-04: the camera is requested, shows its picture, is stopped, and reads a label',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await pointCamera(page, await drawBlank(page));
    const dialog = await openScan(page);
    await dialog.getByRole('button', { name: 'Use the camera' }).click();
    await expect(dialog.getByLabel('Camera')).toBeVisible();
    await dialog.getByRole('button', { name: 'Take photo' }).click();
    await expect(dialog.getByText('No Barcode Found')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect(dialog.getByLabel('Camera')).toBeHidden();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();

    await pointCamera(page, await drawCode('code128', LABEL));
    await page.getByRole('button', { name: 'Scan Label' }).last().click();
    await dialog.getByRole('button', { name: 'Use the camera' }).click();
    await expect(heading(page)).toBeVisible();
  },
);
