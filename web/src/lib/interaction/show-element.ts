const SETTLED_MS = 400;
const OWN_INPUTS = ['keydown', 'pointerdown', 'wheel'] as const;

/** A ref of an element that is scrolled into view when it appears. */
export function showElement(
  element: Pick<HTMLElement, 'scrollIntoView'> | null,
): (() => void) | undefined {
  if (element === null) return undefined;
  const show = () => element.scrollIntoView({ block: 'nearest' });
  show();
  // What is rendered a moment later can move it.
  const timer = setTimeout(show, SETTLED_MS);
  const cancel = () => clearTimeout(timer);
  // A user who has moved on is not scrolled back.
  for (const input of OWN_INPUTS) window.addEventListener(input, cancel);
  return () => {
    cancel();
    for (const input of OWN_INPUTS) window.removeEventListener(input, cancel);
  };
}
