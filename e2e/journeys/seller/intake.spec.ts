// Goods are taken in by phone, also without a connection.
import { expect } from '@playwright/test';
import { drawBlank, drawCode, pointCamera } from '../../steps/camera.ts';
import { test } from '../../steps/test.ts';
import { callAs, startSession } from '../../steps/store/over-http.ts';

const SOFA = 'web/src/pages/design/sofa.webp';
const CODE = 'LPNE2E00001';

test(
  'a lot that is taken in without a connection waits on the phone and is sent once it returns',
  { tag: '@phone' },
  async ({ page, context }) => {
    await startSession(page, 'seller');
    // The connection is lost before the lot is saved.
    await page.route('**/api/seller/{uploadLotPhotos,saveIntakeLot}', (route) => route.abort());
    await page.goto('/seller/intake');
    await page.getByLabel('Label or barcode').fill('?');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/neither a label nor a product code/)).toBeVisible();
    await page.getByLabel('Label or barcode').fill(CODE);
    await page.getByRole('button', { name: 'Next' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add pictures' }).click();
    await (await chooser).setFiles([SOFA]);
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Opened Box' }).click();
    await page.getByLabel('Title').fill('Velvet sofa');
    await page.getByLabel('Floor location').fill('A-7');
    await page.getByRole('button', { name: 'Save & next' }).click();
    await expect(page.getByLabel('Label or barcode')).toHaveValue('');
    const queue = page.getByRole('button', { name: /waiting to be sent/ });
    await expect(queue).toHaveText('1 lot waiting to be sent');

    await page.reload();
    await expect(queue).toHaveText('1 lot waiting to be sent');
    await queue.click();
    await expect(page.getByText(`${CODE} · Velvet sofa`)).toBeVisible();
    await context.setOffline(true);
    await expect(queue).toHaveText('Offline. 1 lot waiting to be sent');

    await page.unrouteAll();
    await context.setOffline(false);
    await expect(page.getByText('Everything is sent')).toBeVisible();
    const { known } = await (
      await callAs('seller')
    ).ask<{ known: object }>('seller/getIntakeStart', { code: CODE });
    expect(known).toMatchObject({
      lpn: CODE,
      title: 'Velvet sofa',
      condition: 'Opened Box',
      floor_location: 'A-7',
      photo_count: 1,
    });
    // The shelf is remembered for the next lot.
    await page.getByLabel('Label or barcode').fill('LPNE2E00002');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'No photos' }).click();
    await page.getByRole('button', { name: 'Damaged' }).click();
    await expect(page.getByLabel('Floor location')).toHaveValue('A-7');
  },
);

test(
  'the camera reads the label, takes the photos and reads the shelf of a lot',
  { tag: '@phone' },
  async ({ page }) => {
    await startSession(page, 'seller');
    await page.goto('/seller');
    await pointCamera(page, await drawBlank(page));
    await page.getByRole('link', { name: 'Add lots by phone' }).click();
    await expect(page.getByLabel('Camera')).toBeVisible();
    await pointCamera(page, await drawCode('code128', 'LPNE2E00003'));
    const shoot = page.getByRole('button', { name: 'Take photo' });
    await shoot.click();
    await shoot.click();
    await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Opened Box' }).click();
    await page.getByLabel('Title').fill('Brass floor lamp');
    // The camera still points at the label, which is no shelf.
    const scan = page.getByRole('button', { name: 'Scan shelf' });
    await scan.click();
    await expect(page.getByLabel('Camera')).toBeVisible();
    await pointCamera(page, await drawCode('code128', 'B-12'));
    await expect(page.getByLabel('Floor location')).toHaveValue('B-12');
    await expect(scan).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Save & next' }).click();
    await expect(page.getByText('Everything is sent')).toBeVisible();
    const seller = await callAs('seller');
    await expect
      .poll(() => seller.ask('seller/getIntakeStart', { code: 'LPNE2E00003' }))
      .toMatchObject({
        known: { title: 'Brass floor lamp', floor_location: 'B-12', photo_count: 2 },
      });
  },
);
