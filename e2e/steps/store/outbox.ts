import { expect, type Page } from '@playwright/test';

type Channel = 'Email' | 'Text message';

/** Opens the outbox in another tab and shows the messages to one recipient. */
async function openOutbox(page: Page, recipient: string): Promise<Page> {
  const outbox = await page.context().newPage();
  await outbox.goto('/outbox');
  await outbox.getByLabel('Recipient').fill(recipient);
  return outbox;
}

/** The six-digit code in the newest message. */
export async function readCode(page: Page, recipient: string, channel: Channel): Promise<string> {
  const outbox = await openOutbox(page, recipient);
  const message = outbox
    .getByRole('article')
    .filter({ hasText: recipient })
    .filter({ hasText: channel })
    .filter({ hasText: 'is your Hammerdock code' })
    .first();
  await lookUntilThere(outbox, message);
  const text = await message.innerText();
  await outbox.close();
  const code = /(\d{6}) is your Hammerdock code/.exec(text)?.[1];
  if (code === undefined) throw new Error(`no code in: ${text}`);
  return code;
}

/** The target of a link in the newest message with this subject: by its name, or the only one. */
export async function readLink(
  page: Page,
  recipient: string,
  subject: string,
  name?: string,
): Promise<string> {
  const outbox = await openOutbox(page, recipient);
  // Messages to others are listed until the filter applies, and may have the same subject.
  const message = outbox
    .getByRole('article')
    .filter({ hasText: recipient })
    .filter({ hasText: subject })
    .first();
  await lookUntilThere(outbox, message);
  const link = message.getByRole('link', name === undefined ? {} : { name });
  const href = await link.getAttribute('href');
  await outbox.close();
  if (href === null) throw new Error('the link has no address');
  return href;
}

async function lookUntilThere(outbox: Page, message: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(async () => {
    await outbox.getByRole('button', { name: 'Refresh' }).click();
    await expect(message).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
}
