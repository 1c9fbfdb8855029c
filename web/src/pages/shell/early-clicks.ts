// A page is there to be read before its scripts listen. What is clicked in between is kept, and
// clicked again when they do; a link leads on by itself when they are long in coming.
const AWAKE = 'hammerdock:awake';
const PATIENCE_MS = 4000;

/** Runs once, in the server's head of the page: before anything can be clicked. */
export const EARLY_CLICKS = `(() => {
  let kept;
  const keep = (event) => {
    const target = event.target.closest('button, a[href]');
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (target === null || elsewhere || target.target === '_blank') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (kept === undefined) setTimeout(wake, ${PATIENCE_MS});
    kept = target;
  };
  const wake = () => {
    removeEventListener('click', keep, true);
    kept?.click();
    kept = undefined;
  };
  addEventListener('click', keep, true);
  addEventListener('${AWAKE}', wake, { once: true });
})();`;

/** The main part of a page wakes up a little later, or at once when it is clicked. */
export function tellAwake(): void {
  // React can wake it up only after the work that it is at.
  setTimeout(() => window.dispatchEvent(new Event(AWAKE)));
}
