import { useTurnOnQuickBid } from '../../../../api/bids/use-turn-on-quick-bid.ts';
import { useOpening } from '../../../../lib/interaction/use-lazy-dialog.ts';
import { QUICK_BID_OFF, QuickBidOff } from '../../../../ui/lot/quick-bid-off.tsx';
import { Modal } from '../../../../ui/layers/modal.tsx';

interface Props {
  readonly text: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function QuickBidOffDialog({ text, opened, onClose }: Props) {
  const { busy, turnOn } = useTurnOnQuickBid(onClose);
  return (
    <Modal opened={useOpening(opened)} onClose={onClose} title={QUICK_BID_OFF}>
      <QuickBidOff text={text} busy={busy} onTurnOn={turnOn} onClose={onClose} />
    </Modal>
  );
}
