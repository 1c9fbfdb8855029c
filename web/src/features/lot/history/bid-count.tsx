import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { UnstyledButton } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { useLazyDialog } from '../../../lib/interaction/use-lazy-dialog.ts';
import classes from './bid-history.module.css';

const fetchBidHistory = async () => (await import('./bid-history.tsx')).BidHistory;

/** The bid count, which opens the history (LIST-08, PV-07). */
export function BidCount({ lot }: { lot: LotCard }) {
  const { bids } = lot;
  const { Dialog: BidHistory, opened, open, close } = useLazyDialog(fetchBidHistory);
  return (
    <>
      <UnstyledButton className={classes.opener ?? ''} onClick={open} aria-haspopup="dialog">
        <span key={bids}>{countOf(bids, 'bid')}</span>
      </UnstyledButton>
      {BidHistory !== null && <BidHistory lot={lot} opened={opened} onClose={close} />}
    </>
  );
}
