import { expect, type Locator, type Page } from '@playwright/test';
import { enterAt, pickIn, tabTo, typeInto } from './keyboard.ts';
import { readCode } from './store/outbox.ts';

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

/** Fills in all required fields and both boxes; by keyboard only, one field after another. */
export async function fillRegistration(page: Page, visitor: Visitor): Promise<void> {
  const form = page.getByRole('main');
  await typeInto(page, form.getByLabel('Email'), visitor.email);
  await typeInto(page, form.getByLabel('Phone'), visitor.phone.slice('+1'.length));
  await typeInto(page, form.getByLabel('Password', { exact: true }), visitor.password);
  await typeInto(page, form.getByLabel('Confirm password', { exact: true }), visitor.password);
  await typeInto(page, form.getByLabel('First name'), visitor.firstName);
  await typeInto(page, form.getByLabel('Last name'), visitor.lastName);
  await typeInto(page, form.getByLabel('Username'), visitor.username);
  await typeInto(page, form.getByLabel('Address line 1'), '215 Church Street');
  await typeInto(page, form.getByLabel('City'), 'Decatur');
  await pickIn(page, form.getByLabel('State'), 'Georgia');
  await typeInto(page, form.getByLabel(/^Zip/i), '30030');
  for (const box of ['I am 18 or older', /I Have Read and Accepted the/]) {
    await tabTo(page, form.getByLabel(box));
    await page.keyboard.press('Space');
  }
}

export async function sendRegistration(page: Page): Promise<void> {
  await enterAt(page, page.getByRole('button', { name: 'Create account' }));
}

/** The codes have been sent; they are read in the outbox. */
export async function typeCodes(
  page: Page,
  { email, phone }: Pick<Visitor, 'email' | 'phone'>,
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Enter your codes' })).toBeVisible();
  await enterCodes(page, {
    email: await readCode(page, email, 'Email'),
    text: await readCode(page, phone, 'Text message'),
  });
}

export async function enterCodes(
  page: Page,
  codes: { readonly email: string; readonly text: string },
): Promise<void> {
  await typeInto(page, firstDigitOf(page, 'Email code'), codes.email);
  await typeInto(page, firstDigitOf(page, 'Text message code'), codes.text);
  await enterAt(page, page.getByRole('button', { name: 'Verify' }));
}

export async function typeCode(page: Page, label: string, code: string): Promise<void> {
  await firstDigitOf(page, label).click();
  await page.keyboard.type(code);
}

/** One box for each digit, filled in together as phones do. */
const firstDigitOf = (page: Page, label: string): Locator =>
  page.getByRole('group', { name: label }).getByRole('textbox').first();

/** Runs the step that signs a new account in: no location and no increment is new to it. */
export async function expectNoNotices(page: Page, signIn: () => Promise<void>): Promise<void> {
  const known = page.waitForResponse((answer) =>
    answer.url().endsWith('/checkLogedUserAlreadySeenLocation'),
  );
  await signIn();
  await known;
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
