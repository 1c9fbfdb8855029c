import { useEffect, useEffectEvent } from 'react';
import { useLazyPart, type PartSource } from './use-lazy-part.ts';

interface Props<P> {
  readonly fetchDialog: PartSource<P>;
  /** null: closed. */
  readonly given: P | null;
  /** The dialog should open, but its code did not arrive. */
  readonly onMissing: () => void;
}

/**
 * A dialog that opens without a wait although the page does not wait for its code, which is loaded
 * as soon as the page is ready; if that fails, again when the dialog should open.
 */
export function PrefetchedDialog<P extends object>({ fetchDialog, given, onMissing }: Props<P>) {
  const { Part: Dialog, fetchPart } = useLazyPart(fetchDialog);
  const isOpen = given !== null;
  const fetch = useEffectEvent((isNeeded: boolean) =>
    fetchPart().catch(() => {
      // Code that did not load early is loaded again when the dialog opens.
      if (isNeeded) onMissing();
    }),
  );
  useEffect(() => void fetch(isOpen), [isOpen]);
  return Dialog === null || given === null ? null : <Dialog {...given} />;
}
