// Finding a lot without spelling it: suggestions, labels, codes in pictures and before the camera.
import { expect, test, type Page } from '@playwright/test';
import bwipjs from 'bwip-js';
import { openSearchBox } from '../steps/shell.ts';

const LABEL = 'LPNWALK006';
const TITLE = 'Copper kettle';

/** A label as the printer makes it, with the quiet zone that every code needs. */
const drawCode = (bcid: 'code128' | 'ean13' | 'qrcode', text: string): Promise<Buffer> =>
  bwipjs.toBuffer({ bcid, text, scale: 4, padding: 12, backgroundcolor: 'FFFFFF' });

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: TITLE });

async function openScan(page: Page): Promise<ReturnType<Page['getByRole']>> {
  await openSearchBox(page);
  await page.getByRole('button', { name: 'Scan Label' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Scan Label' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const pick = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });

test('FIND-03: suggestions come while typing, and the keys alone reach and open one', async ({
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
  // The words alone are suggested as well, in small letters.
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

test(
  'FIND-05: a label that is typed opens its lot at once',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const box = await openSearchBox(page);
    await box.fill(LABEL);
    await box.press('Enter');
    await expect(heading(page)).toBeVisible();
  },
);

test(
  'FIND-04 FIND-05: a label in a picture opens its lot at once; a picture without one says so',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const dialog = await openScan(page);
    await expect(dialog.getByRole('button', { name: 'Scan an image File' })).toBeVisible();
    await pick(page, 'kitten.png', await drawBlank(page));
    await expect(dialog.getByText('No Barcode Found')).toBeVisible();
    // A product code that is on none of our lots is read all the same, and named.
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
  'FIND-04: without a camera the picture’s way stays open',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const dialog = await openScan(page);
    await dialog.getByRole('button', { name: 'Use the camera' }).click();
    await expect(dialog.getByText('The camera cannot be used.')).toBeVisible();
    await pick(page, 'label.png', await drawCode('code128', LABEL));
    await expect(heading(page)).toBeVisible();
  },
);

test(
  'FIND-04: the camera is asked for, shows its picture, is stopped, and reads a label',
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

/** Nothing but paper. */
async function drawBlank(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 240;
    const pen = canvas.getContext('2d');
    if (pen !== null) {
      pen.fillStyle = '#eee';
      pen.fillRect(0, 0, 320, 240);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
}

/** The machine of the tests has no camera: this one sees the picture it is given. */
async function pointCamera(page: Page, picture: Buffer): Promise<void> {
  await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const draw = () => canvas.getContext('2d')?.drawImage(image, 0, 0);
      draw();
      setInterval(draw, 100);
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
        configurable: true,
        value: () => Promise.resolve(canvas.captureStream(10)),
      });
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}
