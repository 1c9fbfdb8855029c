import { useTurnOnQuickBid } from '../../../../api/bids/use-turn-on-quick-bid.ts';
import { QuickBidOff } from '../../../../ui/lot/quick-bid-off.tsx';
import type { RemedyProps } from './remedy.ts';

export function TurnOnQuickBid({ refused, onClose }: RemedyProps) {
  const { busy, turnOn } = useTurnOnQuickBid(onClose);
  return <QuickBidOff text={refused.message} busy={busy} onTurnOn={turnOn} onClose={onClose} />;
}
