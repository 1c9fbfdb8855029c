// Loads the page's modules after the first paint, so that they do not compete with styles, fonts
// and pictures on a slow connection. A hidden document is never painted and loads them at once.
const address = document.currentScript?.dataset['entry'] ?? '';
const load = (): void => void import(/* @vite-ignore */ address);

if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(load));
