import { expect, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { expectAlert } from '../../steps/bid.ts';
import { expectBuyingTerms } from '../../steps/buying-terms.ts';
import { expectComplaint, expectError, fieldOf } from '../../steps/fields.ts';
import { expectFocusSeen, expectHydrated, typeInto } from '../../steps/keyboard.ts';
import {
  expectNoNotices,
  fillRegistration,
  sendRegistration,
  typeCode,
  typeCodes,
  type Visitor,
} from '../../steps/registration.ts';
import { readCode } from '../../steps/store/outbox.ts';
import { expectSignedIn, fillSignIn, openAsUser } from '../../steps/sign-in.ts';

const REQUIRED = 'Required';
const EMAIL_TAKEN =
  'An account with this email already exists. Please log in, or reset your password.';
const LETTERS = 'Only alphabets are allowed for this field';
const unusable = (sign: string) =>
  `“${sign}” can’t be used here. Use only letters, numbers, spaces and - , . # ( ) /`;

/** Each field of S5 with an invalid value and its message. */
const COMPLAINTS: readonly [label: string, typed: string, error: string][] = [
  ['First name', 'Ann3', LETTERS],
  ['First name', 'A', 'Mininum 2 characters'],
  ['First name', 'Maximilianissima', 'Maximum 15 characters'],
  ['Last name', 'O_Hara', LETTERS],
  ['Last name', 'O', 'Mininum 2 characters'],
  ['Last name', 'Featherstonehaugh', 'Maximum 15 characters'],
  ['Username', 'a b', 'White space not allowed'],
  ['Username', 'a', 'Mininum 2 characters'],
  ['Username', 'x'.repeat(51), 'Maximum 50 characters'],
  ['Email', 'ann@home', 'Invalid email format'],
  ['Phone', '404555', 'Please enter correct mobile number'],
  ['Password', 'seven77', 'Minimum 8 characters'],
  ['Confirm password', 'something else', 'Passwords Not Match'],
  ['Address line 1', 'One & two', unusable('&')],
  ['Address line 1', 'x'.repeat(251), 'Maximum 250 characters'],
  ['Address line 2 (optional)', 'Apt 4\\5', unusable('\\')],
  ['ZIP code', '30O30', 'Only numbers are allowed'],
  ['ZIP code', '300301', 'Maximum 5 Characters'],
  ['Coupon code (optional)', 'x'.repeat(41), 'Maximum 40 characters'],
];

const MISSING: readonly [label: string, error: string][] = [
  ['First name', 'First Name is Required!'],
  ['Last name', 'Last Name is Required!'],
  ['Username', REQUIRED],
  ['Email', REQUIRED],
  ['Phone', REQUIRED],
  ['Password', REQUIRED],
  ['Confirm password', REQUIRED],
  ['Address line 1', REQUIRED],
  ['City', REQUIRED],
  ['State', REQUIRED],
  ['ZIP code', REQUIRED],
];

test(
  'AUTH-01 the registration reports the errors of each field with their own messages',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/registration');
    await sendRegistration(page);
    // The focus is on the first error; a summary near the button leads to each.
    await expect(fieldOf(page, 'Email')).toBeFocused();
    await expectFocusSeen(page);
    const toFix = page.getByRole('group', { name: 'Fix 13 fields' });
    await toFix.getByRole('button', { name: 'ZIP code' }).click();
    await expect(fieldOf(page, 'ZIP code')).toBeFocused();
    await fieldOf(page, 'Email').fill('ann@example.com');
    await expect(page.getByRole('group', { name: 'Fix 12 fields' })).toBeVisible();
    await fieldOf(page, 'Email').fill('');
    await sendRegistration(page);
    for (const [label, error] of MISSING) {
      await expectError(page, label, error);
      await expect(fieldOf(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
    const terms = page.getByRole('checkbox', { name: /^I Have Read/ });
    await expect(terms).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Have a coupon or invite?' }).click();
    await expect(page.getByText('Please Accept to Continue')).toBeVisible();
    await expect(page.getByText('Please confirm that you are 18 or older')).toBeVisible();
    for (const [label, typed, error] of COMPLAINTS) {
      await expectComplaint(page, { label, typed, error });
    }
    // The phone field accepts only digits.
    await fieldOf(page, 'Phone').fill('call me');
    await expect(fieldOf(page, 'Phone')).toHaveValue('');
    await expect(fieldOf(page, 'Country')).toHaveValue('US');
  },
);

test(
  'AUTH-01 UX-06 costs and duties are shown; the meter distinguishes Weak, Fair, Good and Strong',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/registration');
    await expectBuyingTerms(page);
    const meter = page.getByRole('main').getByText(/^Password strength/);
    for (const [typed, word] of [
      ['password1', 'Weak'],
      ['vexjolt9', 'Fair'],
      ['seven boats', 'Good'],
      ['seven tall lanterns', 'Strong'],
    ] as const) {
      await fieldOf(page, 'Password').fill(typed);
      await expect(meter).toHaveText(`Password strength: ${word}`);
    }
  },
);

test(
  'AUTH-01 name, email, phone and codes are checked while typing, and outlast a reload',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/registration');
    await page.getByRole('button', { name: 'Have a coupon or invite?' }).click();
    const typed = {
      Username: 'RIVAL',
      Email: 'rival@example.com',
      Phone: '4045551004',
      'Coupon code (optional)': 'walkold',
      'Invite code (optional)': '0123456789AB',
    };
    for (const [label, text] of Object.entries(typed)) await fieldOf(page, label).fill(text);
    await expectError(page, 'Username', 'This username is taken.');
    await expectError(page, 'Email', EMAIL_TAKEN);
    await expectError(page, 'Phone', 'An account with this phone number already exists.');
    await expectError(page, 'Coupon code (optional)', 'This coupon has expired.');
    await expectError(page, 'Invite code (optional)', 'This invite code isn’t valid.');
    await sendRegistration(page);
    const toFix = page.getByRole('group', { name: /^Fix \d+ fields$/ });
    await toFix.getByRole('button', { name: 'Username' }).click();
    await expect(fieldOf(page, 'Username')).toBeFocused();
    await expect(toFix.getByRole('button', { name: 'Coupon code' })).toBeVisible();
    await fieldOf(page, 'Username').fill('rivalry');
    await fieldOf(page, 'Coupon code (optional)').fill('walk5');
    await expectError(page, 'Coupon code (optional)', 'You’ll get $5.00 in credit');
    await expect(page.getByText('This username is taken.')).toHaveCount(0);
    await fieldOf(page, 'Password').fill('seven tall lanterns');
    // Phones unload a page while its user reads elsewhere.
    await page.reload();
    await expect(fieldOf(page, 'Username')).toHaveValue('rivalry');
    await expect(fieldOf(page, 'Coupon code (optional)')).toHaveValue('walk5');
    await expectError(page, 'Coupon code (optional)', 'You’ll get $5.00 in credit');
    await expect(fieldOf(page, 'Password')).toHaveValue('');
  },
);

test(
  'AUTH-01 a form sent right after typing moves to its first wrong field',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/registration');
    await fieldOf(page, 'ZIP code').fill('3003');
    await fieldOf(page, 'Username').fill('rival');
    await fieldOf(page, 'Email').fill('rival@example.com');
    await sendRegistration(page);
    await expect(fieldOf(page, 'Email')).toBeFocused();
    await expectError(page, 'Email', EMAIL_TAKEN);
    await expectError(page, 'Username', 'This username is taken.');
    await expectError(page, 'ZIP code', 'Enter the 5 digits of the ZIP code');
    const toFix = page.getByRole('group', { name: /^Fix \d+ fields$/ });
    await expect(toFix.getByRole('button').first()).toHaveText('Email');
    await page.getByRole('link', { name: 'log in', exact: true }).click();
    await expect(page).toHaveURL('/login');
  },
);

test(
  'AUTH-01 AUTH-13 a friend’s link, a coupon and both codes lead to an account with credit',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (/^(Type|Reference|Range)?Error/.test(message.text())) faults.push(message.text());
    });
    const inviter = await openAsUser(browser, 'rival');
    await inviter.goto('/user/credits');
    const code = await inviter.getByLabel('Your invite code').innerText();
    await page.goto(`/registration?invite=${code}`);
    await expect(fieldOf(page, 'Invite code (optional)')).toHaveValue(code);
    await expectError(page, 'Invite code (optional)', 'Rita invited you');

    await fillRegistration(page, VISITOR);
    // A wrong code is reported beside its field, and no input is lost.
    await fieldOf(page, 'Coupon code (optional)').fill('WALKGONE');
    await sendRegistration(page);
    await expectError(page, 'Coupon code (optional)', 'This coupon has been used up.');
    await expect(fieldOf(page, 'Coupon code (optional)')).toBeFocused();
    await expect(fieldOf(page, 'First name')).toHaveValue(VISITOR.firstName);
    await expect(fieldOf(page, 'Password')).toHaveValue(VISITOR.password);
    await expect(fieldOf(page, 'Invite code (optional)')).toHaveValue(code);
    await fieldOf(page, 'Coupon code (optional)').fill('walk5');
    await sendRegistration(page);

    await expectCodesAbove(page);
    // A user who leaves the page signs in to the same codes.
    await page.goto('/login');
    await fillSignIn(page, VISITOR.username, VISITOR.password);
    await expect(page.getByText(/^Your account isn’t verified yet\. We sent/)).toBeVisible();
    await expectNoNotices(page, () => typeCodes(page, VISITOR));
    await expectAlert(page, 'Your coupon gave you $5.00 in credit.');
    await expectSignedIn(page);
    await page.goto('/registration');
    await expect(page, 'a member has nothing to register').toHaveURL('/');

    await page.goto('/user/credits');
    await expect(page.getByLabel('Available Credits Amount')).toHaveText('$5.00');
    await expect(
      page.getByRole('row', { name: /WALK5.*\$5\.00.*Thank you for coming/ }),
    ).toBeVisible();
    await inviter.reload();
    await expect(inviter.getByText(/friends? joined\. No credit earned yet\./)).toBeVisible();
    await inviter.context().close();
    expect(faults).toEqual([]);
  },
);

/** The codes replace the long form: their first box is in view and focused, and each has a name. */
async function expectCodesAbove(page: Page): Promise<void> {
  const first = page.getByRole('textbox', { name: 'Email code, digit 1 of 6' });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Enter your codes' })).toBeInViewport();
  // A wrong code marks its own row only.
  const resend = page.getByText(/^Resend in/).first();
  await expect(resend).toHaveText(/0:5[0-7]$/);
  const before = await resend.innerText();
  await page.reload();
  expect((await resend.innerText()) <= before, 'a reload does not start the wait again').toBe(true);
  await expectHydrated(page);
  await typeCode(page, 'Email code', await readCode(page, VISITOR.email, 'Email'));
  // The last digit leads on, so that one too many does not replace it.
  await expect(
    page.getByRole('textbox', { name: 'Text message code, digit 1 of 6' }),
  ).toBeFocused();
  const sms = await readCode(page, VISITOR.phone, 'Text message');
  await typeCode(
    page,
    'Text message code',
    sms.replaceAll(/\d/g, (digit) => String(9 - Number(digit))),
  );
  await expect(page.getByRole('button', { name: 'Verify' })).toBeFocused();
  await page.keyboard.press('Enter');
  const row = (name: string) => page.getByRole('group', { name });
  await expect(row('Text message code')).toHaveAccessibleDescription('That code doesn’t match.');
  await expect(row('Email code')).toHaveAccessibleDescription('');
  await expect(
    page.getByRole('textbox', { name: 'Text message code, digit 1 of 6' }),
  ).toBeFocused();
}

const VISITOR: Visitor = {
  firstName: 'Nell',
  lastName: 'Newcomer',
  username: 'nell.phone',
  email: 'nell.phone@example.com',
  phone: '+14045557701',
  password: 'seven tall lanterns',
};

test(
  'AUTH-09 AUTH-21 by keyboard a suggested place fills in city, state and ZIP code',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/registration');
    const street = fieldOf(page, 'Address line 1');
    await typeInto(page, street, '2 Elm Street, Smyrna');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toHaveText('2 Elm Street, Smyrna, GA 30080');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(options).toHaveCount(0);
    await expect(street).toHaveValue('2 Elm Street');
    await expect(street).toBeFocused();
    await expect(fieldOf(page, 'City')).toHaveValue('Smyrna');
    await expect(fieldOf(page, 'State')).toHaveValue('GA');
    await expect(fieldOf(page, 'ZIP code')).toHaveValue('30080');
    // Another ZIP code keeps the city, and says what it contradicts.
    await fieldOf(page, 'ZIP code').fill('35601');
    await expect(fieldOf(page, 'ZIP code')).toHaveAccessibleDescription(
      /ZIP code 35601 is in Decatur, Alabama/,
    );
    await expect(fieldOf(page, 'City')).toHaveValue('Smyrna');
  },
);
