// Loads the page's modules after the first paint and its first pictures, so that they do not
// compete with styles, fonts and pictures on a slow connection. A hidden document is never painted
// and loads them at once.

/** The pictures and the paint are waited for at most this long. */
const WAIT_MS = 1_000;

const { entry = '', imports = '', code = '' } = document.currentScript?.dataset ?? {};

const listOf = (files: string): string[] => files.split(' ').filter(Boolean);

async function load(): Promise<void> {
  // All are fetched at once; the entry would import the code of its routes only after it has run.
  for (const href of [...listOf(imports), entry, ...listOf(code)]) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  // One after the other, so that a slow phone answers taps in between.
  for (const href of listOf(imports)) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await import(/* @vite-ignore */ entry);
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

if (document.hidden) void load();
else requestAnimationFrame(() => setTimeout(loadAfterPictures));
