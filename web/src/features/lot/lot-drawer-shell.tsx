import { CloseButton } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';
import { useIsOpeningLot, useLotDrawer } from './open-lot.tsx';
import classes from './lot-drawer-shell.module.css';

// Plain elements: this is code of every page, and Mantine's Skeleton is not.
/** Stands where the drawer of a lot opens, until its code has loaded: a tap is answered at once. */
export function LotDrawerShell({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className={classes.overlay}>
      <div className={classes.panel}>
        <div className={classes.header}>
          Item details
          <CloseButton aria-label="Close" onClick={onClose} />
        </div>
        <div className={classes.picture} role="status" aria-label="Loading the item" />
        <div className={classes.title} />
        <div className={classes.text} />
      </div>
    </div>
  );
}

/** The shell from the press on, until `loaded`. */
export function LotDrawerLoading({ loaded }: { readonly loaded: boolean }) {
  const { lotId, close } = useLotDrawer();
  const isOpening = useIsOpeningLot();
  // In the HTML it could not be closed before hydration.
  const hydrated = useHydrated();
  if (loaded || !hydrated || (lotId === undefined && !isOpening)) return null;
  return <LotDrawerShell onClose={close} />;
}
