import { expect, type Locator, type Page } from '@playwright/test';
import { isPhone } from './widths.ts';

/** NAV-06: opens the part of the menus that this screen width has. */
export async function openMenu(page: Page, name: 'Categories' | 'Locations'): Promise<Locator> {
  if (!isPhone(page)) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    return page.getByRole('navigation', { name });
  }
  const drawer = await openSideDrawer(page);
  const part = drawer.getByRole('button', { name });
  // For a signed-in user, their own pages are open there instead.
  if ((await part.getAttribute('aria-expanded')) === 'false') await part.click();
  return drawer.getByRole('navigation', { name });
}

export async function openSideDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** The search box of the header, or of the drawer on phones. */
export async function openSearchBox(page: Page): Promise<Locator> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open search' }).click();
  const box = page.getByRole('combobox', { name: 'Search for active items' });
  await expect(box).toBeVisible();
  return box;
}
