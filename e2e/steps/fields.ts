import { expect, type Locator, type Page } from '@playwright/test';

/** A field of the page itself: the header and the footer have their own. */
export const fieldOf = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });

/** Types, leaves the field, and checks its message. */
export async function expectComplaint(
  page: Page,
  { label, typed, error }: Record<'label' | 'typed' | 'error', string>,
): Promise<void> {
  const field = fieldOf(page, label);
  await field.fill(typed);
  await field.blur();
  await expectError(page, label, error);
}

/** The message is linked to its field for screen readers too. */
export const expectError = (page: Page, label: string, error: string): Promise<void> =>
  expect(fieldOf(page, label)).toHaveAccessibleDescription(new RegExp(escaped(error)));

const escaped = (text: string): string => text.replaceAll(/[$.*+?()[\]{}|^\\]/g, '\\$&');
