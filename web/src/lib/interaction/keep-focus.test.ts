import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakePage, type Box } from '../../testing/fake-page.ts';
import { keepFocus } from './keep-focus.ts';

let page: FakePage;
let stop: () => void;
let rows: readonly Box[];
let buttons: readonly Box[];
let main: Box;

/** A list of three rows, each with a button. */
beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  buttons = [page.button(), page.button(), page.button()];
  rows = buttons.map((button) => page.div(button));
  main = page.main(page.div(...rows));
  page.show(page.div(main));
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** By keyboard. */
const goTo = (box: Box | undefined): void => {
  page.dispatch('keydown');
  box?.focus();
};
const remove = (box: Box | undefined): void => {
  if (box !== undefined) page.remove(box);
  vi.advanceTimersByTime(60);
};
const disable = (box: Box | undefined, disabled = true): void =>
  page.change(() => {
    if (box !== undefined) box.disabled = disabled;
  });

test('after a row is deleted the focus is at its place', () => {
  goTo(buttons[1]);
  remove(rows[1]);
  expect(page.activeElement).toBe(buttons[2]);
});

test('after the last row is deleted the focus is in the row before', () => {
  goTo(buttons[2]);
  remove(rows[2]);
  expect(page.activeElement).toBe(buttons[1]);
});

test('when nothing is left around, the focus is at the content of the page', () => {
  goTo(buttons[1]);
  remove(rows[0]?.parentElement ?? undefined);
  expect(page.activeElement).toBe(main);
});

test('hidden elements do not get the focus', () => {
  goTo(buttons[0]);
  page.change(() => buttons.slice(1, 2).forEach((button) => (button.hidden = true)));
  remove(rows[0]);
  expect(page.activeElement).toBe(buttons[2]);
});

test('for a user of a pointer the focus is not moved', () => {
  goTo(buttons[1]);
  page.dispatch('pointerdown');
  buttons[1]?.focus();
  remove(rows[1]);
  expect(page.activeElement).toBe(page.body);
});

test('the focus stays where something else has moved it', () => {
  goTo(buttons[1]);
  page.remove(rows[1] ?? main);
  buttons[0]?.focus();
  vi.advanceTimersByTime(1_000);
  expect(page.activeElement).toBe(buttons[0]);
});

test('after a dialog is closed the focus is on the element before it', () => {
  goTo(buttons[1]);
  const inside = [page.button(), page.button()];
  const dialog = page.dialog(...inside);
  page.change(() => {
    page.body.children.push(dialog);
    dialog.parentElement = page.body;
  });
  for (const button of inside) goTo(button);
  remove(dialog);
  expect(page.activeElement).toBe(buttons[1]);
});

test('a button that is disabled during its call has the focus again after it', () => {
  goTo(buttons[1]);
  disable(buttons[1]);
  vi.advanceTimersByTime(60);
  disable(buttons[1], false);
  vi.advanceTimersByTime(700);
  expect(page.activeElement).toBe(buttons[1]);
});

test('a button that stays disabled loses the focus to the next one', () => {
  goTo(buttons[1]);
  disable(buttons[1]);
  vi.advanceTimersByTime(60 + 699);
  expect(page.activeElement).toBe(page.body);
  vi.advanceTimersByTime(1);
  expect(page.activeElement).toBe(buttons[2]);
});

test('a button that shows that it is loading is waited for', () => {
  goTo(buttons[1]);
  const [, loading] = buttons;
  if (loading !== undefined) loading.dataset['loading'] = 'true';
  disable(loading);
  vi.advanceTimersByTime(60 + 5 * 700);
  expect(page.activeElement).toBe(page.body);
  disable(loading, false);
  vi.advanceTimersByTime(700);
  expect(page.activeElement).toBe(loading);
});

test('on another page the focus is at its content, scrolled as the router did', () => {
  goTo(buttons[1]);
  page.location.pathname = '/cards';
  remove(rows[1]);
  expect(page.activeElement).toBe(main);
  expect(page.lastOptions).toEqual({ preventScroll: true });
});

test('a focus that the user has left is not returned', () => {
  goTo(buttons[1]);
  page.activeElement = page.body;
  remove(rows[2]);
  expect(page.activeElement).toBe(page.body);
});

test('nothing is moved after it is stopped', () => {
  goTo(buttons[1]);
  page.remove(rows[1] ?? main);
  stop();
  vi.advanceTimersByTime(1_000);
  remove(rows[0]);
  expect(page.activeElement).toBe(page.body);
  expect(page.isListenedTo).toBe(false);
});
