import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showElement, showFocused } from './show-element.ts';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function appear() {
  const element = { scrollIntoView: vi.fn() };
  return { element, disappear: showElement(element) };
}

test('an element is scrolled into view as it appears and once the page has settled', () => {
  const { element } = appear();
  expect(element.scrollIntoView).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(element.scrollIntoView).toHaveBeenCalledTimes(2);
});

test.each(['keydown', 'pointerdown', 'wheel'])(
  'an element is not scrolled into view again after a %s',
  (input) => {
    const { element } = appear();
    page.dispatchEvent(new Event(input));
    vi.runAllTimers();
    expect(element.scrollIntoView).toHaveBeenCalledTimes(1);
  },
);

test('an element that has disappeared is not scrolled into view', () => {
  const { element, disappear } = appear();
  disappear?.();
  vi.runAllTimers();
  expect(element.scrollIntoView).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing', null, 1],
  ['the page', 'body', 1],
  ['another control', 'input', 0],
] as const)('an element takes the focus from %s', (_, focused, times) => {
  const body = {};
  const activeElement = focused === 'body' ? body : focused;
  vi.stubGlobal('document', { body, activeElement });
  const element = { focus: vi.fn(), scrollIntoView: vi.fn() };
  showFocused(element as object as HTMLElement);
  expect(element.focus).toHaveBeenCalledTimes(times);
  expect(element.scrollIntoView).toHaveBeenCalled();
});
