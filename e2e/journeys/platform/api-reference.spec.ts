import { expect } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { collectComplaints } from '../../steps/console.ts';

test('SF17 the API reference shows every call, loads nothing from other hosts and violates no policy', async ({
  page,
  baseURL,
}) => {
  const complaints = collectComplaints(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !url.startsWith(`${baseURL}/`)) elsewhere.push(url);
  });
  await page.goto('/api/docs');
  await expect(page).toHaveURL(/\/api\/docs\/$/);
  await expect(page).toHaveTitle(/Hammerdock/);
  const calls = page.getByRole('link', { name: / HTTP Method: (POST|GET)$/ });
  await expect(calls.first()).toBeVisible({ timeout: 90_000 });
  await calls.nth(2).click();
  await expect(page.getByText('/api/user/updateUsername').first()).toBeVisible({ timeout: 90_000 });
  expect(complaints).toEqual([]);
  expect(elsewhere).toEqual([]);
});
