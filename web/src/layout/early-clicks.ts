// Holds back clicks before hydration and repeats the last one after it. Links and forms that work
// without scripts proceed after a timeout.
const HYDRATED = 'hammerdock:hydrated';
const TIMEOUT_MS = 4000;

/** Runs once, in the head of the rendered page, before anything can be clicked. */
export const EARLY_CLICKS = `(() => {
  let pending;
  let timer;
  // Any other button would do nothing without scripts, or reload the page.
  const worksWithoutScripts = (target) =>
    target.matches('a[href]') || (target.type === 'submit' && target.form?.hasAttribute('action'));
  const hold = (event) => {
    const target = event.target.closest('button, a[href]');
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (target === null || elsewhere || target.target === '_blank') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clearTimeout(timer);
    if (worksWithoutScripts(target)) timer = setTimeout(release, ${TIMEOUT_MS});
    pending = target;
  };
  const release = () => {
    removeEventListener('click', hold, true);
    pending?.click();
    pending = undefined;
  };
  addEventListener('click', hold, true);
  addEventListener('${HYDRATED}', release, { once: true });
})();`;

/** Repeats the held click; the rest of the page hydrates later, or when it is clicked. */
export function announceHydrated(): void {
  // React hydrates the clicked part only after its current work.
  setTimeout(() => window.dispatchEvent(new Event(HYDRATED)));
}
