import { useEffect, useState } from 'react';
import { alertError, NOT_LOADED } from '../notices/alerts.ts';
import { useLazyPart, type PartSource } from './use-lazy-part.ts';

/**
 * For a dialog whose code is loaded when it is first opened; when loading fails, it stays closed.
 * It stays mounted after closing, so that the focus returns to the element that opened it.
 */
export function useLazyDialog<P>(source: PartSource<P>) {
  const { Part, fetchPart } = useLazyPart(source);
  const [opened, setOpened] = useState(false);
  return {
    /** null until it is loaded. */
    Dialog: Part,
    opened,
    open: () => {
      // Opens synchronously when loaded: phones show the keyboard only during the press.
      if (Part !== null) setOpened(true);
      else {
        void fetchPart().then(
          () => setOpened(true),
          () => alertError(NOT_LOADED),
        );
      }
    },
    close: () => setOpened(false),
  };
}

/**
 * Closed in its first render, even when it should be open: a dialog remembers the previous focus
 * only when it changes from closed to open.
 */
export function useOpening(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(opened));
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return shown;
}
