// What the store publishes and receives: its pages, the contact page, questions about lots, the
// newsletter.
import { expect } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { expectAlert } from '../../steps/bid.ts';
import { enterAt, pickIn, pressKey, typeInto } from '../../steps/keyboard.ts';
import { readLink } from '../../steps/store/outbox.ts';
import { startSession } from '../../steps/store/over-http.ts';

const PAGES = {
  '/about': 'About us',
  '/expect': 'What to expect',
  '/open_jobs': 'Open jobs',
  '/faq': 'Frequently asked questions',
  '/refer_a_friend': 'Refer a friend',
  '/auction_details': 'Auction details',
  '/services': 'Services',
  '/help': 'Help',
  '/guidelines': 'Guidelines',
  '/privacy': 'Privacy',
  '/locationHours': 'Locations and hours',
  '/terms': 'Terms and Conditions',
  '/pickup': 'Pickup',
  '/pickup_instructions': 'Pickup instructions',
  '/how_it_works': 'How it works',
};

test('MISC-03 MISC-07: each page of text is in the HTML, with all placeholders filled in', async ({
  request,
}) => {
  for (const [path, title] of Object.entries(PAGES)) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`>${title}</h1>`);
    expect(html, path).not.toMatch(/\{\{\w+\}\}/);
  }
});

test('MISC-03 MISC-07 UX-01: by keyboard an admin edits and previews a page; scripts are removed', async ({
  page,
}) => {
  await startSession(page, 'admin');
  await page.goto('/admin/pages');
  await pickIn(page, page.getByLabel('Page', { exact: true }), 'Guidelines');
  const text = page.getByLabel('Text');
  await typeInto(page, text, 'Be kind');
  await page.keyboard.press('ControlOrMeta+A');
  await enterAt(page, page.getByRole('button', { name: 'Heading' }), { back: true });
  await expect(text).toHaveValue('<h2>Be kind</h2>');
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('<p>To {{cities}}.</p><script>window.__ran = 1</script>');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Be kind' })).toBeVisible();
  await expect(preview.getByText('To Decatur and Smyrna.')).toBeVisible();
  await enterAt(page, page.getByRole('button', { name: 'Save' }));
  await expectAlert(page, 'The page is saved');
  // The message appears before the list of pages, with the editor, is loaded again.
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await enterAt(page, page.getByRole('link', { name: 'View page' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Guidelines' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Be kind' })).toBeVisible();
  await expect(page.getByText('To Decatur and Smyrna.')).toBeVisible();
  expect(await page.locator('main').innerHTML()).not.toContain('__ran');
});

test('an admin’s unsaved text is asked about before leaving, and is there on return', async ({
  page,
}) => {
  await startSession(page, 'admin');
  await page.goto('/admin/pages');
  const text = page.getByLabel('Text');
  await expect(text).not.toHaveValue('');
  const saved = await text.inputValue();
  await text.fill('<p>Half a sentence</p>');
  const leave = () => pressKey(page.getByRole('link', { name: 'View page' }), 'Enter');
  await leave();
  await pressKey(page.getByRole('button', { name: 'Keep editing' }), 'Enter');
  await expect(text).toHaveValue('<p>Half a sentence</p>');
  await leave();
  await pressKey(page.getByRole('button', { name: 'Leave', exact: true }), 'Enter');
  await expect(page).not.toHaveURL(/admin/);
  await page.goto('/admin/pages');
  await expect(text).toHaveValue('<p>Half a sentence</p>');
  await pressKey(page.getByRole('button', { name: 'Discard draft' }), 'Enter');
  await expect(text).toHaveValue(saved);
  await leave();
  await expect(page).not.toHaveURL(/admin/);
});

test(
  'MISC-05: questions of the FAQ open; the help shows hours, places, contact and password',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/faq');
    const answer = page.getByText('The earlier bid.');
    await expect(answer).toBeHidden();
    await page.getByText('Two of us bid the same amount. Who wins?').click();
    await expect(answer).toBeVisible();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Need help' }).last().click();
    const help = page.getByRole('dialog', { name: 'HOW CAN WE HELP YOU?' });
    await expect(help.getByText('Tuesday to Friday 10:00 am to 6:00 pm').first()).toBeVisible();
    await expect(help.getByText('Saturday 9:00 am to 12:00 pm').first()).toBeVisible();
    await help.getByText('Locations', { exact: true }).click();
    await expect(help.getByRole('link', { name: /Decatur, GA/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps/,
    );
    await help.getByText('Contact', { exact: true }).click();
    await expect(help.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await help.getByText('Forgot your password?').click();
    await help.getByRole('link', { name: 'Choose a new one by email' }).click();
    await expect(page).toHaveURL('/forgot_password');
  },
);

test('MISC-04 NAV-10: a message is saved and answered by email; a second answer is refused with a message', async ({
  page,
  browser,
}, { project }) => {
  const subject = `Parking on a ${project.name}`;
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Required')).toHaveCount(4);
  await page.getByLabel('Name').fill('Ann Other');
  await page.getByLabel('Email', { exact: true }).fill('ann at home');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('May I come with a trailer?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(`ann.${project.name}@example.com`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectAlert(page, 'Thanks. We got your message and will answer by email.');

  const admin = await (await browser.newContext()).newPage();
  await startSession(admin, 'admin');
  const second = await admin.context().newPage();
  for (const tab of [admin, second]) {
    await tab.goto('/admin/inbox');
    const message = tab.getByRole('article', { name: new RegExp(subject) });
    await expect(message).toContainText('May I come with a trailer?');
    await message.getByLabel('Answer to Ann Other').fill('You may.');
  }
  // The second admin does not see yet that the first has answered.
  await second.route('**/listInboxMessages*', () => undefined);
  for (const tab of [admin, second]) {
    const message = tab.getByRole('article', { name: new RegExp(subject) });
    await message.getByRole('button', { name: 'Send answer' }).click();
    const said = tab === admin ? 'Your answer was sent' : 'This message was already answered.';
    await expectAlert(tab, said);
  }
  await admin.getByRole('link', { name: 'Show answered' }).click();
  await expect(admin.getByRole('article', { name: new RegExp(subject) })).toContainText('You may.');
  await admin.context().close();
});

test('NAV-07 UX-01: by keyboard the newsletter’s field reports errors, and following the link subscribes', async ({
  page,
}, { project }) => {
  const email = `reader.${project.name}@example.com`;
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const subscribe = footer.getByRole('button', { name: 'Subscribe' });
  await pressKey(subscribe, 'Enter');
  await expect(footer.getByText('Required')).toBeVisible();
  await footer.getByLabel('Newsletter').fill('reader at home');
  await pressKey(subscribe, 'Enter');
  await expect(footer.getByText('Invalid email format')).toBeVisible();
  await footer.getByLabel('Newsletter').fill(email);
  await pressKey(subscribe, 'Enter');
  await expect(footer.getByText('Almost there')).toBeVisible();

  await page.goto(await readLink(page, email, 'Please confirm your subscription'));
  await pressKey(page.getByRole('button', { name: 'Confirm my subscription' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
  await page.goto(await readLink(page, email, 'You’re subscribed'));
  await pressKey(page.getByRole('button', { name: 'Unsubscribe' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
});
