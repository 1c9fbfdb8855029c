import { countOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { formatPickupTime } from '@hammerdock/domain/time.ts';

interface ReadyReceipt {
  readonly inv_num: string;
  readonly lot_count: number;
  readonly pickup_start_date: string;
  readonly pickup_end_date: string;
}

interface Times {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Receipts that cannot be picked up in all of this time, and until or from when they can. */
export function missedBy(receipts: readonly ReadyReceipt[], times: Times): string[] {
  const [opensAt, closesAt] = [instantOf(times.starts_at), instantOf(times.ends_at)];
  return receipts.flatMap((receipt) => {
    const what = `Receipt ${receipt.inv_num} (${countOf(receipt.lot_count, 'item')})`;
    const start = instantOf(receipt.pickup_start_date);
    const end = instantOf(receipt.pickup_end_date);
    if (end < closesAt) {
      const hint = end <= opensAt ? ', before this time' : ', so please come before that';
      return [`${what} must be picked up by ${formatPickupTime(end)}${hint}.`];
    }
    if (start > opensAt) {
      const hint = start >= closesAt ? ', after this time' : ', so please come after that';
      return [`${what} isn’t ready until ${formatPickupTime(start)}${hint}.`];
    }
    return [];
  });
}
