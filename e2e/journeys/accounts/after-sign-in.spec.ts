// The notices shown after signing in: one at a time, each until it is dismissed.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { callerWith } from '../../steps/store/over-http.ts';
import { expectSignedIn, fillSignIn, signOut } from '../../steps/sign-in.ts';

const NEWCOMER = 'newell';
const CLOSE = 'Accept & Close';
const FOR_GOOD = "Accept & Don't Show Again";

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const dialogs = (page: Page) => page.getByRole('dialog');

test('AUTH-05 AUTH-18 BID-21 UX-08: notices come in order, again or never; a user without a card is led to Cards', async ({
  page,
}) => {
  await test.step('the first sign-in leads to the cards and shows all three', async () => {
    await page.goto('/login');
    await fillSignIn(page, NEWCOMER);
    await expect(page).toHaveURL('/payments/saved_cards');
    await answerNotices(page, CLOSE);
    await acceptTerms(page, CLOSE);
  });
  await test.step('closed ones are not shown again in this session', async () => {
    const known = knowsAll(page);
    await page.reload();
    await known;
    await expectSignedIn(page);
    await expect(dialogs(page)).toHaveCount(0);
  });
  await test.step('the next sign-in shows them again, and does not lead away from paying', async () => {
    await signOut(page);
    await page.goto('/login?referer=%2Finvoices%2Fpartial');
    await fillSignIn(page, NEWCOMER);
    await answerNotices(page, FOR_GOOD);
    await dialogs(page).getByRole('button', { name: 'Read them later' }).click();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL('/invoices/partial');
  });
  await test.step('terms put off for later are shown again at the next sign-in, alone', async () => {
    await signOut(page);
    await page.goto('/login');
    await fillSignIn(page, NEWCOMER);
    await acceptTerms(page, FOR_GOOD);
  });
  await test.step('permanently dismissed notices are not shown again', async () => {
    await signOut(page);
    await page.goto('/login?referer=%2Fcheckout%2Finvoice%2Fnone');
    const known = knowsAll(page);
    await fillSignIn(page, NEWCOMER);
    await expect(page).toHaveURL('/checkout/invoice/none');
    await known;
    await expectSignedIn(page);
    await expect(dialogs(page)).toHaveCount(0);
  });
});

type Answer = typeof CLOSE | typeof FOR_GOOD;

/** S4: new terms, then the location, then the terms, never two at once. */
async function answerNotices(page: Page, answer: Answer): Promise<void> {
  const changes = dialog(page, 'Big Changes');
  await expect(changes.getByRole('row', { name: '$25.01 $2.00' })).toBeVisible();
  await press(changes, answer);
  const location = dialog(page, 'New Location');
  for (const place of ['Decatur, GA', 'Smyrna, GA']) await expect(location).toContainText(place);
  await press(location, answer);
}

async function acceptTerms(page: Page, answer: Answer): Promise<void> {
  const terms = dialog(page, 'Terms and Conditions');
  await expect(terms).toContainText(await readTerms());
  await terms.getByRole('button', { name: answer }).click();
  await expect(terms.getByText('Please Accept to Continue')).toBeVisible();
  await terms.getByLabel('I Have Read and Accepted the Terms and Conditions').check();
  await press(terms, answer);
  await expect(dialogs(page)).toHaveCount(0);
}

async function press(shown: Locator, answer: Answer): Promise<void> {
  await expect(dialogs(shown.page())).toHaveCount(1);
  const other = answer === CLOSE ? FOR_GOOD : CLOSE;
  await expect(shown.getByRole('button', { name: other })).toBeVisible();
  await shown.getByRole('button', { name: answer }).click();
  await expect(shown).toBeHidden();
}

/** A sentence of the current terms from the server. */
async function readTerms(): Promise<string> {
  const { html } = await callerWith().ask<{ html: string }>('common/getStaticPageContent', {
    page_id: 4,
  });
  const sentence = /<p>([^<&]{20,80})/.exec(html)?.[1];
  if (sentence === undefined) throw new Error('the terms have no text');
  return sentence;
}

/** Waits until the page has loaded which notices were seen. */
const knowsAll = (page: Page) =>
  Promise.all(
    ['NewTerms', 'Location', 'TermsAndConditions'].map((what) =>
      page.waitForResponse((answer) => answer.url().endsWith(`/checkLogedUserAlreadySeen${what}`)),
    ),
  );
