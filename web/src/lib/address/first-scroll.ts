import { getElementScrollRestorationEntry, type AnyRouter } from '@tanstack/router-core';

/**
 * Whether the page scrolls to its stored position, or else to the top, after a render: always,
 * except after hydration of a new page that the reader has already scrolled.
 */
export function scrollsAfterRender(router: () => AnyRouter): () => boolean {
  let hydrated = false;
  return () => {
    if (hydrated || typeof window === 'undefined') return true;
    hydrated = true;
    const left = getElementScrollRestorationEntry(router(), { getElement: () => window });
    return window.scrollY === 0 || left !== undefined;
  };
}
