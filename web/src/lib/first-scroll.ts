import { getElementScrollRestorationEntry, type AnyRouter } from '@tanstack/router-core';

/**
 * Whether a page that was drawn is moved to where it was left, or else to its top: always, but for
 * a page that just began to listen while its reader, who came to it anew, had gone on.
 */
export function scrollsAfterRender(router: () => AnyRouter): () => boolean {
  let listens = false;
  return () => {
    if (listens || typeof window === 'undefined') return true;
    listens = true;
    const left = getElementScrollRestorationEntry(router(), { getElement: () => window });
    return window.scrollY === 0 || left !== undefined;
  };
}
