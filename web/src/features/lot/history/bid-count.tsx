import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts';
import plain from '../../../ui/plain-button.module.css';
import classes from './bid-history.module.css';

const fetchBidHistory = async () => (await import('./bid-history.tsx')).BidHistory;

/** The bid count, which opens the history (LIST-08, PV-07). */
export function BidCount({ lotId, bids }: { lotId: string; bids: number }) {
  const { Dialog: BidHistory, opened, open, close } = useLazyDialog(fetchBidHistory);
  return (
    <>
      <button
        type="button"
        className={`${plain.button} ${classes.opener}`}
        onClick={open}
        aria-haspopup="dialog"
      >
        <span key={bids}>{bids === 1 ? '1 bid' : `${bids} bids`}</span>
      </button>
      {BidHistory !== null && <BidHistory lotId={lotId} opened={opened} onClose={close} />}
    </>
  );
}
