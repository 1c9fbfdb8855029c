const SETTLED_MS = 400;
const OWN_INPUTS = ['keydown', 'pointerdown', 'wheel'] as const;

type Shown = Pick<HTMLElement, 'scrollIntoView'> | null;

/** A ref of an element that is scrolled into view when it appears. */
export const showElement = (element: Shown) => show(element, 'nearest');

/** It replaces what had the focus: a form, or a dialog over it. */
export const showFocused = (element: HTMLElement | null) => {
  if (isFocusLost()) element?.focus({ preventScroll: true });
  return showInMiddle(element);
};

/** Within the press, so that phones show the keyboard. */
export function focusInMiddle(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** It replaces what was there, and the page around it has moved. */
export const showInMiddle = (element: Shown) => show(element, 'center');

function show(element: Shown, block: ScrollLogicalPosition): (() => void) | undefined {
  if (element === null) return undefined;
  const scroll = () => element.scrollIntoView({ block });
  scroll();
  // What is rendered a moment later can move it.
  const timer = setTimeout(scroll, SETTLED_MS);
  const cancel = () => clearTimeout(timer);
  // A user who has moved on is not scrolled back.
  for (const input of OWN_INPUTS) window.addEventListener(input, cancel);
  return () => {
    cancel();
    for (const input of OWN_INPUTS) window.removeEventListener(input, cancel);
  };
}
