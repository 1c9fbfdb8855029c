// Pictures attached to a message to the store: chosen, captioned, photographed.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { expectAlert } from '../../steps/bid.ts';
import { askedOfCamera, drawBlank, pointCamera } from '../../steps/camera.ts';
import { enterAt, tabTo, typeInto } from '../../steps/keyboard.ts';
import { readLink } from '../../steps/store/outbox.ts';
import { startSession, goToLot } from '../../steps/store/over-http.ts';

const SOFA = 'web/src/pages/design/sofa.webp';
const WRONG_TYPE = 'Something went wrong! Please make sure you upload the expected file type.';

const choose = async (
  page: Page,
  where: Locator,
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await enterAt(page, where.getByRole('button', { name: 'Choose pictures' }));
  await (await chooser).setFiles(files);
};

const expectShown = (picture: Locator) =>
  expect(async () => {
    const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width).toBeGreaterThan(0);
  }).toPass();

test(
  'PV-05 MISC-01 MISC-02 UX-01 UX-08: by keyboard a question with pictures is sent and answered',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const question = `Is there a plug, asks a ${project.name}?`;
    await startSession(page, 'rival');
    await goToLot(page, 'Copper kettle');
    await enterAt(page, page.getByRole('button', { name: 'Message to admin' }));
    const dialog = page.getByRole('dialog', { name: 'Message to admin' });
    const send = dialog.getByRole('button', { name: 'Send message' });
    await enterAt(page, send);
    await expect(dialog.getByText('Required')).toBeVisible();
    await typeInto(page, dialog.getByLabel('Your question'), question);

    const text = Buffer.from('no picture');
    await choose(page, dialog, { name: 'notes.txt', mimeType: 'text/plain', buffer: text });
    await expect(dialog.getByRole('alert')).toHaveText(WRONG_TYPE);
    await choose(page, dialog, [SOFA]);
    await expect(dialog.getByRole('alert')).toBeHidden();
    await expectShown(dialog.getByRole('img', { name: 'sofa.webp' }));
    // It claims to be a picture; the server detects that it is not.
    await choose(page, dialog, { name: 'plug.png', mimeType: 'image/png', buffer: text });
    await expect(dialog.getByRole('alert')).toHaveText(WRONG_TYPE);
    await enterAt(page, send);
    await expect(dialog.getByRole('alert')).toHaveText(
      'Please wait for each picture to upload, or remove it.',
    );
    await enterAt(page, dialog.getByRole('button', { name: 'Remove plug.png' }));

    const describe = dialog.getByRole('button', { name: 'Add caption' });
    await enterAt(page, describe);
    const caption = page.getByRole('dialog', { name: 'Add caption details', exact: true });
    const submit = caption.getByRole('button', { name: 'Submit', exact: true });
    await tabTo(page, caption.getByLabel('Filename'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await enterAt(page, submit);
    for (const missing of ['Enter Filename', 'Enter Title', 'Enter Description']) {
      await expect(caption.getByText(missing, { exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(caption).toBeHidden();
    await expect(dialog).toBeVisible();
    await enterAt(page, describe);
    await typeInto(page, caption.getByLabel('Title'), 'The side with the switch');
    await typeInto(page, caption.getByLabel('Description'), 'I see no plug here.');
    await enterAt(page, submit);
    await expect(caption).toBeHidden();
    await expect(dialog.getByText('The side with the switch')).toBeVisible();
    await enterAt(page, dialog.getByRole('button', { name: 'Change caption' }));
    await enterAt(page, caption.getByRole('button', { name: 'Cancel', exact: true }));
    await enterAt(page, send);
    await expectAlert(page, 'We got your question and will answer by email.');
    await expect(dialog).toBeHidden();

    const admin = await (await browser.newContext()).newPage();
    await startSession(admin, 'admin');
    await admin.goto('/admin/inbox');
    const message = admin.getByRole('article').filter({ hasText: question });
    await expect(message.getByRole('link', { name: 'Copper kettle' })).toBeVisible();
    await expectShown(message.getByRole('img', { name: 'The side with the switch' }));
    await expect(message).toContainText('I see no plug here.');
    await typeInto(admin, message.getByLabel(/^Answer to /), 'There is one.');
    await enterAt(admin, message.getByRole('button', { name: 'Send answer' }));
    await expectAlert(admin, 'Your answer was sent');
    await admin.context().close();
    const link = await readLink(page, 'rival@example.com', 'Re: Copper kettle');
    expect(link).toMatch(/\/productView\/[0-9a-f-]{36}$/);
  },
);

test('MISC-01 UX-01 UX-08: by keyboard a photo is taken, retaken, and attached to a contact message', async ({
  page,
}) => {
  await startSession(page, 'rival');
  await page.goto('/contact');
  await pointCamera(page, await drawBlank(page));
  const open = page.getByRole('button', { name: 'Use the camera' });
  const dialog = page.getByRole('dialog', { name: 'Take a photo' });
  const press = (name: string) => enterAt(page, dialog.getByRole('button', { name, exact: true }));
  await enterAt(page, open);
  await press('Capture');
  await expect(dialog.getByLabel('Photo', { exact: true })).toBeVisible();
  await press('Retake');
  await expect(dialog.getByLabel('Camera', { exact: true })).toBeVisible();
  await press('Cancel');
  await expect(dialog).toBeHidden();
  expect(await askedOfCamera(page)).toMatchObject({
    width: { ideal: 1280 },
    height: { ideal: 720 },
  });
  await enterAt(page, open);
  await press('Capture');
  await press('Submit');
  await expect(dialog).toBeHidden();
  await expectShown(page.getByRole('img', { name: 'photo-1.jpg' }));
  await typeInto(page, page.getByLabel('Subject'), 'A photo of nothing');
  await typeInto(page, page.getByLabel('Message'), 'It shows paper.');
  await enterAt(page, page.getByRole('button', { name: 'Send message' }));
  await expectAlert(page, 'Thanks. We got your message and will answer by email.');
});
