// Receipts: their lists, the printed page and the PDF.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { startSession } from '../../steps/store/over-http.ts';

const LOT = 'Butter dish';

test('PAY-01 a buyer finds a receipt in its lists, prints it without navigation and downloads its PDF', async ({
  page,
  sellLots,
}) => {
  await sellLots({ title: LOT, leader: 'paige' });
  await startSession(page, 'paige');
  const main = page.getByRole('main');
  const receipts = main.getByRole('article');
  for (const [list, count] of [
    ['paid', 1],
    ['partial', 0],
    ['all', 1],
  ] as const) {
    await page.goto(`/invoices/${list}`);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(receipts).toHaveCount(count);
  }
  await receipts.getByRole('link', { name: 'View Receipt' }).click();
  await expect(page).toHaveURL(/\/invoice\/[\w-]+$/);
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Receipt \d+$/);
  const title = (await heading.textContent()) ?? '';

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${title.toLowerCase().replace(' ', '-')}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const figures = main.getByRole('table', { name: 'Totals' });
  const shown = await figures.getByRole('row').allTextContents();
  await page.emulateMedia({ media: 'print' });
  await expect(figures.getByRole('row')).toHaveText(shown);
  await expect(main.getByRole('table', { name: 'Items' })).toContainText(LOT);
  await expect(figures).toBeVisible();
  const tools = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation'),
    page.getByRole('button'),
    main.getByRole('link', { name: 'Download PDF' }),
  ];
  for (const tool of tools) await expect(tool.filter({ visible: true })).toHaveCount(0);
});
