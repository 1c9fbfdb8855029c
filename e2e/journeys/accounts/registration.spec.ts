import { expect, test } from '@playwright/test';
import { expectAlert } from '../../steps/bid.ts';
import { expectBuyingTerms } from '../../steps/buying-terms.ts';
import { expectComplaint, expectError, fieldOf } from '../../steps/fields.ts';
import { answerNotices } from '../../steps/notices.ts';
import {
  fillRegistration,
  sendRegistration,
  typeCodes,
  type Visitor,
} from '../../steps/registration.ts';
import { expectSignedIn, openAsUser } from '../../steps/sign-in.ts';

const REQUIRED = 'Required';
const LETTERS = 'Only alphabets are allowed for this field';
const ADDRESS = 'Only letters, numbers, spaces and - , . # ( ) are allowed';

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
  ['Address line 1', 'One & two', ADDRESS],
  ['Address line 1', 'x'.repeat(251), 'Maximum 250 characters'],
  ['Address line 2 (optional)', '<b>', ADDRESS],
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
    for (const [label, error] of MISSING) await expectError(page, label, error);
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
  'AUTH-01 name, email, phone and codes are checked while typing',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/registration');
    const typed = {
      Username: 'RIVAL',
      Email: 'rival@example.com',
      Phone: '4045551004',
      'Coupon code (optional)': 'walkold',
      'Invite code (optional)': '0123456789AB',
    };
    for (const [label, text] of Object.entries(typed)) await fieldOf(page, label).fill(text);
    await expectError(page, 'Username', 'This username is taken.');
    await expectError(page, 'Email', 'An account with this email already exists.');
    await expectError(page, 'Phone', 'An account with this phone number already exists.');
    await expectError(page, 'Coupon code (optional)', 'This coupon has expired.');
    await expectError(page, 'Invite code (optional)', 'This invite code is not valid.');
    await fieldOf(page, 'Username').fill('rivalry');
    await fieldOf(page, 'Coupon code (optional)').fill('walk5');
    await expectError(page, 'Coupon code (optional)', 'Gives you $5.00 of credit');
    await expect(page.getByText('This username is taken.')).toHaveCount(0);
  },
);

test(
  'AUTH-01 AUTH-13 a friend’s link, a coupon and both codes lead to an account with credit',
  { tag: '@phone' },
  async ({ page, browser }) => {
    await answerNotices(page);
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
    await expect(fieldOf(page, 'First name')).toHaveValue(VISITOR.firstName);
    await expect(fieldOf(page, 'Password')).toHaveValue(VISITOR.password);
    await expect(fieldOf(page, 'Invite code (optional)')).toHaveValue(code);
    await fieldOf(page, 'Coupon code (optional)').fill('walk5');
    await sendRegistration(page);

    await typeCodes(page, VISITOR);
    await expectAlert(page, 'Your coupon gave you $5.00 of credit.');
    await expectSignedIn(page);

    await page.goto('/user/credits');
    await expect(page.getByLabel('Available Credits Amount')).toHaveText('$5.00');
    await expect(
      page.getByRole('row', { name: /WALK5.*\$5\.00.*Thank you for coming/ }),
    ).toBeVisible();
    await inviter.reload();
    await expect(inviter.getByText(/friends? joined, 0 earned you credit/)).toBeVisible();
    await inviter.context().close();
  },
);

const VISITOR: Visitor = {
  firstName: 'Nell',
  lastName: 'Newcomer',
  username: 'nell.phone',
  email: 'nell.phone@example.com',
  phone: '+14045557701',
  password: 'seven tall lanterns',
};
