// Keyboard-only use: each focused element must be visible.
import { expect, type Locator, type Page } from '@playwright/test';

const STOPS_MAX = 120;

interface Way {
  /** Shift+Tab, to an earlier element. */
  readonly back?: boolean;
}

/** Presses Tab until the element has the focus; every focused element until then is visible. */
export async function tabTo(
  page: Page,
  wanted: Locator,
  { back = false }: Way = {},
): Promise<void> {
  // An element is not focusable before its page is hydrated.
  await expect(wanted.first()).toBeEnabled();
  const isInert = () => wanted.first().evaluate((one) => one.closest('[inert]') !== null);
  await expect.poll(isInert).toBe(false);
  // To find it again by its role at each stop would take most of the time.
  let handle = await wanted.first().elementHandle();
  for (let stop = 0; stop < STOPS_MAX && handle !== null; stop += 1) {
    const { reached, gone, fault } = await handle.evaluate(stopAt);
    if (gone) {
      handle = await wanted.first().elementHandle();
      continue;
    }
    if (fault !== '') await expectFocusSeen(page);
    if (reached) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${String(wanted)} is not reached by Tab`);
}

/** Waits until the element is hydrated. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('[inert]')).toHaveCount(0);

/** Unlike a click, a key press does not wait until the control works. */
export async function pressKey(control: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await expect(control).toBeEnabled();
  const isInert = () => control.evaluate((one) => one.closest('[inert]') !== null);
  await expect.poll(isInert).toBe(false);
  await control.press(key);
}

export async function enterAt(page: Page, wanted: Locator, way?: Way): Promise<void> {
  await tabTo(page, wanted, way);
  await page.keyboard.press('Enter');
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Selects an option by typing the beginning of its text. */
export async function pickIn(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** An open dialog that contains the focus. */
export async function expectFocusIn(dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
}

/** It has a focus ring, is on the screen, and no fixed element covers it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const body = page.locator('body');
  await expect.poll(async () => (await body.evaluate(stopAt)).fault).toBe('');
}

/** Runs in the page. */
function stopAt(wanted: Element): { reached: boolean; gone: boolean; fault: string } {
  const focused = document.activeElement;
  const reached = focused === wanted;
  const gone = !wanted.isConnected;
  // After the last element the browser's own bar has the focus; in a frame, the frame's page.
  if (focused === null || focused === document.body || focused.tagName === 'IFRAME') {
    return { reached, gone, fault: '' };
  }
  const what = focused.outerHTML.slice(0, 160);
  // The look of a small control comes from its label or the element beside it, that of a password
  // from the field around it.
  const field = focused.closest('.mantine-PasswordInput-input');
  const candidates = [focused, focused.nextElementSibling, focused.closest('label'), field];
  const ringed = candidates.some((one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one ?? focused);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  // The whole content is the target of the skip link, and needs no ring.
  if (!ringed && focused.tagName !== 'MAIN') return { reached, gone, fault: `no ring: ${what}` };
  const { left, top, width, height } = focused.getBoundingClientRect();
  const tall = height > window.innerHeight / 2;
  const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height / 2] as const);
  const seen = points.some(([x, y]) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (focused.contains(at) || at.contains(focused));
  });
  return { reached, gone, fault: seen || tall ? '' : `not in view: ${what}` };
}
