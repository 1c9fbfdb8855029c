// The main journeys by keyboard only: no clicks, and the focused element is always visible.
import { expect, type Page } from '@playwright/test';
import { biddingOf, expectAlert, expectBanner } from '../../steps/bid.ts';
import { scanAtDesk } from '../../steps/desk.ts';
import { enterAt, expectFocusSeen, pickIn, tabTo, typeInto } from '../../steps/keyboard.ts';
import { test } from '../../steps/test.ts';
import { callAs, PASSWORD, productPage, startSession } from '../../steps/store/over-http.ts';
import { scanQr } from '../../steps/qr.ts';

const SKILLETS = 'Cast iron skillet set';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const confirmationOf = (page: Page) => dialogOf(page, 'Confirmation');
const buttonOf = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();

test('UX-01 by keyboard a guest skips to the content, searches, filters, looks at a lot, and signs in', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Register', exact: true }));

  await test.step('searches and filters', async () => {
    const box = page.getByRole('combobox', { name: 'Search for active items' });
    await tabTo(page, box, { back: true });
    await page.keyboard.type('set');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=set$/);
    const kind = page.getByRole('checkbox', { name: /^Opened Box/ });
    await tabTo(page, kind);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/condition=/);
    await expect(kind).toBeFocused();
    const view = page.getByRole('radio', { name: 'Grid' });
    await tabTo(page, view);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/view=list/);
    await pickIn(page, page.getByLabel('Sort by'), 'Time');
    await expect(page).toHaveURL(/sort=1/);
  });
  await test.step('opens the lot beside the list, and returns to it', async () => {
    const link = page.getByRole('link', { name: SKILLETS, exact: true });
    await enterAt(page, link);
    const drawer = dialogOf(page, 'Item details');
    await enterAt(page, drawer.getByRole('link', { name: 'Open the full page' }));
    await expect(page.getByRole('heading', { level: 1, name: SKILLETS })).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('looks at its pictures', async () => {
    const opener = buttonOf(page, 'Zoom in on the picture');
    await enterAt(page, opener);
    const viewer = dialogOf(page, SKILLETS);
    await enterAt(page, viewer.getByRole('button', { name: 'Next' }));
    await expect(viewer.getByText(/^Showing 2 of/)).toBeVisible();
    const closer = viewer.getByRole('button', { name: 'Zoom in' });
    await tabTo(page, closer, { back: true });
    for (let press = 0; press < 7; press += 1) await page.keyboard.press('Enter');
    await expect(viewer.locator('img')).toHaveAttribute('data-zoom', '8.00');
    // At its end the focus stays where it is.
    await expect(closer).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText(/^Showing 1 of/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(opener).toBeFocused();
    await tabTo(page, page.getByRole('tab', { name: 'Pickup information' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel')).toContainText('Buyer premium');
  });
  await test.step('signs in, and is back at the lot', async () => {
    await enterAt(page, page.getByRole('link', { name: 'Login to bid' }), { back: true });
    await typeInto(page, page.getByLabel('Email or username'), 'kurt');
    await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: SKILLETS })).toBeVisible();
    const account = page.getByRole('button', { name: 'My Account' });
    await enterAt(page, account, { back: true });
    await tabTo(page, page.getByRole('link', { name: 'My Profile' }));
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
  });
});

test('UX-01 by keyboard a buyer bids, is outbid, bids again, watches, notes, and retracts the bid', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Egg poacher', retractMinutes: 5 });
  const kurt = await callAs('kurt');
  await startSession(page, 'kira');
  await page.goto(productPage(lot.id));
  const box = page.getByLabel('Your maximum bid');
  const bid = async (amount: string) => {
    await typeInto(page, box, amount);
    await page.keyboard.press('Enter');
    const confirm = dialogOf(page, 'Bid Confirmation').getByRole('button', { name: 'Confirm' });
    await expect(confirm).toBeFocused();
    await page.keyboard.press('Enter');
    await expectBanner(page, 'You are winning this item.');
    await expect(page.getByRole('group', { name: 'Accepted' })).toContainText(`$${amount}.00`);
    // The form is reset, and the focus is there.
    await expect(box).toBeFocused();
  };
  await test.step('leaves the confirmation, and then bids', async () => {
    await typeInto(page, box, '20');
    await enterAt(page, buttonOf(page, 'Place max bid'));
    const dialog = dialogOf(page, 'Bid Confirmation');
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(buttonOf(page, 'Place max bid')).toBeFocused();
    await tabTo(page, box, { back: true });
    await bid('20');
  });
  await test.step('is outbid while typing, and bids again', async () => {
    await page.keyboard.type('60');
    await kurt.bid(lot.id, '30');
    await expectBanner(page, 'You have been outbid.');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('60');
    await bid('60');
  });
  await test.step('watches it and writes a note', async () => {
    await tabTo(page, buttonOf(page, /^Watch$/), { back: true });
    await page.keyboard.press('Space');
    await expect(buttonOf(page, 'Watching')).toBeFocused();
    await typeInto(page, page.getByRole('textbox', { name: /^Bidding notes/ }), 'For the cabin');
    await page.keyboard.press('Enter');
    await expect(page.getByText('For the cabin')).toBeVisible();
    await expectFocusOn(page, /^Edit the note/);
  });
  await test.step('lowers the maximum that a canceled bid has revealed', async () => {
    await kurt.bid(lot.id, '100');
    await expectBanner(page, 'You have been outbid.');
    await kurt.ask('mobile/bidCancel', { id: lot.id, reason: 'Typing error' });
    await expectBanner(page, 'You are winning this item.');
    await expect(buttonOf(page, 'Lower my maximum')).toBeAttached();
    // A live change of the banners does not push the focused button out of sight.
    await expectFocusOn(page, /^Edit the note/);
    await expectFocusSeen(page);
    await enterAt(page, buttonOf(page, 'Lower my maximum'), { back: true });
    const dialog = dialogOf(page, 'Lower my maximum');
    await typeInto(page, dialog.getByLabel('Your new maximum'), '70');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await typeInto(page, dialog.getByLabel('Your new maximum'), '50');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expectBanner(page, 'You are winning this item.');
    await expect(biddingOf(page)).toContainText('$50.00');
  });
  await test.step('retracts the bid', async () => {
    await enterAt(page, buttonOf(page, 'Cancel My Bid'), { back: true });
    const dialog = dialogOf(page, 'Cancel My Bid');
    await tabTo(page, dialog.getByRole('radio', { name: 'I entered the wrong amount' }));
    await page.keyboard.press('Space');
    await enterAt(page, dialog.getByRole('button', { name: 'Cancel My Bid' }));
    await expect(dialog).toBeHidden();
    await expectBanner(page, 'You have been outbid.');
    await expect(biddingOf(page)).toContainText('$21.00');
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  });
});

test('a live change of a lot does not push the focused control off the screen', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Kitchen hourglass', retractMinutes: 5 });
  const [kurt, kira] = [await callAs('kurt'), await callAs('kira')];
  await kira.bid(lot.id, '20');
  await startSession(page, 'kira');
  await page.goto(productPage(lot.id));
  await expectBanner(page, 'You are winning this item.');
  // The form is enabled by hydration.
  await expect(page.getByLabel('Your maximum bid')).toBeEnabled();
  const button = buttonOf(page, 'Pickup Location');
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expectFocusOn(page, /^Pickup Location$/);
  await page.evaluate(() => window.scrollTo(0, 0));
  const bottom = await button.evaluate((element) => element.getBoundingClientRect().bottom);
  // Just above the bar of the lots in play.
  await page.setViewportSize({ width: 1280, height: Math.ceil(bottom) + 80 });
  await expect(page.getByRole('complementary', { name: 'Lots in play' })).toBeVisible();
  await expectFocusSeen(page);
  await kurt.bid(lot.id, '40');
  await expectBanner(page, 'You have been outbid.');
  await kurt.ask('mobile/bidCancel', { id: lot.id, reason: 'Typing error' });
  await expect(buttonOf(page, 'Lower my maximum')).toBeAttached();
  await expectFocusOn(page, /^Pickup Location$/);
  await expectFocusSeen(page);
});

test('CARD-02 UX-01 by keyboard a debtor adds, updates and deletes cards, applies a coupon, pays with credit, and shows the code; the desk hands over, also after Undo', async ({
  page,
  browser,
}) => {
  await startSession(page, 'keya');
  await page.goto('/invoices/partial');
  await test.step('adds a card, on the page of the payment provider', async () => {
    await enterAt(page, page.getByRole('link', { name: 'Card Details' }).first());
    await enterAt(page, buttonOf(page, 'Add a new card'));
    const dialog = dialogOf(page, 'Add Card Details');
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Charge this card automatically' }));
    await page.keyboard.press('Space');
    const frame = page.frameLocator('iframe[title="Card details"]');
    await typeInto(page, frame.getByLabel('Card number'), '4242424242424242');
    await typeInto(page, frame.getByLabel('Name on card'), 'Keya Board');
    await pickIn(page, frame.getByLabel('Month'), '12');
    await pickIn(page, frame.getByLabel('Year'), String(new Date().getFullYear() + 4));
    await typeInto(page, frame.getByLabel('CVC'), '123');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article', { name: /ending in 4242/ })).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(1);
  });
  await test.step('makes it primary, updates it, and deletes the declined card', async () => {
    await enterAt(page, buttonOf(page, 'Make primary: Visa ending in 4242'));
    await enterAt(page, confirmationOf(page).getByRole('button', { name: 'Make primary' }));
    await expect(confirmationOf(page)).toBeHidden();
    await enterAt(page, buttonOf(page, 'Update Visa ending in 4242'));
    const update = dialogOf(page, 'Update Card Details');
    await pickIn(page, update.getByLabel('Month'), '07');
    await enterAt(page, update.getByRole('button', { name: 'Submit' }));
    await expect(page.getByRole('article', { name: /4242/ })).toContainText('07/');
    await enterAt(page, buttonOf(page, /^Delete Visa/));
    await enterAt(page, confirmationOf(page).getByRole('button', { name: 'Delete' }));
    await expect(page.getByRole('article', { name: /ending in/ })).toHaveCount(1);
  });
  await test.step('applies a coupon at the checkout, which lowers what the card pays', async () => {
    await enterAt(page, page.getByRole('link', { name: 'My Receipts' }).first(), { back: true });
    await enterAt(page, page.getByRole('link', { name: 'Pay Now' }));
    await enterAt(page, buttonOf(page, 'Have a coupon?'));
    await typeInto(page, dialogOf(page, 'Apply a coupon').getByLabel('Coupon code'), 'walk5');
    await page.keyboard.press('Enter');
    await expectAlert(page, 'Coupon applied successfully');
    await expect(page.getByLabel('What you pay now')).toContainText('From your credit$5.00');
  });
  await test.step('pays with the credit and the card', async () => {
    const credit = page.getByRole('switch', { name: 'Apply Credit' });
    await tabTo(page, credit, { back: true });
    await page.keyboard.press('Space');
    await expect(page.getByLabel('What you pay now')).not.toContainText('$5.00');
    await page.keyboard.press('Space');
    await expect(page.getByLabel('What you pay now')).toContainText('$5.00');
    const cards = page.getByRole('region', { name: 'Card Details' });
    await expect(cards).toContainText('Visa ending in 4242');
    await enterAt(page, buttonOf(page, 'Pay Now'));
    await expect(page.getByRole('heading', { name: 'My Receipts' })).toBeVisible();
  });
  await test.step('shows the code, and the desk hands over by hand scanner and keys', async () => {
    await enterAt(page, page.getByRole('button', { name: 'My Account' }), { back: true });
    await enterAt(page, page.getByRole('link', { name: 'Checkout QR Code' }));
    const code = await scanQr(page, 'Checkout QR Code');
    const desk = await (await browser.newContext()).newPage();
    await startSession(desk, 'staff');
    await desk.goto('/desk');
    await scanAtDesk(desk, code);
    await enterAt(desk, buttonOf(desk, 'Hand over Cheese grater'));
    await enterAt(desk, buttonOf(desk, 'Undo the hand-over of Cheese grater'));
    await enterAt(desk, buttonOf(desk, 'Hand over Cheese grater'));
    await expect(desk.getByText('All done')).toBeVisible();
    await enterAt(desk, buttonOf(desk, 'Next buyer'), { back: true });
    await expect(desk.getByLabel('Checkout code')).toBeFocused();
    await desk.context().close();
  });
});

test('UX-01 by keyboard a buyer changes profile and notifications, gets help and writes to the store', async ({
  page,
}) => {
  await startSession(page, 'kathy');
  await test.step('changes the profile', async () => {
    await page.goto('/account/profile');
    await enterAt(page, buttonOf(page, 'Edit'));
    await typeInto(page, page.getByLabel('City'), 'Avondale');
    await pickIn(page, page.getByLabel('State'), 'Georgia');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText('Avondale');
  });
  await test.step('adds an address, makes it the default, changes and deletes it', async () => {
    await enterAt(page, buttonOf(page, 'Add new address'));
    const dialog = dialogOf(page, 'Add new address');
    await typeInto(page, dialog.getByLabel('First name'), 'Kathleen');
    await typeInto(page, dialog.getByLabel('Last name'), 'Pair');
    await typeInto(page, dialog.getByLabel('Address line 1'), '9 Clock Lane');
    await typeInto(page, dialog.getByLabel('City'), 'Decatur');
    await pickIn(page, dialog.getByLabel('State'), 'Georgia');
    await typeInto(page, dialog.getByLabel('ZIP code'), '30030');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const entry = page.getByRole('article', { name: /^9 Clock Lane/ });
    await enterAt(page, entry.getByRole('button', { name: /^Make default/ }));
    await expect(entry).toContainText('Default');
    await enterAt(page, entry.getByRole('button', { name: /^Edit/ }), { back: true });
    await typeInto(page, dialogOf(page, 'Edit address').getByLabel('First name'), 'Kate');
    await page.keyboard.press('Enter');
    await expect(entry).toContainText('Kate Pair');
    await enterAt(page, entry.getByRole('button', { name: /^Delete/ }));
    const confirmation = dialogOf(page, 'Delete this address?');
    await enterAt(page, confirmation.getByRole('button', { name: 'Delete' }));
    await expect(entry).toHaveCount(0);
  });
  await test.step('chooses notifications', async () => {
    // The tab above the profile; the entry of the sidebar is below the first screen.
    await enterAt(page, page.getByRole('link', { name: 'My notifications' }).last(), {
      back: true,
    });
    await expect(page.getByRole('heading', { name: 'My Notifications' })).toBeVisible();
    const choice = page.getByRole('checkbox', { name: 'Credits by SMS' });
    await tabTo(page, choice);
    await page.keyboard.press('Space');
    await expect(choice).toBeChecked();
    await enterAt(page, buttonOf(page, 'Save'));
    await expectAlert(page, 'Your preferences are saved');
  });
  await test.step('opens the help, and a question of the FAQ', async () => {
    await page.goto('/faq');
    await tabTo(page, page.getByText('Two of us bid the same amount. Who wins?'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('The earlier bid.')).toBeVisible();
    const opener = page.getByRole('button', { name: 'Need help' });
    await enterAt(page, opener, { back: true });
    const help = dialogOf(page, 'HOW CAN WE HELP YOU?');
    await enterAt(page, help.getByText('Contact', { exact: true }));
    await enterAt(page, help.getByRole('link', { name: 'Contact us' }));
    await expect(page).toHaveURL('/contact');
  });
  await test.step('writes to the store', async () => {
    await typeInto(page, page.getByLabel('Subject'), 'By keyboard');
    await typeInto(page, page.getByLabel('Message'), 'Do you take cash?');
    await enterAt(page, buttonOf(page, 'Send message'));
    await expectAlert(page, 'Thanks. We got your message and will answer by email.');
  });
});

const expectFocusOn = (page: Page, name: RegExp): Promise<void> =>
  expect(page.locator(':focus')).toHaveAccessibleName(name);
