import { useCall } from '../../api/query.tsx';
import { mayChoose, timesOf } from './pickup-words.ts';

interface PickupChoice {
  /** null: nothing of the receipt waits, or no time is offered. */
  readonly choice: 'choose' | 'change' | null;
  readonly isLoading: boolean;
}

/** Whether the pickup time of a paid receipt is still to be chosen. */
export function usePickupChoice(invoiceId: string, enabled: boolean): PickupChoice {
  const { data, isLoading } = useCall('pickup.getPickupSlots', {}, { enabled });
  const center = data?.centers.find(({ receipts }) =>
    receipts.some(({ invoice_id: id }) => id === invoiceId),
  );
  if (!enabled || center === undefined || !mayChoose(center)) return { choice: null, isLoading };
  return { choice: timesOf(center.visit) === null ? 'choose' : 'change', isLoading };
}
