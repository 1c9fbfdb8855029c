// Keeps the keyboard focus near its place when the focused element disappears: a dialog closes, a
// row is deleted, a form resets, a button is disabled. The browser would move it to the start of
// the page.

interface Stop {
  readonly element: HTMLElement;
  /** The dialog of the element; null on the page itself. The newest stop of each is stored. */
  readonly layer: Element | null;
  /** The ancestors, nearest first, since a removed element has none. */
  readonly around: readonly { readonly box: HTMLElement; readonly place: number }[];
  readonly pathname: string;
}

/** Dialogs move the focus themselves, a moment after they open and close. */
const PATIENCE_MS = 60;
/** A button is enabled again after its call; one that stays disabled loses the focus. */
const ANSWER_MS = 700;
const CAN_HAVE_FOCUS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** For keyboard users only; touch and mouse do not depend on the focus. */
export function keepFocus(): () => void {
  let stops: readonly Stop[] = [];
  let timer = 0;
  let waited = false;
  const restore = (patient: boolean): void => {
    const [last] = stops;
    if (last === undefined || !isLost()) return;
    const { element, pathname } = last;
    const left = pathname !== window.location.pathname;
    if (!left && isDisabled(element)) {
      waited = true;
      if (patient || element.dataset['loading'] !== undefined) {
        timer = window.setTimeout(restore, ANSWER_MS, false);
        return;
      }
    }
    if (!left && !waited && isFree(element)) return;
    waited = false;
    (left ? document.querySelector('main') : placeNear(stops))?.focus({ preventScroll: left });
  };
  const observer = new MutationObserver(() => {
    if (stops.length === 0 || !isLost()) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(restore, PATIENCE_MS, true);
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  const leaving = new AbortController();
  const listen = { capture: true, signal: leaving.signal };
  let byKeyboard = false;
  document.addEventListener('keydown', () => (byKeyboard = true), listen);
  document.addEventListener('pointerdown', () => ([byKeyboard, stops] = [false, []]), listen);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      waited = false;
      if (byKeyboard && target instanceof HTMLElement) stops = withStop(stops, target);
    },
    listen,
  );
  return () => {
    observer.disconnect();
    leaving.abort();
    window.clearTimeout(timer);
  };
}

function withStop(stops: readonly Stop[], element: HTMLElement): readonly Stop[] {
  const around: { box: HTMLElement; place: number }[] = [];
  for (let at = element; at.parentElement !== null && at !== document.body; at = at.parentElement) {
    around.push({ box: at.parentElement, place: [...at.parentElement.children].indexOf(at) });
  }
  const { pathname } = window.location;
  const layer = element.closest('[role="dialog"]');
  const below = stops.filter((stop) => stop.layer !== layer && stop.layer?.isConnected !== false);
  return [{ element, layer, around, pathname }, ...below];
}

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

const isDisabled = (element: HTMLElement): boolean =>
  element.isConnected && element.matches(':disabled');

const isFree = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  element.getClientRects().length > 0;

/** The newest stop that still exists, or the element at its place or after it. */
function placeNear(stops: readonly Stop[]): HTMLElement | undefined {
  for (const { element, around } of stops) {
    if (isFree(element)) return element;
    for (const { box, place } of around) {
      if (box.tagName === 'MAIN') return box;
      // Elements outside of it, such as the alerts, are unrelated.
      if (box === document.body || box.parentElement === document.body) break;
      const inside = [...box.querySelectorAll<HTMLElement>(CAN_HAVE_FOCUS)].filter(
        (one) => isFree(one) && one.tabIndex >= 0,
      );
      const from = box.children[place];
      const next = inside.find((one) => from !== undefined && !isBefore(one, from));
      const found = next ?? inside.at(-1);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0;
