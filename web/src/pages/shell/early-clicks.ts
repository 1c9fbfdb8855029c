// A page is there to be read before its scripts listen. What is clicked in between is kept, and
// clicked again when they do; what leads on without scripts does so when they are long in coming.
const HYDRATED = 'hammerdock:hydrated';
const PATIENCE_MS = 4000;

/** Runs once, in the server's head of the page: before anything can be clicked. */
export const EARLY_CLICKS = `(() => {
  let kept;
  let patience;
  // Any other button, clicked on a page without scripts, would do nothing, or load the page again.
  const leadsOn = (target) =>
    target.matches('a[href]') || (target.type === 'submit' && target.form?.hasAttribute('action'));
  const keep = (event) => {
    const target = event.target.closest('button, a[href]');
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (target === null || elsewhere || target.target === '_blank') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clearTimeout(patience);
    if (leadsOn(target)) patience = setTimeout(wake, ${PATIENCE_MS});
    kept = target;
  };
  const wake = () => {
    removeEventListener('click', keep, true);
    kept?.click();
    kept = undefined;
  };
  addEventListener('click', keep, true);
  addEventListener('${HYDRATED}', wake, { once: true });
})();`;

/** The main part of a page wakes up a little later, or at once when it is clicked. */
export function announceHydrated(): void {
  // React can wake it up only after the work that it is at.
  setTimeout(() => window.dispatchEvent(new Event(HYDRATED)));
}
