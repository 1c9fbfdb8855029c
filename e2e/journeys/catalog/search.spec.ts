// What a search understands, and what it offers where it finds nothing.
import { expect } from '@playwright/test';
import { expectAccessible } from '../../steps/accessible.ts';
import { expectHydrated } from '../../steps/keyboard.ts';
import { openSearchBox } from '../../steps/shell.ts';
import { fillSignIn } from '../../steps/sign-in.ts';
import { test } from '../../steps/test.ts';

const BOTH = { tag: '@both' };

test(
  'a search finds goods by another name and despite a typing error, and says so',
  BOTH,
  async ({ page }) => {
    await page.goto('/search?q=choping+board');
    const note = page.getByRole('main').getByRole('status').filter({ hasText: 'Showing' });
    await expect(note).toContainText('Showing results for chopping board.');
    await expect(note).toContainText('Including results for “cutting board”.');
    await expect(page.getByRole('article', { name: 'Cutting board' })).toBeVisible();
    await expectAccessible(page, 'a corrected search');
    await note.getByRole('link', { name: 'Search instead for “choping board”' }).click();
    await expect(page).toHaveURL(/exact=1/);
    await expect(page.getByText('Only exact matches for “choping board”.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.getByRole('link', { name: 'Include similar items' }).click();
    await expect(page.getByRole('article', { name: 'Cutting board' })).toBeVisible();
  },
);

test('new orders and the last minutes are part of the address', async ({ page, makeLots }) => {
  // Without lots there is nothing to sort.
  await makeLots({ title: 'Butter curler', closesInSeconds: 600 });
  await page.goto('/search');
  // A selection made before would be lost.
  await expectHydrated(page);
  await page.getByLabel('Sort by').selectOption({ label: 'Biggest discount' });
  await expect(page).toHaveURL(/sort=7/);
  await page.getByRole('radio', { name: 'Ending in 15 minutes' }).click();
  await expect(page).toHaveURL(/closing=15m/);
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('7');
  const chip = page.getByRole('button', { name: 'Remove the filter Ending in 15 minutes' });
  await chip.click();
  await expect(page).not.toHaveURL(/closing/);
  await expect(chip).toHaveCount(0);
  await expect(page.getByLabel('Sort by')).toHaveValue('7');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a guest saves a search without results by signing in, and gets an alert', async ({
  page,
}) => {
  await page.goto('/search?q=grand+piano');
  const main = page.getByRole('main');
  await expect(main.getByText('We have no items for “grand piano” right now.')).toBeVisible();
  await expect(main.getByRole('group', { name: /categories/ })).toBeVisible();
  await expectAccessible(page, 'a search without results');
  await main.getByRole('link', { name: 'Sign in to get an alert' }).click();
  await fillSignIn(page, 'vera');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Title')).toHaveValue('grand piano');
  await expect(dialog.getByLabel('Email me when new lots match')).toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your search was saved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/save=1/);
  await expect(main.getByText('You’ll get an email when one arrives.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Email me when one arrives' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Manage alerts' }).click();
  await expect(page.getByRole('row', { name: /grand piano/ })).toContainText('Email alerts on');
});

test(
  'a long title is whole among the suggestions of a phone',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const title = 'Zanzibar vacuum for pet hair and stairs';
    await makeLots({ title, closesInSeconds: 600 });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const box = await openSearchBox(page);
    await box.fill('zanzibar');
    const text = page.getByRole('option', { name: title }).first().getByText(title);
    await expect(text).toBeVisible();
    const isWhole = await text.evaluate(
      (span) => span.scrollHeight <= span.clientHeight && span.scrollWidth <= span.clientWidth,
    );
    expect(isWhole).toBe(true);
  },
);
