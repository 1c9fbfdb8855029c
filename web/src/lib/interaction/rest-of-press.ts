// A press that acts before it ends, such as a hold: what follows of it must not reach what has
// appeared under the finger meanwhile.

/** Touch screens send the click a moment after the finger is lifted. */
const CLICK_MS = 700;

/** Before the parts of the page. */
const FIRST = { capture: true };

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Ignores the click and the repeated keys of the press that is under way, also for its dialog. */
export function ignoreRestOfPress(page: Page = window): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const ignoreKey = (event: Event) => {
    if ('repeat' in event && event.repeat === true) ignore(event);
    // Another key is another press.
    else end();
  };
  const lift = () => {
    clearTimeout(timer);
    timer = setTimeout(end, CLICK_MS);
  };
  const liftKey = (event: Event) => {
    // Space presses what has the focus when it is released.
    ignore(event);
    end();
  };
  const listeners = [
    ['click', ignore],
    ['keydown', ignoreKey],
    ['keyup', liftKey],
    ['pointerup', lift],
    ['pointercancel', lift],
    ['pointerdown', () => end()],
  ] as const;
  const end = () => {
    clearTimeout(timer);
    for (const [type, listener] of listeners) page.removeEventListener(type, listener, FIRST);
  };
  for (const [type, listener] of listeners) page.addEventListener(type, listener, FIRST);
}
