import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import earlyClicks from 'virtual:inline/early-clicks';

type Handler = (event: object) => void;

/** The page before hydration, with the script of its head. */
function openPage() {
  const handlers = new Map<string, Handler>();
  const page = createContext({
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    removeEventListener: (name: string) => handlers.delete(name),
    setTimeout,
    clearTimeout,
  });
  runInContext(earlyClicks, page);
  return {
    click: (target: object, keys: object = {}) => {
      const event = {
        target: { closest: () => target },
        preventDefault: vi.fn(),
        stopImmediatePropagation: vi.fn(),
        ...keys,
      };
      handlers.get('click')?.(event);
      return event.preventDefault.mock.calls.length > 0;
    },
    /** Returns whether the script hides the event from the page. */
    press: (name: string) => {
      const event = { stopImmediatePropagation: vi.fn() };
      handlers.get(name)?.(event);
      return event.stopImmediatePropagation.mock.calls.length > 0;
    },
    hydrate: () => handlers.get('hammerdock:hydrated')?.({}),
  };
}

const element = (more: object) => ({
  click: vi.fn(),
  setAttribute: vi.fn(),
  removeAttribute: vi.fn(),
  ...more,
});
const button = (more: object = {}) => element({ matches: () => false, ...more });
const link = (more: object = {}) => element({ matches: () => true, ...more });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a click before hydration is repeated after it, the last one only', () => {
  const page = openPage();
  const [first, last] = [button(), button()];
  expect(page.click(first)).toBe(true);
  expect(page.click(last)).toBe(true);
  page.hydrate();
  expect(first.click).not.toHaveBeenCalled();
  expect(last.click).toHaveBeenCalledTimes(1);
  expect(page.click(button())).toBe(false);
});

test('a clicked element is busy from the click to the hydration, the last one only', () => {
  const page = openPage();
  const [first, last] = [button(), button()];
  page.click(first);
  expect(first.setAttribute).toHaveBeenCalledWith('aria-busy', 'true');
  page.click(last);
  expect(first.removeAttribute).toHaveBeenCalledWith('aria-busy');
  expect(last.removeAttribute).not.toHaveBeenCalled();
  page.hydrate();
  expect(last.removeAttribute).toHaveBeenCalledWith('aria-busy');
});

test('a link proceeds when the code of the page does not come', () => {
  const page = openPage();
  const target = link();
  page.click(target);
  vi.advanceTimersByTime(3_999);
  expect(target.click).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(target.click).toHaveBeenCalledTimes(1);
});

test('a form that works without scripts proceeds too, and other buttons wait', () => {
  const page = openPage();
  const submit = button({ type: 'submit', form: { hasAttribute: () => true } });
  page.click(submit);
  vi.advanceTimersByTime(4_000);
  expect(submit.click).toHaveBeenCalledTimes(1);

  const other = openPage();
  const menu = button();
  other.click(menu);
  vi.advanceTimersByTime(60_000);
  expect(menu.click).not.toHaveBeenCalled();
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }])(
  'a click with %o opens a tab at once',
  (keys) => {
    expect(openPage().click(link(), keys)).toBe(false);
  },
);

test('a link to a new tab opens at once', () => {
  expect(openPage().click(link({ target: '_blank' }))).toBe(false);
});

test.each(['pointerdown', 'touchend', 'mousedown', 'focusin'])(
  'hides %s from React until hydration, which it would force into one task',
  (name) => {
    const page = openPage();
    expect(page.press(name)).toBe(true);
    page.hydrate();
    expect(page.press(name)).toBe(false);
  },
);
