import { expect, type Page } from '@playwright/test';

type Channel = 'Email' | 'Text message';

/** Opens the outbox in a tab beside the page and shows what was sent to one recipient. */
async function openOutbox(page: Page, recipient: string): Promise<Page> {
  const outbox = await page.context().newPage();
  await outbox.goto('/outbox');
  await outbox.getByLabel('Recipient').fill(recipient);
  return outbox;
}

/** The code of six digits in the newest message. */
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

/** Where the link in the newest message with this subject leads. */
export async function readLink(page: Page, recipient: string, subject: string): Promise<string> {
  const outbox = await openOutbox(page, recipient);
  // Others' messages stand there until the recipient is read, and may speak of the same.
  const message = outbox
    .getByRole('article')
    .filter({ hasText: recipient })
    .filter({ hasText: subject })
    .first();
  await lookUntilThere(outbox, message);
  const href = await message.getByRole('link').getAttribute('href');
  await outbox.close();
  if (href === null) throw new Error('the link leads nowhere');
  return href;
}

async function lookUntilThere(outbox: Page, message: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(async () => {
    await outbox.getByRole('button', { name: 'Refresh' }).click();
    await expect(message).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}
