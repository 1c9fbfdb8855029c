import { expect, type Locator, type Page } from '@playwright/test';

/** What stands on the page itself: the header and the footer have fields of their own. */
export const fieldOf = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });

/** Types, leaves the field, and reads what is said beside it. */
export async function expectComplaint(
  page: Page,
  { label, typed, says }: Record<'label' | 'typed' | 'says', string>,
): Promise<void> {
  const field = fieldOf(page, label);
  await field.fill(typed);
  await field.blur();
  await expectSaying(page, label, says);
}

/** What is said beside a field belongs to it also for those who cannot see it. */
export const expectSaying = (page: Page, label: string, says: string): Promise<void> =>
  expect(fieldOf(page, label)).toHaveAccessibleDescription(new RegExp(escaped(says)));

const escaped = (text: string): string => text.replaceAll(/[$.*+?()[\]{}|^\\]/g, '\\$&');
