import { useState, type ComponentType } from 'react';
import { isServerThere } from './server-there.ts';

/** Says where a part is, as `async () => (await import('./part.tsx')).Part`. */
export type PartSource<P> = () => Promise<ComponentType<P>>;

/** On the slowest of lines an answer takes seconds. */
const ANSWER_MS = 10_000;

/**
 * For a part of a page whose code is fetched when it is wanted. React's `lazy` would give the whole
 * page up where the line is gone, and fail for ever after; here the page stays, whoever fetches
 * says what comes of a failure, and the next time is a new try.
 *
 * Browsers, too, remember an import that failed for as long as the page lives. So the server is
 * asked first whether it is there, and nothing is imported while it is not.
 */
export function useLazyPart<P>(source: PartSource<P>) {
  // In a box, since React would call a bare component for the next state.
  const [fetched, setFetched] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  return {
    Part: fetched === null ? null : fetched.Part,
    fetchPart: async (): Promise<void> => {
      if (fetched !== null) return;
      if (!(await isServerThere(ANSWER_MS))) throw new Error('The server is not there.');
      setFetched({ Part: await source() });
    },
  };
}
