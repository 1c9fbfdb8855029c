import { useState } from 'react';

/**
 * For a dialog whose code is fetched when it is first opened. Afterwards it stays, so that closing
 * it can give the focus back to what opened it.
 */
export function useLazyDialog() {
  const [state, setState] = useState<'unopened' | 'opened' | 'closed'>('unopened');
  return {
    wanted: state !== 'unopened',
    opened: state === 'opened',
    open: () => setState('opened'),
    close: () => setState('closed'),
  };
}
