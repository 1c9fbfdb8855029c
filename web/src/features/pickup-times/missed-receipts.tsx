import { Alert } from '@mantine/core';
import type { PickupCenter } from './pickup-center.ts';
import { missedBy } from './pickup-words.ts';

interface Props {
  readonly receipts: PickupCenter['receipts'];
  readonly times: { readonly starts_at: string; readonly ends_at: string };
}

/** Other receipts have other pickup windows. */
export function MissedReceipts({ receipts, times }: Props) {
  const missed = missedBy(receipts, times);
  if (missed.length === 0) return null;
  return (
    <Alert color="amber" mt="sm" role="status">
      {missed.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
}
