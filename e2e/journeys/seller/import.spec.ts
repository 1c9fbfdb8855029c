// A seller's supplier sends a manifest, then another one, then the photos of both.
import { expect } from '@playwright/test';
import { makeWorkbook } from '@hammerdock/server/src/testing/seller/workbook.ts';
import { zipOf } from '@hammerdock/server/src/testing/seller/zip-of-photos.ts';
import { test } from '../../steps/test.ts';
import { chooseFile } from '../../steps/files.ts';
import { openAsUser } from '../../steps/sign-in.ts';

const HEADER = ['LPN', 'ASIN', 'Item Desc', 'Qty', 'Unit Retail', 'Condition', 'Remark'];
const rowOf = (lpn: string, title: string, qty = '1'): string[] => [
  lpn,
  'B0545KD9XV',
  title,
  qty,
  '89.99',
  'New',
  'Pallet 7',
];

test('SELL-03 a seller imports two manifests, corrects their rows, and adds the photos from a ZIP file', async ({
  browser,
}) => {
  const page = await openAsUser(browser, 'seller');
  const importLots = (count: number) =>
    page.getByRole('button', { name: count === 1 ? 'Import 1 lot' : `Import ${count} lots` });
  await test.step('the columns of a known kind of file are mapped, and an unknown one by hand', async () => {
    await page.goto('/seller/import');
    const rows = [
      HEADER,
      rowOf('LPNIMP001', 'Copper pot'),
      rowOf('LPNIMP002', '', 'two'),
      rowOf('LPNIMP001', 'Copper pot again'),
    ];
    const content = rows.map((row) => row.join(',')).join('\n');
    await chooseFile(page, 'Choose a file', { name: 'amazon.csv', content });
    await expect(page.getByText('This looks like: Amazon returns.')).toBeVisible();
    await expect(page.getByLabel('Item Desc')).toHaveValue('title');
    await page.getByLabel('Remark').selectOption('Internal note');
    await page.getByRole('button', { name: 'Check the rows' }).click();
  });
  await test.step('nothing is imported before every error is fixed or skipped', async () => {
    await expect(importLots(1)).toBeDisabled();
    // A title is not needed yet, so it is entered while the row is still shown.
    await page.getByLabel('Item Desc, line 3').fill('Copper pan');
    await page.getByLabel('Item Desc, line 3').press('Enter');
    await expect(page.getByText('Line 3 Copper pan')).toBeVisible();
    await page.getByLabel('Qty, line 3').fill('2');
    await page.getByLabel('Qty, line 3').press('Enter');
    await expect(page.getByText('Line 3 Copper pan')).toHaveCount(0);
    await expect(page.getByText('An earlier row has this label.')).toBeVisible();
    await page.getByRole('button', { name: 'Skip line 4' }).click();
    await importLots(2).click();
    await expect(page.getByText('2 lots added as drafts')).toBeVisible();
  });
  await test.step('a workbook with the same columns is mapped as before, and finds duplicates', async () => {
    await page.getByRole('link', { name: 'Import another file' }).click();
    const rows = [HEADER, rowOf('LPNIMP002', 'Copper pan'), rowOf('LPNIMP003', 'Copper kettle')];
    const content = makeWorkbook([{ name: 'Manifest', rows }]);
    await chooseFile(page, 'Choose a file', { name: 'amazon.xlsx', content });
    await expect(page.getByText('imported a file with these columns before')).toBeVisible();
    await expect(page.getByLabel('Remark')).toHaveValue('internalNote');
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(page.getByText('A lot already has this label.')).toBeVisible();
    await expect(importLots(1)).toBeDisabled();
    await page.getByRole('button', { name: 'Skip line 2' }).click();
    await importLots(1).click();
    await expect(page.getByText('1 lot added as drafts')).toBeVisible();
  });
  await test.step('photos are matched by their names, reviewed, and added once', async () => {
    const content = await zipOf(
      'LPNIMP001.jpg',
      'LPNIMP001-2.jpg',
      'LPNIMP002/front.jpg',
      'lpnimp003 (1).jpg',
      'holiday.jpg',
      ['notes.txt', Buffer.from('Pallet 7')],
    );
    const stayed = Promise.withResolvers<void>();
    await page.route('**/api/seller/uploadArchivePart', async (route) => {
      await stayed.promise;
      await route.continue();
    });
    await chooseFile(page, 'Choose a ZIP file', { name: 'photos.zip', content });
    await page.getByRole('link', { name: 'Intake' }).first().click();
    await page.getByRole('button', { name: 'Keep uploading' }).click();
    stayed.resolve();
    await expect(page.getByText('4 photos will be added to 3 lots')).toBeVisible();
    const files = page.getByRole('region', { name: 'Files' });
    await expect(files).toContainText('holiday.jpgNo lot with this name.');
    await expect(files).toContainText('notes.txtNot a JPEG, PNG, WebP, AVIF or GIF picture.');
    await page.getByRole('button', { name: 'Add 4 photos' }).click();
    await expect(page.getByText('4 photos added to 3 lots')).toBeVisible();
  });
  await test.step('a photo that is left over is looked at and given to a lot', async () => {
    await page.getByRole('button', { name: 'Enlarge holiday.jpg' }).press('Enter');
    const view = page.getByRole('dialog', { name: 'Photo 1 of 5' });
    const photo = view.getByRole('img', { name: 'holiday.jpg' });
    await expect
      .poll(() => photo.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(1);
    await view.getByRole('button', { name: 'Choose a lot for holiday.jpg' }).click();
    await page.getByLabel('LPN or title').fill('LPNIMP002');
    await page.getByRole('button', { name: /^Copper pan/ }).click();
    await page.getByRole('button', { name: 'Add 1 photo' }).click();
    await expect(page.getByText('5 photos added to 3 lots')).toBeVisible();
  });
  await test.step('the drafts have their photos', async () => {
    await page.getByRole('link', { name: 'LPNIMP001 · Copper pot' }).first().click();
    await expect(page.getByLabel('Title')).toHaveValue('Copper pot');
    await expect(page.getByLabel('Internal note')).toHaveValue('Pallet 7');
    await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
    await page.goto('/seller/lots/draft?text=LPNIMP');
    for (const title of ['Copper pot', 'Copper pan', 'Copper kettle']) {
      await expect(page.getByRole('rowheader', { name: title, exact: true })).toBeVisible();
    }
  });
});
