import { Button } from '@mantine/core';
import type { LotTile, LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useLazyDialog } from '../../../lib/interaction/use-lazy-dialog.ts';
import steady from '../../../ui/steady-label.module.css';

const fetchBidReplay = async () => (await import('./bid-replay.tsx')).BidReplay;

/** BID-25: the bid replay, for bidders on the lot. */
export function WhyOutbid({ lot }: { readonly lot: LotTile & Pick<LotCard, 'buynowed'> }) {
  const { Dialog: BidReplay, opened, open, close } = useLazyDialog(fetchBidReplay);
  // A Buy Now buyer has not bid.
  if (lot.bidtopstatus === '' || lot.buynowed !== null) return null;
  const behind = lot.bidtopstatus === 'outbid' || lot.bidtopstatus === 'lost';
  const question = behind ? 'Why was I outbid?' : 'Bid-by-bid details';
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        aria-haspopup="dialog"
        onClick={open}
        classNames={{ label: steady.label ?? '' }}
      >
        <span key={question}>{question}</span>
      </Button>
      {BidReplay !== null && (
        <BidReplay lot={lot} title={question} opened={opened} onClose={close} />
      )}
    </>
  );
}
