// The photos of a lot: dropped, described, ordered and taken.
import { expect, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { askedOfCamera, drawBlank, pointCamera } from '../../steps/camera.ts';
import { callAs } from '../../steps/store/over-http.ts';
import { openAsUser } from '../../steps/sign-in.ts';

test('SELL-02 a seller drops photos on a draft, describes, orders and takes them', async ({
  browser,
}) => {
  const page = await openAsUser(browser, 'seller');
  const { ask } = await callAs('seller');
  const made = await ask<{ lot: { id: string } }>('seller/createSellerLot', {
    fields: { title: 'Porcelain lamp' },
  });
  const photosOf = async () => {
    const { lot } = await ask<Lot>('seller/getSellerLot', { lot_id: made.lot.id });
    return lot.photos;
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const save = async (): Promise<void> => {
    await button('Save photos').click();
    await expect(button('Save photos')).toHaveCount(0);
  };
  await page.goto(`/seller/lot/${made.lot.id}`);
  await expect(button('Choose photos')).toBeEnabled();
  await dropPictures(page, ['red', 'green', 'blue']);
  await expect(page.getByRole('img', { name: 'Photo 3' })).toBeVisible();
  await save();
  const [red, green, blue] = (await photosOf()).map(({ name }) => name);

  // Only the first photo has this caption, wherever it is moved.
  await button('Add caption of photo 1').click();
  const caption = page.getByRole('dialog', { name: 'Add caption details', exact: true });
  await caption.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(caption.getByText('Enter Title', { exact: true })).toBeVisible();
  await caption.getByLabel('Title').fill('The shade');
  await caption.getByLabel('Description').fill('A dent on the left.');
  await caption.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('img', { name: 'The shade: A dent on the left.' })).toBeVisible();

  const handle = button('Move photo 1');
  const [from, to] = [await handle.boundingBox(), await button('Move photo 3').boundingBox()];
  if (from === null || to === null) throw new Error('the handles are not shown');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  // The place under the pointer is known only after the page has rendered.
  await expect(page.getByText('Moved to position 3 of 3.')).toBeAttached();
  await page.mouse.up();
  await expect(button('Change caption of photo 3')).toBeVisible();

  await button('Move photo 3').press('Space');
  await expect(page.getByText('Picked up photo 3 of 3.')).toBeAttached();
  // The library listens to the arrow keys only a moment after it has announced the pickup.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Moved to position 2 of 3.')).toBeAttached({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(button('Change caption of photo 2')).toBeVisible();
  await expect(button('Move photo 2')).toBeFocused();
  await save();
  expect((await photosOf()).map(({ name }) => name)).toEqual([green, red, blue]);
  expect((await photosOf())[1]).toMatchObject({ title: 'The shade' });

  await pointCamera(page, await drawBlank(page));
  const camera = page.getByRole('dialog', { name: 'Take a photo' });
  const press = (name: string) => camera.getByRole('button', { name, exact: true }).click();
  await button('Use the camera').click();
  await press('Cancel');
  await expect(camera).toBeHidden();
  await button('Use the camera').click();
  await press('Capture');
  await press('Retake');
  await press('Capture');
  await press('Submit');
  await expect(page.getByRole('img', { name: 'Photo 4' })).toBeVisible();
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  expect(await askedOfCamera(page)).toMatchObject(size);
  await save();
  expect(await photosOf()).toHaveLength(4);
});

interface Lot {
  readonly lot: { readonly photos: readonly { readonly name: string; readonly title: string }[] };
}

/** One picture of each color, as files from the desktop. */
async function dropPictures(page: Page, colors: readonly string[]): Promise<void> {
  const files = await page.evaluateHandle(async (wanted) => {
    const transfer = new DataTransfer();
    for (const color of wanted) {
      const canvas = new OffscreenCanvas(320, 240);
      const pen = canvas.getContext('2d');
      if (pen !== null) pen.fillStyle = color;
      pen?.fillRect(0, 0, 320, 240);
      const picture = await canvas.convertToBlob({ type: 'image/png' });
      transfer.items.add(new File([picture], `${color}.png`, { type: 'image/png' }));
    }
    return transfer;
  }, colors);
  const zone = page.getByText('Drop photos here, choose them or use the camera.');
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await zone.dispatchEvent(type, { dataTransfer: files });
  }
}
