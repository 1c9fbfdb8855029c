import { useEffect } from 'react';

const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: prints in light colors, whatever the screen has. */
export function usePrintInLight(): void {
  useEffect(() => {
    const root = document.documentElement;
    let ofScreen = root.getAttribute(SCHEME) ?? 'light';
    const lighten = () => {
      ofScreen = root.getAttribute(SCHEME) ?? 'light';
      root.setAttribute(SCHEME, 'light');
    };
    const restore = () => root.setAttribute(SCHEME, ofScreen);
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
