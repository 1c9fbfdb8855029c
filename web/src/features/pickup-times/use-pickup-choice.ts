import { useCall } from '../../api/query.tsx';
import { useNow } from '../../lib/time/clock.tsx';
import { mayChoose, missedTexts, timesOf, timeText } from './pickup-words.ts';

interface PickupChoice {
  /** null: nothing of the receipt waits, or no time is offered. */
  readonly choice: 'choose' | 'change' | null;
  /** Its part of the page of pickups. */
  readonly centerId: string;
  /** The chosen time, and why it does not suit the receipt; empty while it does. */
  readonly warning: string;
  readonly isLoading: boolean;
}

/** Whether the pickup time of a paid receipt is still to be chosen. */
export function usePickupChoice(invoiceId: string, enabled: boolean): PickupChoice {
  const { data, isLoading } = useCall('pickup.getPickupSlots', {}, { enabled });
  const now = useNow();
  const center = data?.centers.find(({ receipts }) =>
    receipts.some(({ invoice_id: id }) => id === invoiceId),
  );
  if (!enabled || center === undefined) {
    return { choice: null, centerId: '', warning: '', isLoading };
  }
  const centerId = center.center_id;
  const times = timesOf(center.visit);
  const missed = missedTexts(center, now, invoiceId);
  const warning =
    times === null || missed.length === 0
      ? ''
      : `Your pickup time is ${timeText(times)} ET. ${missed.join(' ')}`;
  if (!mayChoose(center)) return { choice: null, centerId, warning, isLoading };
  return { choice: times === null ? 'choose' : 'change', centerId, warning, isLoading };
}
