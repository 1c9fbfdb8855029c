import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import type { BidFlow } from '../use-bid-flow.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RestrictionDialog } from './restriction-dialog.tsx';

interface Props {
  readonly lot: LotDetail;
  readonly flow: BidFlow;
  /** Leads back to the amount. */
  readonly onChange: () => void;
}

/** The confirmation of a bid, or what prevents it. */
export const BidDialogs = ({ lot, flow, onChange }: Props) => (
  <>
    <ConfirmDialog
      lot={lot}
      quote={flow.quote}
      isHard={flow.bidType === 'hard'}
      busy={flow.confirming}
      isRetrying={flow.retrying === 'bid'}
      onConfirm={flow.confirm}
      onChange={onChange}
      onClose={flow.leave}
    />
    <RestrictionDialog
      lot={lot}
      typed={flow.typed}
      refused={flow.refused}
      onClose={flow.leave}
      onResolved={flow.askAgain}
    />
  </>
);
