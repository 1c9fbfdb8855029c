import { lazy, Suspense } from 'react';
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts';
import plain from '../../../ui/plain-button.module.css';
import classes from './bid-history.module.css';

const BidHistory = lazy(async () => ({
  default: (await import('./bid-history.tsx')).BidHistory,
}));

/** The bid count, which opens the history (LIST-08, PV-07). */
export function BidCount({ lotId, bids }: { lotId: string; bids: number }) {
  const dialog = useLazyDialog();
  return (
    <>
      <button
        type="button"
        className={`${plain.button} ${classes.opener}`}
        onClick={dialog.open}
        aria-haspopup="dialog"
      >
        <span key={bids}>{bids === 1 ? '1 bid' : `${bids} bids`}</span>
      </button>
      {dialog.wanted && (
        <Suspense>
          <BidHistory lotId={lotId} opened={dialog.opened} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
