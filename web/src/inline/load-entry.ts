// Loads the page's modules after the first paint and its first pictures, so that they do not
// compete with styles, fonts and pictures on a slow connection. A hidden document is never painted
// and loads them at once.

/** The pictures and the paint are waited for at most this long. */
const WAIT_MS = 1_000;

const { entry = '', code = '' } = document.currentScript?.dataset ?? {};

function load(): void {
  void import(/* @vite-ignore */ entry);
  // Fetched beside the entry, which would import them only after it has run.
  for (const href of code.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
}

/** The browser reports a paint when it is on the screen, a moment after the frame's callbacks. */
const painted = new Promise<void>((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve();
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
});

const loaded = (picture: HTMLImageElement): Promise<unknown> =>
  picture.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        picture.addEventListener('load', resolve);
        picture.addEventListener('error', resolve);
      });

function loadAfterPictures(): void {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const seen = Promise.all([painted, ...Array.from(pictures, loaded)]);
  const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  void Promise.race([seen, late]).then(load);
}

if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(loadAfterPictures));
