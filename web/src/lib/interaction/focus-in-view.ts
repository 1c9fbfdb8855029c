/**
 * A ref: when a live change of the element's height pushes the focused control over the edge of
 * the screen, the control is scrolled back into view. One that the user scrolled away stays there.
 */
export function keepFocusInView(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const end = new AbortController();
  const listen = { capture: true, passive: true, signal: end.signal };
  let wasInView = true;
  const look = () => (wasInView = isInView(focusedByKeyboard()));
  document.addEventListener('focusin', look, listen);
  document.addEventListener('scroll', look, listen);
  window.addEventListener('resize', look, listen);
  const observer = new ResizeObserver(() => {
    const focused = focusedByKeyboard();
    if (wasInView && !isInView(focused)) focused?.scrollIntoView({ block: 'nearest' });
    else look();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    end.abort();
  };
}

/** Touch and mouse do not depend on the focus of a button. */
function focusedByKeyboard(): Element | null {
  const focused = document.activeElement;
  return focused?.matches(':focus-visible') === true ? focused : null;
}

/** On the screen, and not under the header or a bar. */
function isInView(focused: Element | null): boolean {
  if (focused === null) return true;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && (focused.contains(seen) || seen.contains(focused));
}
