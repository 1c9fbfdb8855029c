// Pictures attached to a message to the store: chosen, captioned, photographed.
import { expect, test, type Locator } from '@playwright/test';
import { expectAlert } from '../../steps/bid.ts';
import { askedOfCamera, drawBlank, pointCamera } from '../../steps/camera.ts';
import { readLink } from '../../steps/store/outbox.ts';
import { startSession, goToLot } from '../../steps/store/over-http.ts';

const SOFA = 'web/src/pages/design/sofa.webp';
const WRONG_TYPE = 'Something went wrong! Please make sure you upload the expected file type.';

const choose = (where: Locator, files: Parameters<Locator['setInputFiles']>[0]) =>
  where.locator('input[type="file"]').setInputFiles(files);

const expectShown = (picture: Locator) =>
  expect(async () => {
    const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width).toBeGreaterThan(0);
  }).toPass();

test(
  'PV-05 MISC-01 MISC-02 UX-08: a question and its pictures are captioned, sent and answered',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const question = `Is there a plug, asks a ${project.name}?`;
    await startSession(page, 'rival');
    await goToLot(page, 'Copper kettle');
    await page.getByRole('button', { name: 'Message to admin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message to admin' });
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog.getByText('Required')).toBeVisible();
    await dialog.getByLabel('Your question').fill(question);

    const text = Buffer.from('no picture');
    await choose(dialog, { name: 'notes.txt', mimeType: 'text/plain', buffer: text });
    await expect(dialog.getByRole('alert')).toHaveText(WRONG_TYPE);
    await choose(dialog, [SOFA]);
    await expect(dialog.getByRole('alert')).toBeHidden();
    await expectShown(dialog.getByRole('img', { name: 'sofa.webp' }));
    // It claims to be a picture; the server detects that it is not.
    await choose(dialog, { name: 'plug.png', mimeType: 'image/png', buffer: text });
    await expect(dialog.getByRole('alert')).toHaveText(WRONG_TYPE);
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Please wait for each picture to upload, or remove it.',
    );
    await dialog.getByRole('button', { name: 'Remove plug.png' }).click();

    await dialog.getByRole('button', { name: 'Add caption' }).click();
    const caption = page.getByRole('dialog', { name: 'Add caption details', exact: true });
    await caption.getByLabel('Filename').fill('');
    await caption.getByRole('button', { name: 'Submit', exact: true }).click();
    for (const missing of ['Enter Filename', 'Enter Title', 'Enter Description']) {
      await expect(caption.getByText(missing, { exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(caption).toBeHidden();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Add caption' }).click();
    await caption.getByLabel('Title').fill('The side with the switch');
    await caption.getByLabel('Description').fill('I see no plug here.');
    await caption.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(caption).toBeHidden();
    await expect(dialog.getByText('The side with the switch')).toBeVisible();
    await dialog.getByRole('button', { name: 'Change caption' }).click();
    await caption.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expectAlert(page, 'We got your question and will answer by email.');
    await expect(dialog).toBeHidden();

    const admin = await (await browser.newContext()).newPage();
    await startSession(admin, 'admin');
    await admin.goto('/admin/inbox');
    const message = admin.getByRole('article').filter({ hasText: question });
    await expect(message.getByRole('link', { name: 'Copper kettle' })).toBeVisible();
    await expectShown(message.getByRole('img', { name: 'The side with the switch' }));
    await expect(message).toContainText('I see no plug here.');
    await message.getByLabel(/^Answer to /).fill('There is one.');
    await message.getByRole('button', { name: 'Send answer' }).click();
    await expectAlert(admin, 'Your answer was sent');
    await admin.context().close();
    const link = await readLink(page, 'rival@example.com', 'Re: Copper kettle');
    expect(link).toMatch(/\/productView\/[0-9a-f-]{36}$/);
  },
);

test('MISC-01 UX-08: a photo is taken, retaken, and attached to a contact message', async ({
  page,
}) => {
  await startSession(page, 'rival');
  await page.goto('/contact');
  await pointCamera(page, await drawBlank(page));
  const open = page.getByRole('button', { name: 'Use the camera' });
  const dialog = page.getByRole('dialog', { name: 'Take a photo' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await open.click();
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
  await open.click();
  await press('Capture');
  await press('Submit');
  await expect(dialog).toBeHidden();
  await expectShown(page.getByRole('img', { name: 'photo-1.jpg' }));
  await page.getByLabel('Subject').fill('A photo of nothing');
  await page.getByLabel('Message').fill('It shows paper.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectAlert(page, 'Thanks. We got your message and will answer by email.');
});
