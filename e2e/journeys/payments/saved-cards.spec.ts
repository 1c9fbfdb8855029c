import { expect, type FrameLocator, type Page, type Route } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { addBank, addCard } from '../../steps/card.ts';
import { startSession } from '../../steps/store/over-http.ts';
import { pressKey } from '../../steps/keyboard.ts';

const REQUIRED = 'Required!';
const YEARS_AHEAD = 25;
const IN_NEW_YORK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
});

const addTile = (page: Page) => page.getByRole('button', { name: 'Add a new card' });
const frameOf = (page: Page) => page.frameLocator('iframe[title="Card details"]');

test(
  'CARD-01 CARD-06 CARD-08 UX-08 saved cards and banks, each message; at most three',
  { tag: '@phone' },
  async ({ page }) => {
    await startSession(page, 'carla');
    await page.goto('/payments/saved_cards');
    await expect(page.getByRole('heading', { name: 'CARD DETAILS', exact: true })).toBeVisible();
    await addTile(page).click();
    const dialog = page.getByRole('dialog', { name: 'Add Card Details' });

    const thisYear = Number(IN_NEW_YORK.format());
    await test.step('the card: each message, and the years to 25 ahead', async () => {
      const frame = frameOf(page);
      const years = frame.getByLabel('Year').locator('option:not([value=""])');
      const wanted = Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => `${thisYear + ahead}`);
      await expect(years).toHaveText(wanted);
      await expect(frame.getByLabel('Month').locator('option:not([value=""])')).toHaveCount(12);
      await save(frame);
      await expect(frame.getByText(REQUIRED, { exact: true })).toHaveCount(5);
      await expect(dialog.getByText('Please Accept to Continue')).toBeVisible();
      await complains(frame, { 'Card number': '4242 4242' }, 'Invalid credit card number!');
      await complains(frame, { 'Card number': '4242abcd42424242' }, 'Invalid credit card number!');
      await complains(
        frame,
        { 'Name on card': 'Carla 2nd' },
        'No Special Characters and Numbers Allowed',
      );
      await complains(frame, { CVC: '12' }, 'Mininum 3 Numbers required');
      await test.step('typing on before the answer does not move the focus to another field', async () => {
        const answer = await holdAnswer(page);
        await save(frame);
        await frame.getByLabel('Name on card').focus();
        answer.letGo();
        await expect(frame.getByRole('button', { name: 'Save card' })).toBeEnabled();
        await expect(frame.getByLabel('Name on card')).toBeFocused();
      });
      await complains(frame, { CVC: '12345' }, 'Maximum 4 Numbers required');
      await frame.getByLabel('Card number').fill('4242 4242 4242 4242');
      await frame.getByLabel('Name on card').fill('Carla Cards');
      // A message is withdrawn once its field changes; those of month and year stay.
      await expect(frame.getByText('Invalid credit card number!')).toHaveCount(0);
      await expect(frame.getByText(REQUIRED, { exact: true })).toHaveCount(2);
      await frame.getByLabel('Month').selectOption('07');
      await frame.getByLabel('Year').selectOption(String(thisYear + 2));
      await frame.getByLabel('CVC').fill('123');
    });
    await test.step('the billing address: all required except the second line, and only in the US', async () => {
      const same = dialog.getByLabel('Same as my address');
      await expect(same).toBeChecked();
      await expect(same).toHaveAccessibleDescription(/, Decatur, GA \d{5}$/);
      await same.uncheck();
      await expect(dialog.getByLabel('Country').locator('option')).toHaveText(['United States']);
      await expect(dialog.getByLabel('Country')).toHaveValue('US');
      const fields = ['Address line 1', 'City', 'ZIP code'] as const;
      for (const label of fields) await dialog.getByLabel(label, { exact: true }).fill('');
      await dialog.getByLabel('Address line 2 (optional)').fill('');
      await dialog.getByLabel('State').selectOption('');
      await save(frameOf(page));
      await expect(dialog.getByText(REQUIRED, { exact: true })).toHaveCount(fields.length + 1);
      await expect(dialog.getByText('Please Accept to Continue')).toBeVisible();
      await expect(dialog.getByLabel('Address line 1', { exact: true })).toBeFocused();
      await dialog.getByLabel('Address line 1', { exact: true }).fill('215 Church Street');
      await dialog.getByLabel('City').fill('Decatur');
      await dialog.getByLabel('ZIP code').fill('30030');
      await dialog.getByLabel('State').selectOption('GA');
      await dialog.getByLabel('Charge this card automatically').check();
    });
    await test.step('a declined card says so in view, and its number is typed in groups', async () => {
      const number = frameOf(page).getByLabel('Card number');
      await number.fill('');
      await number.pressSequentially('40000000000000029');
      await expect(number).toHaveValue('4000 0000 0000 0002 9');
      await number.press('Backspace');
      await expect(number).toHaveValue('4000 0000 0000 0002');
      // In the middle, the caret stays behind the digit that was typed.
      for (let left = 0; left < 4; left += 1) await number.press('ArrowLeft');
      await number.press('Backspace');
      await expect(number).toHaveValue('4000 0000 0000 002');
      await number.pressSequentially('0');
      await expect(number).toHaveValue('4000 0000 0000 0002');
      await save(frameOf(page));
      const declined = dialog.getByRole('alert').filter({ hasText: 'This card wasn’t accepted' });
      await expect(declined).toBeInViewport({ ratio: 1 });
      await number.fill('4242424242424242');
    });
    await test.step('the card is saved without typing it again', async () => {
      await save(frameOf(page));
      await expect(dialog).toBeHidden();
      const tile = page.getByRole('article', { name: 'Visa ending in 4242' });
      await expect(tile).toBeFocused();
      await expect(tile).toContainText('Visa');
      await expect(tile).toContainText('4242');
      await expect(tile).toContainText('Carla Cards');
      await expect(tile).toContainText(new RegExp(`07/(20)?${(thisYear + 2) % 100}`));
      await expect(page.getByText('4242 4242')).toHaveCount(0);
    });
    await test.step('by keyboard a bank account is verified by the cents of its deposits', async () => {
      await addBank(page);
      const tile = page.getByRole('article', { name: 'Test Bank ending in 6789' });
      await pressKey(tile.getByRole('button', { name: 'Verify' }), 'Enter');
      const verify = page.getByRole('dialog', { name: 'Verify Bank Account' });
      await verify.getByLabel('First deposit').fill('45');
      await verify.getByLabel('Second deposit').fill('33');
      await pressKey(verify.getByRole('button', { name: 'Verify', exact: true }), 'Enter');
      await expect(verify.getByRole('alert')).toHaveText(
        'Those amounts don’t match the deposits. Tries left: 4.',
      );
      await verify.getByLabel('Second deposit').fill('32');
      await pressKey(verify.getByRole('button', { name: 'Verify', exact: true }), 'Enter');
      await expect(verify).toBeHidden();
      await expect(tile.getByRole('button', { name: 'Make primary' })).toBeVisible();
    });
    await test.step('at three, the tiles for new ones are gone', async () => {
      await expect(addTile(page)).toBeVisible();
      await expect(addTile(page)).toBeVisible();
      await addCard(page, { name: 'Carla Cards', number: '4000 0000 0000 0341' });
      await expect(page.getByRole('article', { name: /ending in/ })).toHaveCount(3);
      await expect(addTile(page)).toHaveCount(0);
    });
  },
);

const save = (frame: FrameLocator) => frame.getByRole('button', { name: 'Save card' }).click();

async function complains(
  frame: FrameLocator,
  typed: Readonly<Record<string, string>>,
  complaint: string,
): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await frame.getByLabel(label).fill(text);
  await save(frame);
  // An earlier message may still be visible, so wait for this answer first.
  await expect(frame.getByRole('button', { name: 'Save card' })).toBeEnabled();
  await expect(frame.getByText(complaint, { exact: true })).toBeVisible();
}

/** Holds the provider's next answer until it is released. */
async function holdAnswer(page: Page): Promise<{ readonly letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await promise;
    await route.continue();
  };
  await page.route('**/sandbox/tokenise', hold, { times: 1 });
  return { letGo: resolve };
}
