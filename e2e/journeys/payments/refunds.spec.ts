import { expect } from '@playwright/test';
import { expectAlert } from '../../steps/bid.ts';
import { scanAtDesk } from '../../steps/desk.ts';
import { enterAt, typeInto } from '../../steps/keyboard.ts';
import { test } from '../../steps/test.ts';
import { callAs, saveCard, startSession } from '../../steps/store/over-http.ts';

const LOT = 'Sauce ladle';

test('CRED-03 UX-01 by keyboard the desk refunds a part of a lot after a preview, and the buyer finds it among her refunds', async ({
  page,
  browser,
  sellLots,
}) => {
  await sellLots({ title: LOT, leader: 'reba' });
  await startSession(page, 'reba');
  await page.goto('/return/all');
  await expect(page.getByRole('heading', { name: 'My Refunds' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No refunds yet' })).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await startSession(desk, 'staff');
  await desk.goto('/desk');
  const { code } = await (await callAs('reba')).ask<{ code: string }>('custom/getCheckoutQr', {});
  await scanAtDesk(desk, code);
  await enterAt(desk, desk.getByRole('button', { name: `Refund ${LOT}` }));
  const dialog = desk.getByRole('dialog', { name: 'Refund' });
  await typeInto(desk, dialog.getByLabel('Amount'), '999');
  await expect(dialog.getByRole('alert')).toContainText(/^You can refund up to \$\d+\.\d\d/);
  await typeInto(desk, dialog.getByLabel('Amount'), '5.00');
  await typeInto(desk, dialog.getByLabel('Notes'), 'Sorry for that.');
  const giveBack = dialog.getByRole('button', { name: 'Refund $5.00' });
  await enterAt(desk, giveBack);
  const reason = dialog.getByLabel('Reason');
  await expect(reason).toHaveAccessibleDescription(/Required/);
  await typeInto(desk, reason, 'The saucer is missing');
  await expect(dialog.getByText('$5.00 goes back to Visa ending in 4242.')).toBeVisible();
  await enterAt(desk, giveBack);
  await expectAlert(desk, 'Refunded');
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('listitem').filter({ hasText: LOT })).toContainText('$5.00 refunded');
  await desk.context().close();

  await page.reload();
  const table = page.getByRole('table', { name: 'Refunds' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Refund Date',
    'Receipt#',
    'Amount',
    'Refund Mode',
    'Refund Type',
    'Refund Reason',
    'Refund Notes',
  ]);
  const row = [/^\d\d-\d\d-\d{4}$/, /^\d+/, '$5.00', 'Card', 'Our error'];
  await expect(table.getByRole('cell')).toHaveText([
    ...row,
    'The saucer is missing',
    'Sorry for that.',
  ]);

  await enterAt(page, table.getByRole('link', { name: /^Credit note \d+-C1$/ }));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Credit Note \d+-C1$/);
  const shares = main.getByRole('table', { name: 'Refunded' });
  await expect(shares.getByRole('row').last()).toHaveText('Total refunded$5.00');
  await expect(main.getByRole('article').getByRole('listitem')).toHaveText(
    /^Visa ending in 4242Sent.*\$5\.00$/,
  );
  await expect(main.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
    'href',
    /^\/credit-notes\/[\w-]+\.pdf$/,
  );
  await enterAt(page, main.getByRole('link', { name: /^receipt \d+$/ }));
  await expect(main.getByRole('link', { name: /^Credit note \d+-C1$/ })).toBeVisible();
});

test('the desk cancels a refund that the bank has not paid out', async ({ page, sellLots }) => {
  const title = 'Copper strainer';
  const rena = await callAs('rena');
  await saveCard(rena, '4000000000007726');
  await sellLots({ title, leader: 'rena' });
  await startSession(page, 'staff');
  await page.goto('/desk');
  const { code } = await rena.ask<{ code: string }>('custom/getCheckoutQr', {});
  await scanAtDesk(page, code);
  await page.getByRole('button', { name: `Refund ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Amount').fill('5.00');
  await dialog.getByLabel('Reason').fill('A mistake');
  await dialog.getByRole('button', { name: 'Refund $5.00' }).click();
  const lot = page.getByRole('listitem').filter({ hasText: title });
  await expect(lot).toContainText('$5.00 of it isn’t paid out yet');
  await lot.getByRole('button', { name: `Cancel the refund of ${title}` }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this refund?' });
  await expect(question).toContainText('The $5.00 won’t go back to the buyer');
  await question.getByRole('button', { name: 'Cancel the refund' }).click();
  await expectAlert(page, 'Refund canceled');
  await expect(lot).not.toContainText('refunded');
  const { refundList } = await rena.ask<{ refundList: { refund_status: string }[] }>(
    'cart/getRefund',
    {},
  );
  expect(refundList.map(({ refund_status }) => refund_status)).toEqual(['canceled']);
});
