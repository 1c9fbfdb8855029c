import type { RefusedBidProps } from '../../api/bids/remedied.ts';
import { useCall } from '../../api/query.tsx';
import { RestrictionDialog } from './dialogs/restriction-dialog.tsx';

/**
 * The dialog of the bid panel for a bid that was refused elsewhere. Until the lot is loaded, and
 * if that fails, the reason beside the button has to do.
 */
export function RaiseRemedy({ lotId, refused, ...given }: RefusedBidProps) {
  const { data: lot } = useCall('catalog.getProductInfo', { product_id: lotId });
  if (lot === undefined) return null;
  return <RestrictionDialog lot={lot} typed={refused.amount} refused={refused.error} {...given} />;
}
