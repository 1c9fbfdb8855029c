// Holds back clicks before hydration and repeats the last one after it; until then the clicked
// element is shown as busy. Links and forms that work without scripts proceed after a timeout. Runs
// in the head of the page, before anything can be clicked.
// The events of a press are hidden from React, which would hydrate the whole page at once for them.
import { HYDRATED } from '../lib/hydrated.ts';

const TIMEOUT_MS = 4000;
const PRESS_EVENTS = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'focusin',
  'focusout',
] as const;

type Target = HTMLButtonElement | HTMLAnchorElement;

let pending: Target | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Any other button would do nothing without scripts, or reload the page. */
const worksWithoutScripts = (target: Target): boolean =>
  target.matches('a[href]') ||
  ('form' in target && target.type === 'submit' && target.form?.hasAttribute('action') === true);

const opensElsewhere = (target: Target): boolean =>
  'target' in target && target.target === '_blank';

function hold(event: MouseEvent): void {
  // Clicks happen on elements.
  const target = (event.target as Element).closest<Target>('button, a[href]');
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (target === null || elsewhere || opensElsewhere(target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clearTimeout(timer);
  if (worksWithoutScripts(target)) timer = setTimeout(release, TIMEOUT_MS);
  setPending(target);
}

function setPending(target: Target | undefined): void {
  pending?.removeAttribute('aria-busy');
  target?.setAttribute('aria-busy', 'true');
  pending = target;
}

const hide = (event: Event): void => event.stopImmediatePropagation();

function release(): void {
  removeEventListener('click', hold, true);
  for (const type of PRESS_EVENTS) removeEventListener(type, hide, true);
  const target = pending;
  setPending(undefined);
  target?.click();
}

addEventListener('click', hold, true);
for (const type of PRESS_EVENTS) addEventListener(type, hide, { capture: true, passive: true });
addEventListener(HYDRATED, release, { once: true });
