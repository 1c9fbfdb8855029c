import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts';
import classes from './bid-history.module.css';

const BidHistory = lazy(async () => ({
  default: (await import('./bid-history.tsx')).BidHistory,
}));

/** The bid count, which opens the history (LIST-08, PV-07). */
export function BidCount({ lotId, bids }: { lotId: string; bids: number }) {
  const dialog = useLazyDialog();
  return (
    <>
      <UnstyledButton className={classes.opener} onClick={dialog.open} aria-haspopup="dialog">
        {bids === 1 ? '1 bid' : `${bids} bids`}
      </UnstyledButton>
      {dialog.wanted && (
        <Suspense>
          <BidHistory lotId={lotId} opened={dialog.opened} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
