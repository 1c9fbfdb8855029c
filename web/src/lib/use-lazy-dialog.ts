import { useEffect, useState } from 'react';
import { alertError, SOMETHING_WENT_WRONG } from './alerts.ts';
import { useLazyPart, type PartSource } from './use-lazy-part.ts';

/**
 * For a dialog whose code is fetched when it is first opened. Where it cannot be had, it was never
 * opened. Afterwards it may stay, so that closing it can give the focus back to what opened it.
 */
export function useLazyDialog<P>(source: PartSource<P>) {
  const { Part, fetchPart } = useLazyPart(source);
  const [opened, setOpened] = useState(false);
  return {
    /** null until it is there. */
    Dialog: Part,
    opened,
    open: () => {
      // At once where it is there: phones bring the keyboard up during the press only.
      if (Part !== null) setOpened(true);
      else {
        void fetchPart().then(
          () => setOpened(true),
          () => alertError(SOMETHING_WENT_WRONG),
        );
      }
    },
    close: () => setOpened(false),
  };
}

/**
 * Closed in its first render, even when it is to be open: only a dialog that is seen to open
 * remembers what had the focus before.
 */
export function useOpening(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(opened));
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return shown;
}
