import { expect, type Page } from '@playwright/test';
import { readCode } from './outbox.ts';

export interface Visitor {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  /** As it is stored: +1 and ten digits. */
  readonly phone: string;
  readonly password: string;
}

export async function register(page: Page, visitor: Visitor): Promise<void> {
  await page.goto('/registration');
  await page.getByLabel('First name').fill(visitor.firstName);
  await page.getByLabel('Last name').fill(visitor.lastName);
  await page.getByLabel('Username').fill(visitor.username);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Phone').fill(visitor.phone.slice('+1'.length));
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(visitor.password);
  await page.getByLabel('Address line 1').fill('215 Church Street');
  await page.getByLabel('City').fill('Decatur');
  await page.getByLabel('State').selectOption('GA');
  await page.getByLabel(/^Zip/i).fill('30030');
  await page.getByLabel('I am 18 or older').check();
  await page.getByLabel(/I Have Read and Accepted the/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your codes' })).toBeVisible();
  await typeCode(page, 'Email code', await readCode(page, visitor.email, 'Email'));
  const fromPhone = await readCode(page, visitor.phone, 'Text message');
  await typeCode(page, 'Text message code', fromPhone);
  await page.getByRole('button', { name: 'Verify and go on' }).click();
}

/** One box for each digit, as phones fill them in. */
async function typeCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('textbox').first().click();
  await page.keyboard.type(code);
}
