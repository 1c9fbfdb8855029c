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
  await fillRegistration(page, visitor);
  await sendRegistration(page);
  await typeCodes(page, visitor);
}

/** All that must be filled in, and both boxes. */
export async function fillRegistration(page: Page, visitor: Visitor): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill(visitor.firstName);
  await form.getByLabel('Last name').fill(visitor.lastName);
  await form.getByLabel('Username').fill(visitor.username);
  await form.getByLabel('Email').fill(visitor.email);
  await form.getByLabel('Phone').fill(visitor.phone.slice('+1'.length));
  await form.getByLabel('Password', { exact: true }).fill(visitor.password);
  await form.getByLabel('Confirm password', { exact: true }).fill(visitor.password);
  await form.getByLabel('Address line 1').fill('215 Church Street');
  await form.getByLabel('City').fill('Decatur');
  await form.getByLabel('State').selectOption('GA');
  await form.getByLabel(/^Zip/i).fill('30030');
  await form.getByLabel('I am 18 or older').check();
  await form.getByLabel(/I Have Read and Accepted the/).check();
}

export async function sendRegistration(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The codes are on their way by now; they are read where they arrive. */
export async function typeCodes(
  page: Page,
  { email, phone }: Pick<Visitor, 'email' | 'phone'>,
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Enter your codes' })).toBeVisible();
  await typeCode(page, 'Email code', await readCode(page, email, 'Email'));
  await typeCode(page, 'Text message code', await readCode(page, phone, 'Text message'));
  await page.getByRole('button', { name: 'Verify and go on' }).click();
}

/** One box for each digit, as phones fill them in. */
export async function typeCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('textbox').first().click();
  await page.keyboard.type(code);
}
