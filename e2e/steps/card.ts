import { expect, type Page } from '@playwright/test';
import { pressKey } from './keyboard.ts';

interface Card {
  readonly name: string;
  readonly number?: string;
}

const GOOD_CARD = '4242 4242 4242 4242';

/**
 * Starts on the page of saved cards: the billing address is the account's, and the provider's page
 * in the frame asks for the card.
 */
export async function addCard(page: Page, card: Card): Promise<void> {
  await page.getByRole('button', { name: 'Add a new card' }).click();
  await fillCardDialog(page, card);
}

/** The dialog is open. */
export async function fillCardDialog(
  page: Page,
  { name, number = GOOD_CARD }: Card,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add Card Details' });
  const frame = page.frameLocator('iframe[title="Card details"]');
  // The dialog moves when the provider's page reports its height, and a click then may miss.
  await expect(frame.getByLabel('Card number')).toBeVisible();
  await dialog.getByLabel('Charge this card automatically').check();
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Name on card').fill(name);
  await frame.getByLabel('Month').selectOption('12');
  await frame.getByLabel('Year').selectOption({ index: 5 });
  await frame.getByLabel('CVC').fill('123');
  await frame.getByRole('button', { name: 'Save card' }).click();
  await expect(dialog).toBeHidden();
}

/** Adds the test account of the payment sandbox, by keyboard; it is new until it is verified. */
export async function addBank(page: Page): Promise<void> {
  await pressKey(
    page.getByRole('button', { name: /^Add a new bank account.*once it’s verified/ }),
    'Enter',
  );
  const dialog = page.getByRole('dialog', { name: 'Add Bank Details' });
  await pressKey(dialog.getByLabel('I allow Hammerdock to debit this account'), 'Space');
  const frame = page.frameLocator('iframe[title="Bank account details"]');
  await frame.getByLabel('Name on account').fill('Carla Cards');
  await frame.getByLabel('Routing number').fill('110000000');
  await frame.getByLabel('Account number', { exact: true }).fill('000123456789');
  await frame.getByLabel('Account number again').fill('000123456789');
  await pressKey(frame.getByRole('button', { name: 'Save bank account' }), 'Enter');
  await expect(dialog).toBeHidden();
}
