import { expect, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { alertsOf, expectAlert } from '../../steps/bid.ts';
import { expectComplaint, expectError, fieldOf } from '../../steps/fields.ts';
import { readCode, readLink } from '../../steps/store/outbox.ts';
import { typeCode } from '../../steps/registration.ts';
import { expectSignedIn, fillSignIn, signOut } from '../../steps/sign-in.ts';
import { PASSWORD, startSession } from '../../steps/store/over-http.ts';
import { enterAt, pressKey } from '../../steps/keyboard.ts';

const REQUIRED = 'Required';
const LETTERS = 'Only alphabets are allowed for this field';
const unusable = (sign: string) =>
  `“${sign}” can’t be used here. Use only letters, numbers, spaces and - , . # ( ) /`;

const COMPLAINTS: readonly [label: string, typed: string, error: string][] = [
  ['First name', '', 'First Name is Required!'],
  ['First name', 'Ann3', LETTERS],
  ['First name', 'A', 'Mininum 2 characters'],
  ['First name', 'Maximilianissima', 'Maximum 15 characters'],
  ['Last name', '', 'Last Name is Required!'],
  ['Last name', 'O_Hara', LETTERS],
  ['Last name', 'O', 'Mininum 2 characters'],
  ['Last name', 'Featherstonehaugh', 'Maximum 15 characters'],
  ['Username', '', REQUIRED],
  ['Username', 'a b', 'White space not allowed'],
  ['Username', 'a', 'Mininum 2 characters'],
  ['Username', 'x'.repeat(51), 'Maximum 50 characters'],
  ['Phone', '', REQUIRED],
  ['Phone', '404555', 'Please enter correct mobile number'],
  ['Address line 1', '', REQUIRED],
  ['Address line 1', 'One & two', unusable('&')],
  ['Address line 1', 'x'.repeat(251), 'Maximum 250 characters'],
  ['Address line 2 (optional)', '<b>', unusable('<')],
  ['Address line 2 (optional)', 'x'.repeat(251), 'Maximum 250 characters'],
  ['City', '', REQUIRED],
  ['ZIP code', '', REQUIRED],
  ['ZIP code', '30O30', 'Only numbers are allowed'],
  ['ZIP code', '300301', 'Maximum 5 Characters'],
  ['ZIP code', '00000', 'No ZIP code begins with 000'],
];

test(
  'AUTH-08 the profile is read-only until edited, has the errors of S5, saves name, phone, rest',
  { tag: '@phone' },
  async ({ page }) => {
    await startSession(page, 'editor');
    await page.goto('/account/profile');
    await expect(page.getByText('(not verified)')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(fieldOf(page, 'Email')).toBeDisabled();
    for (const [label, typed, error] of COMPLAINTS) {
      await expectComplaint(page, { label, typed, error });
    }
    await fieldOf(page, 'State').focus();
    await fieldOf(page, 'State').selectOption('');
    await fieldOf(page, 'State').blur();
    await expectError(page, 'State', REQUIRED);

    const phone = '+14045557801';
    const username = 'editor.new';
    const rest = { 'First name': 'Edith', 'Last name': 'Changed', 'ZIP code': '30032' };
    const typed = { ...rest, City: 'Avondale', 'Address line 1': '9 Clock Lane' };
    for (const [label, text] of Object.entries(typed)) await fieldOf(page, label).fill(text);
    await fieldOf(page, 'Address line 2 (optional)').fill('');
    await fieldOf(page, 'State').selectOption('GA');
    await fieldOf(page, 'Username').fill(username);
    await fieldOf(page, 'Phone').fill(phone.slice('+1'.length));
    const password = fieldOf(page, 'Current password');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectError(page, 'Current password', REQUIRED);
    await expect(password).toBeFocused();
    await password.fill('not the password');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectError(page, 'Current password', 'Your current password is incorrect.');
    await password.fill(PASSWORD);
    const calls = collectSaves(page);
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify your phone' });
    await expect(dialog).toBeVisible();
    await typeCode(page, 'Code from your phone', await readCode(page, phone, 'Text message'));
    await enterAt(page, dialog.getByRole('button', { name: 'Verify' }));
    // Alerts stay while the pointer is on one of them, and the fourth waits for the first.
    await page.mouse.move(0, 0);
    await expectAlert(page, 'Profile updated successfully');
    await expect(page.getByText('9 Clock Lane', { exact: true })).toBeVisible();
    await expect(page.getByText(username)).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    expect(calls).toEqual([
      'updateUsername',
      'sendPhoneVerifyCode',
      'verifyPhoneVerifyCode',
      'updateUserProfile',
    ]);
    await verifyEmailByLink(page);
  },
);

test(
  'AUTH-06 UX-01 by keyboard the password is changed with the old one; each error has its text',
  { tag: '@phone' },
  async ({ page }) => {
    await startSession(page, 'changer');
    await page.goto('/account/change');
    const change = page.getByRole('main').getByRole('button', { name: 'Change Password' });
    await pressKey(change, 'Enter');
    for (const label of ['Current password', 'New password', 'Confirm password']) {
      await expectError(page, label, REQUIRED);
    }
    const fill = async (old: string, next: string, again: string) => {
      await fieldOf(page, 'Current password').fill(old);
      await fieldOf(page, 'New password').fill(next);
      await fieldOf(page, 'Confirm password').fill(again);
      await pressKey(change, 'Enter');
    };
    await fill(PASSWORD, 'seven77', 'other');
    await expectError(page, 'New password', 'Minimum 8 characters');
    await expectError(page, 'Confirm password', 'Passwords Not Match');
    await fill(PASSWORD, PASSWORD, PASSWORD);
    await expectError(page, 'New password', 'New password must be different');
    const next = 'a brand new lantern';
    await fill('not the password', next, next);
    await expectError(page, 'Current password', 'Your current password is incorrect.');
    await fill(PASSWORD, next, next);
    await expectAlert(page, 'Password changed successfully');
    await signOut(page);
    await page.goto('/login');
    await fillSignIn(page, 'changer', next);
    await expectSignedIn(page);
  },
);

/** AUTH-07: from the profile to the mailbox and back. */
async function verifyEmailByLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Email me a verification link' }).click();
  await expectAlert(page, 'We emailed you the link');
  const email = 'editor@example.com';
  const link = await readLink(page, email, 'Verify your email');
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await expect(alertsOf(page)).toHaveCount(0);
  await page.goto('/account/profile');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('(not verified)')).toHaveCount(0);
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page.getByText('This link was already used or has expired.')).toBeVisible();
}

const SAVES = /\/api\/user\/(update\w+|sendPhoneVerifyCode|verifyPhoneVerifyCode)$/;

/** The calls that change a profile, in the order in which they are made. */
function collectSaves(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = SAVES.exec(request.url())?.[1];
    if (call !== undefined) calls.push(call);
  });
  return calls;
}
